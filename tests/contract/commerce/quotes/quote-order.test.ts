import { beforeEach, describe, expect, it } from 'vitest'
import { fill, mailTexts } from '../../../../sandbox/commerce/mails/mail-texts.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH } from '../checkout/checkout-calls.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { quoteCalls } from './quote-calls.ts'

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const quotes = quoteCalls(() => commerce)
const orders = orderCalls(() => commerce)

/** An order that was placed from a quote, and the number of the quote. */
const ordered = async () => {
  const { code } = await quotes.offered()
  await quotes.act(code, 'CHECKOUT')
  const { cartId: cart = '' } = await quotes.show(code)
  await orders.shipTo(EDITH, cart, ADDRESSES.ohio)
  await orders.setMode(EDITH, cart, 'standard')
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await orders.settled(EDITH, cart, `/paymenttype?${payment}`)
  return { code, order: await orders.placed(EDITH, cart) }
}

describe('the order of a quote', () => {
  it('names the quote in its mails and in the list of orders', async () => {
    const { code, order } = await ordered()
    const before = commerce.sentMail.length
    await orders.cancel(EDITH, order.code, { 0: 1 })
    const received = commerce.sentMail.find(({ subject }) => subject === `Your order ${order.code}`)
    const [cancelled] = commerce.sentMail.slice(before)
    const quoted = `You placed this order from your quote ${code}.`
    for (const letter of [received, cancelled]) {
      expect(letter?.text).toContain(quoted)
      expect(letter?.html).toContain(quoted)
    }
    const list = await commerce.us('/users/current/orders?fields=FULL', EDITH)
    expect((await list.json()).orders).toMatchObject([{ code: order.code, sapQuoteCode: code }])
  })

  it.each(['fr', 'nl', 'es'])('names the quote in %s, too', async language => {
    const { code, order } = await ordered()
    commerce.context.database.prepare('UPDATE commerce_orders SET language = ?').run(language)
    await orders.cancel(EDITH, order.code, { 0: 1 })
    expect(commerce.sentMail.at(-1)?.text).toContain(fill(mailTexts(language).quoted, { quote: code }))
  })
})
