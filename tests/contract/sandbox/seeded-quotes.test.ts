import { beforeAll, describe, expect, it } from 'vitest'
import { orderSchema } from '../../../lib/contract/commerce/order/order.ts'
import { quoteSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { quoteListSchema } from '../../../lib/contract/commerce/quote/quote-list.ts'
import { quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { seedOrders } from '../../../sandbox/seed/orders.ts'
import { seedQuotes } from '../../../sandbox/seed/quotes.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../commerce/catalogue/catalogue-harness.ts'
import { readExactly } from '../commerce/commerce-harness.ts'

const PETRA = { as: 'uid-petra' }

let commerce: CatalogueHarness

const read = (path: string) => commerce.us(`/users/current${path}`, PETRA)

const listed = async (query = '') =>
  quoteListSchema.parse(await (await read(`/quotes?pageSize=100&${query}`)).json()).quotes

const shown = async (name: string) => {
  const { code = '' } = (await listed()).find(quote => quote.name === name) ?? {}
  return readExactly(await read(`/quotes/${code}?fields=FULL`), quoteSchema)
}

beforeAll(() => {
  commerce = createCatalogueHarness()
  seedOrders(commerce.context)
  seedQuotes(commerce.context)
})

describe('the quotes of the sample data', () => {
  it('are in every step that a buyer sees', async () => {
    const steps = new Set((await listed()).map(({ state }) => quoteStep(state)))
    expect([...steps].sort()).toEqual([
      'accepted',
      'cancelled',
      'draft',
      'expired',
      'offer',
      'ordered',
      'rejected',
      'review',
    ])
  })

  it('have an offer with a discount, a conversation, a file and days left', async () => {
    const quote = await shown('Grant of the county')
    expect(quote).toMatchObject({ sapQuoteDiscountsType: 'PERCENT', sapQuoteDiscountsRate: 8 })
    expect(quote.comments?.map(({ fromCustomer }) => fromCustomer)).toEqual([true, false])
    expect(quote.entries?.[1]?.comments).toHaveLength(1)
    expect(quote.sapAttachments).toMatchObject([{ filename: 'terms.pdf' }])
    const left = Date.parse(quote.expirationTime ?? '') - commerce.context.clock.now()
    expect(Math.floor(left / 86_400_000)).toBe(19)
  })

  it('have one that expires tomorrow', async () => {
    const { expirationTime = '' } = await shown('Record forms for the new year')
    const left = Date.parse(expirationTime) - commerce.context.clock.now()
    expect(Math.floor(left / 86_400_000)).toBe(1)
  })

  it('have one that became an order of the same sum', async () => {
    const { sapOrderCode, totalPrice, code } = await shown('Two kits for Columbus')
    const order = await readExactly(await read(`/orders/${sapOrderCode}?fields=FULL`), orderSchema)
    expect([order.sapQuoteCode, order.subTotal?.value]).toEqual([code, totalPrice?.value])
  })

  it('have one of a colleague, which is listed for the organization', async () => {
    const all = await listed('scope=organization')
    expect(all.filter(({ orgCustomer }) => orgCustomer?.name === 'Quentin Ash')).toHaveLength(1)
    expect(await listed()).toHaveLength(all.length - 1)
  })

  it('tell nobody anything', async () => {
    await listed()
    expect(commerce.sentMail).toEqual([])
  })
})
