import { beforeAll, describe, expect, it } from 'vitest'
import { seedSavedCarts } from '../../../sandbox/seed/saved-carts.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../commerce/catalogue/catalogue-harness.ts'
import { PETRA, QUENTIN, savedCartCalls } from '../commerce/saved-carts/saved-cart-calls.ts'

let commerce: CatalogueHarness

const { names, page, shown } = savedCartCalls(() => commerce)

const codeOf = async (name: string) => (await page(PETRA)).carts.find(cart => cart.name === name)?.code ?? ''

beforeAll(() => {
  commerce = createCatalogueHarness()
  seedSavedCarts(commerce.context)
})

describe('the saved carts of the sample data', () => {
  it('are Petra’s own two, one of them a school-year list, and one that a colleague shares', async () => {
    expect(await names(PETRA)).toEqual(['For the whole practice', 'Every August', 'Intake kits'])
    expect(await names(PETRA, '&kind=schoolYear')).toEqual(['Every August'])
    expect(await names(PETRA, '&kind=shared')).toEqual(['For the whole practice'])
    expect(await names(QUENTIN)).toEqual(['For the whole practice'])
  })

  it('show a higher and a lower price, and an item that was withdrawn since', async () => {
    const { entries, totalPrice, savedTotal } = await shown(PETRA, await codeOf('Intake kits'))
    expect(
      entries.map(({ basePrice, saved }) => [saved?.basePrice?.value, basePrice?.value, saved?.currentState]),
    ).toEqual([
      [215, 226, 'AVAILABLE'],
      [52, 49, 'AVAILABLE'],
      [980, undefined, 'WITHDRAWN'],
    ])
    expect(totalPrice?.value).not.toBe(savedTotal?.value)
  })
})
