import { beforeEach, describe, expect, it } from 'vitest'
import { fill, mailTexts } from '../../../../sandbox/commerce/mails/mail-texts.ts'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

const EDITH = { as: 'uid-edith' }
const HOUR = 60 * 60

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)
const carts = cartCalls(() => commerce)

const offer = (code: string, how: object) => calls.sell(code, { state: 'BUYER_OFFER', ...how })

/** Two lines: 452.00 and 147.00, of which 10 % is taken off for the organization: 539.10. */
const twoLines = async (): Promise<string> => {
  const cart = await calls.filled()
  await carts.added(EDITH, cart, ITEMS.manual, 3)
  const { code } = await calls.created({ cartId: cart })
  await calls.act(code, 'SUBMIT')
  return code
}

const cents = (price: { value: number } | undefined) => Math.round((price?.value ?? Number.NaN) * 100)

describe('an offer', () => {
  it.each([
    [{ discount: { discountType: 'PERCENT', discountRate: 7.5 } }, 49867],
    [{ discount: { discountType: 'ABSOLUTE', discountRate: 39.11 } }, 49999],
    [{ discount: { discountType: 'TARGET', discountRate: 499.99 } }, 49999],
    [{ total: 33_333 }, 33333],
    [{ prices: [{ entryNumber: 0, price: 18_001 }] }, 36002 + 13230],
    [{ total: 0 }, 0],
  ])('%j has a price for each line, and its sums agree to the cent', async (how, total) => {
    const code = await twoLines()
    expect(await offer(code, how)).toBe(204)
    const quote = await calls.show(code)
    expect([quote.state, cents(quote.totalPrice)]).toEqual(['BUYER_OFFER', total])
    expect(cents(quote.previousEstimatedTotal)).toBe(53910)
    expect(cents(quote.orderDiscounts) + cents(quote.quoteDiscounts) + total).toBe(45200 + 14700)
    const lines = quote.entries.map(entry => [entry.totalPrice, entry.quoted] as const)
    expect(lines.reduce((sum, [, quoted]) => sum + cents(quoted?.totalPrice), 0)).toBe(total)
    for (const [list, quoted] of lines) {
      expect(cents(quoted?.totalPrice) + cents(quoted?.saving)).toBe(cents(list))
      expect(cents(quoted?.saving)).toBeGreaterThanOrEqual(0)
    }
    expect(quote.entries.map(({ basePrice }) => cents(basePrice))).toEqual([22600, 4900])
  })

  it('tells which discount it is', async () => {
    const code = await twoLines()
    await offer(code, { discount: { discountType: 'PERCENT', discountRate: 12.5 } })
    expect(await calls.show(code)).toMatchObject({
      sapQuoteDiscountsType: 'PERCENT',
      sapQuoteDiscountsRate: 12.5,
    })
  })

  it('never costs more than the lines do, and has prices only of lines that there are', async () => {
    const code = await twoLines()
    expect(await offer(code, { total: 53_911 })).toBe(404)
    expect(await offer(code, { discount: { discountType: 'ABSOLUTE', discountRate: 600 } })).toBe(404)
    expect(await offer(code, { discount: { discountType: 'PERCENT', discountRate: 100.01 } })).toBe(404)
    expect(await offer(code, { prices: [{ entryNumber: 0, price: 22_601 }] })).toBe(404)
    expect(await offer(code, { prices: [{ entryNumber: 2, price: 1 }] })).toBe(404)
    expect((await calls.show(code)).state).toBe('BUYER_SUBMITTED')
  })

  it('is made of the prices of the day on which the quote was submitted', async () => {
    const code = await twoLines()
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 99_900 })
    await offer(code, { discount: { discountType: 'PERCENT', discountRate: 0 } })
    expect((await calls.show(code)).totalPrice?.value).toBe(539.1)
  })
})

describe('shipping and tax of a quote', () => {
  it('are estimated for the address of the organization, before anything is ordered', async () => {
    const { code } = await calls.offered(20_000)
    const { net, deliveryEstimate } = await calls.show(code)
    expect(net).toBe(true)
    const { destination, deliveryCost, totalTax, totalPriceWithTax } = deliveryEstimate ?? {}
    expect(destination).toMatchObject({ countryIso: 'US', regionIso: 'US-OH' })
    expect(cents(deliveryCost)).toBeGreaterThan(0)
    expect(20_000 + cents(deliveryCost) + cents(totalTax)).toBe(cents(totalPriceWithTax))
  })

  it('are not estimated without an address', async () => {
    const { code } = await calls.offered()
    commerce.context.database.exec("DELETE FROM commerce_addresses WHERE role = 'PRIMARY_BILLING'")
    expect(await calls.show(code)).not.toHaveProperty('deliveryEstimate')
  })
})

describe('support', () => {
  it('takes a quote up after two hours, and offers 5 percent off after a day', async () => {
    const code = await calls.submitted()
    commerce.advance(2 * HOUR - 1)
    expect((await calls.show(code)).state).toBe('BUYER_SUBMITTED')
    commerce.advance(1)
    expect((await calls.show(code)).state).toBe('SELLER_REQUEST')
    commerce.advance(22 * HOUR)
    expect(await calls.show(code)).toMatchObject({
      state: 'BUYER_OFFER',
      totalPrice: { value: 386.46 },
      expirationTime: '2026-10-29T10:00:00+0000',
    })
  })

  it('has expired offers of its own, however late somebody looks', async () => {
    const code = await calls.submitted()
    commerce.advance(31 * 24 * HOUR)
    expect((await calls.show(code)).state).toBe('EXPIRED')
  })

  it('leaves to people what they have taken up themselves', async () => {
    const code = await calls.submitted()
    await calls.sell(code, { state: 'SELLER_DRAFT' })
    commerce.advance(48 * HOUR)
    expect((await calls.show(code)).state).toBe('SELLER_DRAFT')
  })

  it('writes comments on a quote and on its lines', async () => {
    const code = await calls.submitted()
    expect(await calls.support(code, 'comments', { text: 'We can do better.' })).toBe(204)
    expect(await calls.support(code, 'comments', { text: 'In stock.', entryNumber: 0 })).toBe(204)
    expect(await calls.support(code, 'comments', { text: 'Where?', entryNumber: 1 })).toBe(404)
    const quote = await calls.show(code)
    const author = { uid: 'support', name: 'Customer support' }
    expect(quote.comments).toMatchObject([{ text: 'We can do better.', author, fromCustomer: false }])
    expect(quote.entries[0]?.comments).toMatchObject([{ text: 'In stock.', fromCustomer: false }])
  })

  it('adds files, which nobody else can read', async () => {
    const code = await calls.submitted()
    expect((await calls.show(code)).sapAttachments).toEqual([])
    expect(await calls.support(code, 'attachments', { fileName: '../x.exe' })).toBe(400)
    expect(await calls.support(code, 'attachments', { fileName: 'terms 2026.pdf' })).toBe(204)
    const [file] = (await calls.show(code)).sapAttachments ?? []
    expect(file?.filename).toBe('terms 2026.pdf')
    const answer = await calls.call(`/${code}/attachments/${file?.id}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="terms 2026.pdf"')
    expect(await answer.text()).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/)
    const elsewhere = await calls.call(`/${code}/attachments/${file?.id}`, { as: 'uid-hugo' })
    await expectRefusal(elsewhere, 404, { message: 'Quote not found' })
    await expectRefusal(await calls.call(`/${code}/attachments/x`), 404, { type: 'NotFoundError' })
  })
})

describe('mails about a quote', () => {
  const subjects = () => commerce.sentMail.map(({ subject }) => subject)

  it('tell that it was received, that there is an offer, and that it ends soon, once each', async () => {
    const code = await calls.submitted()
    expect(subjects()).toEqual([`We have received your quote request ${code}`])
    commerce.advance(24 * HOUR)
    for (const _ of [1, 2]) await calls.show(code)
    expect(subjects().slice(1)).toEqual([`Our offer for your quote ${code}`])
    expect(commerce.sentMail[1]?.text).toContain('$386.46')
    commerce.advance(27 * 24 * HOUR - 1)
    await calls.list()
    expect(subjects()).toHaveLength(2)
    commerce.advance(1)
    for (const _ of [1, 2]) await calls.list()
    expect(subjects().slice(2)).toEqual([`Your offer ${code} ends on October 29, 2026`])
    for (const { text, html = '', to } of commerce.sentMail) {
      expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}/)
      expect(to).toBe('edith.marsh@example.com')
    }
  })
  it.each(['en', 'fr', 'nl', 'es'] as const)('are in the language of the quote: %s', async language => {
    const { code } = await calls.created({ cartId: await calls.filled() })
    commerce.context.database.prepare('UPDATE commerce_quotes SET language = ?').run(language)
    await calls.act(code, 'SUBMIT')
    commerce.advance(24 * HOUR)
    await calls.list()
    commerce.advance(28 * 24 * HOUR)
    await calls.list()
    const { mails } = mailTexts(language)
    const titles = [mails.quoteReceived, mails.quoteOffered, mails.quoteExpires].map(({ title }) =>
      fill(title, { name: 'Edith Marsh' }),
    )
    expect(commerce.sentMail.map(({ text }) => text.split('\n')[0])).toEqual(titles)
    for (const { text } of commerce.sentMail) expect(text).not.toMatch(/undefined|\{\w+\}/)
  })
})
