import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cartGroups } from '@/components/cart/page/cart-lines'
import { OrderSummary } from '@/components/checkout/order-summary'
import { OrderFacts } from '@/components/orders/order-facts'
import { cartCsv } from '@/lib/cart/cart-csv'
import { discountLines } from '@/lib/cart/sums/discount-lines'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import { orderPdf } from '@/lib/orders/documents/order-pdf.server'
import { orderSums } from '@/lib/orders/facts/order-sums'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { cartOf, entryOf, KIT, REPORTS, usd } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'
import { readPdf } from '../../support/read-pdf'

const FLAGS = { 'org-level-discount': true, upc: false, 'image-capability': false }
const LOCALES = ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const satisfies readonly Locale[]
const QUOTE = '00005001'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A line that is offered for less, to a cent that no percentage gives, and one at list price. */
const ENTRIES = [
  entryOf(KIT, 3, { quoted: { totalPrice: usd(19.99), saving: usd(10.01) } }),
  entryOf(REPORTS, 20, { entryNumber: 1, quoted: { totalPrice: usd(200), saving: usd(0) } }),
]
const SUMS = { subTotal: usd(230), totalDiscounts: usd(10.01), totalPrice: usd(219.99) }
const CART = cartOf({
  ...SUMS,
  entries: ENTRIES,
  sapQuote: { code: QUOTE, state: 'BUYER_ACCEPTED', expirationTime: '2026-12-24T10:00:00+0000' },
})
const [LINE] = orderOf().entries
if (LINE === undefined) throw new Error('the sample has no line')
const ORDER = orderOf({
  ...SUMS,
  sapQuoteCode: QUOTE,
  entries: ENTRIES.map(entry => ({ ...LINE, ...entry })),
})

const linesIn = (locale: Locale) =>
  cartGroups(locale, CART, { isSignedIn: true, flags: {} as never, typed: new Map() }).flatMap(
    ({ lines }) => lines,
  )

const discountIn = (locale: Locale) => getTranslator(locale, 'cart')('quote.discount', { number: QUOTE })

describe.each(LOCALES)('a quote that is ordered, in %s', locale => {
  const text = (value: number) => formatPrice(locale, usd(value))

  it('has the quoted total of each line beside its list price, if they differ', () => {
    const each = getTranslator(locale, 'cart')('quote.each', { price: text(10) })
    const [kit, reports] = linesIn(locale)
    expect(kit).toMatchObject({ total: text(19.99), list: { total: text(30) } })
    expect(kit?.list).not.toHaveProperty('price')
    expect(kit?.price?.[0]).toBe(each)
    expect(reports).toMatchObject({ total: text(200) })
    expect(reports).not.toHaveProperty('list')
    expect(reports?.price?.[0]).toBe(text(10))
  })

  it('names the discount of its seller in the sums of cart and order', () => {
    const named = { term: discountIn(locale), amount: formatDeduction(locale, usd(10.01)) }
    expect(discountLines(locale, CART, [])).toEqual([expect.objectContaining(named)])
    expect(orderSums(locale, ORDER, FLAGS)).toContainEqual(expect.objectContaining(named))
  })

  it('has the same figures beside the checkout, in the PDF and in the CSV', async () => {
    const summary = plain(
      renderToStaticMarkup(OrderSummary({ locale, cart: CART, flags: FLAGS })).replaceAll(/<[^>]+>/g, ' '),
    )
    const { text: pdf } = await readPdf(await orderPdf(locale, ORDER, FLAGS))
    expect(summary).not.toContain(getTranslator(locale, 'checkout')('summary.edit'))
    for (const part of [discountIn(locale), ...[19.99, 30, 200].map(text)]) {
      expect(summary).toContain(plain(part))
      expect(pdf).toContain(plain(part))
    }
    const rows = cartCsv(locale, CART, FLAGS)
      .split('\r\n')
      .map(row => row.split(csvSeparator(locale)))
    const amount = (value: number) => plainAmount(locale, usd(value))
    // Of the last columns: total, total as quoted, currency, note.
    expect(rows[1]?.slice(-4, -2)).toEqual([amount(30), amount(19.99)])
    expect(rows[2]?.slice(-4, -2)).toEqual([amount(200), amount(200)])
    expect(rows.find(row => row.includes(discountIn(locale)))?.at(-4)).toBe(amount(10.01))
  })

  it('names the quote among the facts of the order, with a link to it', () => {
    const markup = renderToStaticMarkup(OrderFacts({ locale, order: ORDER, hasFiles: true }))
    expect(markup).toContain(`href="${accountDetailPath(locale, 'quotes', QUOTE)}"`)
  })
})

it('shows carts and orders without a quote as before', () => {
  const cart = cartOf({ totalDiscounts: usd(5) })
  const term = getTranslator('en-us', 'cart')('sums.discount')
  expect(discountLines('en-us', cart, [])).toEqual([expect.objectContaining({ term })])
  expect(cartCsv('en-us', cart, FLAGS)).not.toContain(getTranslator('en-us', 'cart')('csv.columns.quoted'))
})
