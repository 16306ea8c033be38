import { beforeEach, describe, expect, it } from 'vitest'
import { fill, mailTexts } from '../../../../sandbox/commerce/mails/mail-texts.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH } from '../checkout/checkout-calls.ts'
import { orderCalls } from './order-calls.ts'

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

  const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const

  it.each(LANGUAGES)('tells what becomes of it, in text and HTML: %s', async language => {
    const texts = mailTexts(language).mails
    const cart = await calls.filled(EDITH, [ITEMS.kit, 2], [ITEMS.usage, 5])
    await calls.shipTo(EDITH, cart, ADDRESSES.washington)
    await calls.setMode(EDITH, cart, 'standard')
    await calls.put(EDITH, cart, '/inventoryaccount', { createNew: true })
    const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
    await calls.settled(EDITH, cart, `/paymenttype?${payment}`)
    const { code } = await calls.placed(EDITH, cart)
    commerce.context.database.prepare('UPDATE commerce_orders SET language = ?').run(language)
    await calls.cancel(EDITH, code, { 0: 1 })
    await calls.ahead(code, 3)
    await calls.ahead(code, 96)
    const { code: returned } = await (await calls.giveBack(EDITH, code, { 0: 1 })).json()
    await calls.step(`returns/${returned}`, { ahead: 3 * 3_600 })
    const lookup = { orderCode: code, email: 'edith.marsh@example.com' }
    await commerce.us(`/orders/lookup?lang=en`, { body: lookup })
    await new Promise(resolve => setImmediate(resolve))
    const [, ...mails] = commerce.sentMail
    const values = { order: code, parcel: '1', rma: `RMA${returned}` }
    const told = ['unitsCancelled', 'activation', 'shipped', 'credited', 'returnAccepted'] as const
    expect(mails.slice(0, -1).map(({ subject }) => subject)).toEqual(
      told.map(event => fill(texts[event].subject, values)),
    )
    for (const { text, html = '' } of mails) {
      expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}/)
      expect(html).toContain('<!doctype html>')
    }
  })

  it('says why an order waits, and writes names as text', async () => {
    commerce.context.database
      .prepare("UPDATE commerce_customers SET first_name = '<b>' WHERE uid = 'edith.marsh'")
      .run()
    const cart = await calls.ready()
    await calls.settled(EDITH, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderToFollow=true')
    await calls.placed(EDITH, cart)
    const [letter] = commerce.sentMail
    expect(letter?.text).toContain(mailTexts('en').holds.PURCHASE_ORDER)
    expect(letter?.html).not.toContain('<b>')
  })
})
