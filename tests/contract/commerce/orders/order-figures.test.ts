import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { OrderedLines } from '@/app/[locale]/(personal)/store/_order/ordered-lines'
import { OrderSums } from '@/components/orders/order-sums'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { cartCsv } from '@/lib/cart/cart-csv'
import { groupEntries } from '@/lib/cart/lines/cart-groups'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatPrice } from '@/lib/format/money'
import { csvSeparator } from '@/lib/format/plain-amount'
import { orderPdf } from '@/lib/orders/documents/order-pdf.server'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { readPdf } from '../../../support/read-pdf'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, LONDON, OTTO } from '../checkout/checkout-calls.ts'
import { orderCalls } from './order-calls.ts'

const FLAGS = DEFAULT_FLAGS.values

const at = (line1: string, town: string, country: string, postalCode: string, region?: string) => ({
  line1,
  town,
  postalCode,
  country: { isocode: country },
  ...(region !== undefined && { region: { isocode: region } }),
})

const SHIPPED_TO: Readonly<Record<Locale, object>> = {
  'en-us': ADDRESSES.washington,
  'en-ca': ADDRESSES.ontario,
  'fr-ca': ADDRESSES.quebec,
  'en-gb': LONDON,
  'nl-nl': at('Torenvalkstraat 5', 'Utrecht', 'NL', '3511 AB'),
  'es-es': at('Calle del Cernícalo 5', 'Madrid', 'ES', '28001', 'ES-M'),
  'en-au': at('5 Bluegum Parade', 'Parramatta', 'AU', '2150', 'AU-NSW'),
  'en-nz': at('81 Harbour View Terrace', 'Nelson', 'NZ', '7010', 'NZ-NSN'),
  'zh-sg': at('5 Kestrel Road', 'Singapore', 'SG', '238801'),
  'ja-jp': at('5-1 Marunouchi', 'Tokyo', 'JP', '100-0005', 'JP-13'),
}

let commerce: CatalogueHarness
beforeAll(() => {
  commerce = createCatalogueHarness()
  commerce.setFlag('po-es', true)
})

const calls = orderCalls(() => commerce)

/** Any kind of space is one; what is taken off counts as its amount. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('−', '')

/** Asserts that a text has each of the parts behind the one before it. */
const expectInOrder = (text: string, parts: readonly string[]): void => {
  let from = 0
  for (const [index, part] of parts.entries()) {
    const found = text.indexOf(plain(part), from)
    if (found === -1) expect.fail(`${index}: ${part} is not in …${text.slice(from, from + 200)}`)
    from = found + plain(part).length
  }
}

const present = (...prices: readonly (Price | undefined)[]): readonly Price[] =>
  prices.filter(price => price !== undefined)

/** The order of the page: taxes in the prices follow the total. */
const sumsOf = ({ net, taxes = [], ...order }: Order): readonly Price[] => {
  const each = taxes.map(({ amount }) => amount)
  const before = present(order.subTotal, order.totalDiscounts, order.deliveryCost)
  const total = present(order.totalPriceWithTax)
  return net ? [...before, ...each, ...total] : [...before, ...total, ...each]
}

const lineTotals = ({ entries }: Pick<Cart, 'entries'>): readonly Price[] =>
  groupEntries(entries).flatMap(({ entries: lines }) => present(...lines.map(line => line.totalPrice)))

const pageOf = (locale: Locale, order: Order): string => {
  const sums = createElement(OrderSums, { locale, order, flags: FLAGS })
  const lines = createElement(OrderedLines, { locale, entries: order.entries, flags: FLAGS })
  return plain(
    renderToStaticMarkup(createElement(Fragment, null, lines, sums))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'"),
  )
}

/** The totals of a CSV file in minor units; the sums are the last rows. */
const csvTotals = (locale: Locale, cart: Cart): readonly number[] => {
  const separator = csvSeparator(locale)
  const [head = [], ...rows] = cartCsv(locale, cart, FLAGS)
    .trimEnd()
    .split('\r\n')
    .map(row => row.match(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, 'g')) ?? [])
  const column = head.length - 4
  return rows.map(row => Number((row[column] ?? '').replaceAll(/\D/g, '')))
}

/** The language in which commerce answers the store for a site. */
const languageOf = (locale: Locale): string => getSite(locale).language

const minorOf = ({ value }: Price): number => Math.round(value * 100)

const expectOneTruth = async (locale: Locale, lines: readonly (readonly [string, number])[]) => {
  const buyer = { ...OTTO, site: getSite(locale).siteId }
  const { code } = await calls.carts.created(buyer)
  await calls.carts.allAdded(buyer, code, lines)
  await calls.shipTo(buyer, code, SHIPPED_TO[locale])
  await calls.setMode(buyer, code, 'standard')
  await calls.settled(buyer, code, '/inventoryaccount', { createNew: true })
  await calls.call(buyer, code, '/applyVoucher', { body: { voucherId: 'SAVE10' } })
  const number = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await calls.settled(buyer, code, `/paymenttype?${number}`)
  const cart = await calls.shown(buyer, code)
  commerce.sentMail.length = 0
  const order = await calls.placed(buyer, code, { query: `&lang=${languageOf(locale)}` })
  const sums = sumsOf(order)
  expect(sums.length).toBeGreaterThan(3)
  const written = [...lineTotals(order), ...sums].map(price => formatPrice(locale, price))
  expectInOrder(pageOf(locale, order), written)
  const { text } = await readPdf(new Uint8Array(await orderPdf(locale, order, FLAGS)))
  expectInOrder(plain(text), written)
  const { subTotal, totalDiscounts, deliveryCost, totalPriceWithTax } = order
  const told = [...order.entries.map(line => line.totalPrice), subTotal, totalDiscounts, deliveryCost]
  expectInOrder(
    plain(commerce.sentMail[0]?.text ?? ''),
    present(...told, totalPriceWithTax).map(price => price.formattedValue ?? 'nothing'),
  )
  expect(csvTotals(locale, cart)).toEqual(
    [
      ...lineTotals(order),
      ...present(subTotal, totalDiscounts, order.net ? order.totalPrice : totalPriceWithTax),
    ].map(minorOf),
  )
  return order
}

describe('page, PDF, CSV, mail and API state the same sums to the cent', () => {
  it.each(LOCALES)('in the currency of %s, with lines of a cent', async locale => {
    const site = getSite(locale).siteId
    for (const [item, price] of [
      [ITEMS.kit, 1],
      [ITEMS.manual, 123_457],
    ] as const)
      await commerce.change(`/items/${item}`, { site, price, stock: { level: 50 } })
    const order = await expectOneTruth(locale, [
      [ITEMS.kit, 1],
      [ITEMS.manual, 3],
    ])
    expect(order.totalPriceWithTax?.currencyIso).toBe(getSite(locale).currency)
    expect(order.entries[0]?.totalPrice?.value).toBe(0.01)
  })

  it('for 500 lines of odd amounts', async () => {
    await commerce.change('/size', { generated: 40 })
    const rows = commerce.context.database
      .prepare(
        `SELECT code FROM catalogue_offers JOIN catalogue_items ON id = item
         WHERE site = 'usassessments' AND price IS NOT NULL AND status = 'ACTIVE' LIMIT 500`,
      )
      .all()
    const items = rows.map(({ code }) => String(code))
    for (const [index, item] of items.entries())
      await commerce.change(`/items/${item}`, {
        site: 'usassessments',
        price: (index % 97) + 1,
        stock: { level: 50 },
        order: { min: 1, max: 50, step: 1 },
      })
    const order = await expectOneTruth(
      'en-us',
      items.map((item, index) => [item, (index % 7) + 1] as const),
    )
    expect(order.entries).toHaveLength(500)
  })
})
