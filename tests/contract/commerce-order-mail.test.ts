import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueHarness, createCatalogueHarness } from './commerce-catalogue-harness.ts'
import { EDITH } from './commerce-checkout-calls.ts'
import { orderCalls } from './commerce-order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

describe('the mail after an order', () => {
  it('sends a confirmation in the language of the customer', async () => {
    const order = await calls.placed(EDITH, await calls.ready())
    expect(commerce.sentMail).toMatchObject([
      { to: 'edith.marsh@example.com', subject: `Your order ${order.code}` },
    ])
    expect(commerce.sentMail[0]?.text).toContain(order.totalPriceWithTax?.formattedValue)
  })

  it('confirms sums that add up, with what is taken off and the tax', async () => {
    const cart = await calls.ready()
    await calls.call(EDITH, cart, '/applyVoucher', { body: { voucherId: 'SAVE10' } })
    const order = await calls.placed(EDITH, cart)
    const { subTotal, totalDiscounts, deliveryCost, totalTax, totalPriceWithTax } = order
    expect(totalDiscounts?.value).toBeGreaterThan(0)
    for (const sum of [subTotal, totalDiscounts, deliveryCost, totalTax, totalPriceWithTax])
      expect(commerce.sentMail[0]?.text).toContain(sum?.formattedValue)
    const cents = (price: typeof subTotal) => Math.round((price?.value ?? Number.NaN) * 100)
    expect(cents(subTotal) - cents(totalDiscounts) + cents(deliveryCost) + cents(totalTax)).toBe(
      cents(totalPriceWithTax),
    )
  })
})
