import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { availabilityText } from '@/lib/catalogue/availability-text'
import { levelName } from '@/lib/catalogue/level-name'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { toCsv } from '@/lib/text/csv'
import { type CartGroup, groupEntries } from './lines/cart-groups'
import { entryAvailability } from './lines/entry-availability'
import { totalOf } from './sums/cart-total'
import { quotedBy } from './sums/quoted'

type Sums = Pick<
  Cart,
  'net' | 'subTotal' | 'totalDiscounts' | 'totalPrice' | 'totalPriceWithTax' | 'sapQuote'
>

/** A row of the file by column, before the columns are put into their order. */
type Row = Readonly<Record<string, string>>

/**
 * The lines of a cart as a CSV file, in the order of the page, and the sums that commerce gives below; the
 * lines of a quote at list price and as they are offered.
 */
export function cartCsv(locale: Locale, cart: Sums & Pick<Cart, 'entries'>, flags: ItemFlags): string {
  const t = getTranslator(locale, 'cart')
  const quote = quotedBy(cart)
  const columns = [
    'code',
    ...(flags.upc ? (['upc'] as const) : []),
    ...(['name', 'level', 'delivery', 'availability', 'unit', 'quantity'] as const),
    ...(['price', 'total'] as const),
    ...(quote === undefined ? [] : (['quoted'] as const)),
    ...(['currency', 'note'] as const),
  ] as const
  const lines = groupEntries(cart.entries).flatMap(({ group, entries }) =>
    entries.map(entry => lineRow(locale, group, entry)),
  )
  const rows: readonly Row[] = [...lines, ...sumRows(locale, cart, quote)]
  return toCsv(
    [
      columns.map(column => t(`csv.columns.${column}`)),
      ...rows.map(row => columns.map(key => row[key] ?? '')),
    ],
    csvSeparator(locale),
  )
}

function lineRow(locale: Locale, group: CartGroup, entry: OrderEntry): Row {
  const { product, quantity, basePrice, totalPrice, quoted, note = '' } = entry
  const { unit, packSize = 1 } = product.productItem
  return {
    code: product.code,
    upc: product.upc ?? '',
    name: product.name,
    level: levelName(locale, product.qualificationLevel),
    delivery: getTranslator(locale, 'cart')(`groups.${group}`),
    availability: availabilityText(locale, entryAvailability(entry)),
    unit: getTranslator(locale, 'product')(`units.${unit}`, { size: String(packSize) }),
    quantity: String(quantity),
    price: basePrice === undefined ? '' : plainAmount(locale, basePrice),
    total: totalPrice === undefined ? '' : plainAmount(locale, totalPrice),
    quoted: quoted === undefined ? '' : plainAmount(locale, quoted.totalPrice),
    currency: basePrice?.currencyIso ?? '',
    note,
  }
}

/** The sums have no item number, so that a file that is read in again has no lines in them. */
function sumRows(locale: Locale, cart: Sums, quote: string | undefined): readonly Row[] {
  const t = getTranslator(locale, 'cart')
  const { net, subTotal, totalDiscounts } = cart
  const sums: readonly (readonly [string, Price | undefined])[] = [
    [t('sums.subtotal'), subTotal],
    [
      quote === undefined ? t('sums.discount') : t('quote.discount', { number: quote }),
      totalDiscounts?.value === 0 ? undefined : totalDiscounts,
    ],
    [t(net ? 'sums.totalNet' : 'sums.totalGross'), totalOf(cart)],
  ]
  return sums.flatMap(([name, sum]) =>
    sum === undefined ? [] : [{ name, total: plainAmount(locale, sum), currency: sum.currencyIso }],
  )
}
