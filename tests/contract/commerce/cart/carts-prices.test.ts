import { beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../../lib/contract/commerce/cart/cart.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { cartCalls, ITEMS } from './cart-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)

const holding = async (site: string, ...lines: [string, number][]): Promise<Cart> => {
  const { guid } = await calls.created({ site })
  for (const [code, quantity] of lines) await calls.added({ site }, guid, code, quantity)
  return calls.shown({ site }, guid)
}

const price = (site: string, code: string, minor: number | null) =>
  commerce.change(`/items/${code}`, { site, price: minor })

describe('the price of a cart', () => {
  it('is the sum of its entries, exact to the cent', async () => {
    await price('usassessments', ITEMS.kit, 1010)
    await price('usassessments', ITEMS.manual, 2020)
    const cart = await holding('usassessments', [ITEMS.kit, 3], [ITEMS.manual, 1])
    expect(cart.entries.map(({ basePrice, totalPrice }) => [basePrice?.value, totalPrice?.value])).toEqual([
      [10.1, 30.3],
      [20.2, 20.2],
    ])
    expect([cart.subTotal?.value, cart.totalPrice?.value]).toEqual([50.5, 50.5])
    expect(cart.totalPrice?.formattedValue).toBe('$50.50')
    expect(cart).not.toHaveProperty('totalDiscounts')
  })

  it('uses the volume price for the quantity of each entry', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.usage, 9)
    expect((await calls.shown({}, guid)).totalPrice?.value).toBe(18)
    await calls.added({}, guid, ITEMS.usage, 1)
    const [entry] = (await calls.shown({}, guid)).entries
    expect([entry?.basePrice?.value, entry?.totalPrice?.value]).toEqual([1.9, 19])
    await calls.changed({}, guid, 0, 100)
    expect((await calls.shown({}, guid)).totalPrice?.value).toBe(170)
  })

  it('uses the current price, not the one at the time of adding', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.kit, 1)
    await price('usassessments', ITEMS.kit, 20_000)
    expect((await calls.shown({}, guid)).totalPrice?.value).toBe(200)
  })

  it('excludes entries that can no longer be ordered, but keeps them in the cart', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.kit, 1)
    await calls.added({}, guid, ITEMS.manual, 1)
    await calls.added({}, guid, ITEMS.usage, 1)
    await price('usassessments', ITEMS.manual, null)
    await commerce.change(`/items/${ITEMS.kit}`, { status: 'WITHDRAWN' })
    const { entries, totalPrice, totalItems } = await calls.shown({}, guid)
    expect(entries.map(entry => 'totalPrice' in entry)).toEqual([false, false, true])
    expect(entries[0]?.product.productItem.status).toBe('WITHDRAWN')
    expect([totalItems, totalPrice?.value]).toEqual([3, 2])
  })

  it('excludes tax on a site with net prices; tax is added when ordering', async () => {
    const cart = await holding('ukassessments', [ITEMS.kit, 1])
    expect(cart).toMatchObject({ net: true, totalPrice: { currencyIso: 'GBP' }, totalTax: { value: 0 } })
    expect(cart.totalPriceWithTax).toEqual(cart.totalPrice)
  })

  it.each([
    ['auassessments', 11_000, 10],
    ['nzassessments', 11_500, 15],
  ])('shows the included tax on the site %s, which has gross prices', async (site, minor, tax) => {
    await price(site, ITEMS.kit, minor)
    const cart = await holding(site, [ITEMS.kit, 1])
    expect(cart).toMatchObject({
      net: false,
      totalPrice: { value: minor / 100 },
      totalPriceWithTax: { value: minor / 100 },
      totalTax: { value: tax },
    })
  })
})
