import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { availabilityText } from '@/lib/catalogue/availability-text'
import { levelName } from '@/lib/catalogue/level-name'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { toCsv } from '@/lib/text/csv'
import { type CartGroup, groupEntries } from './cart-groups'
import { totalOf } from './cart-total'
import { entryAvailability } from './entry-availability'

type Sums = Pick<Cart, 'net' | 'subTotal' | 'totalDiscounts' | 'totalPrice' | 'totalPriceWithTax'>

/** A row of the file by column, before the columns are put into their order. */
type Row = Readonly<Record<string, string>>

/** The lines of a cart as a CSV file, in the order of the page, and the sums that commerce gives below. */
export function cartCsv(locale: Locale, cart: Sums & Pick<Cart, 'entries'>, flags: ItemFlags): string {
  const t = getTranslator(locale, 'cart')
  const columns = [
    'code',
    ...(flags.upc ? (['upc'] as const) : []),
    ...(['name', 'level', 'delivery', 'availability', 'unit', 'quantity'] as const),
    ...(['price', 'total', 'currency', 'note'] as const),
  ] as const
  const lines = groupEntries(cart.entries).flatMap(({ group, entries }) =>
    entries.map(entry => lineRow(locale, group, entry)),
  )
  const rows: readonly Row[] = [...lines, ...sumRows(locale, cart)]
  return toCsv(
    [
      columns.map(column => t(`csv.columns.${column}`)),
      ...rows.map(row => columns.map(key => row[key] ?? '')),
    ],
    csvSeparator(locale),
  )
}

function lineRow(locale: Locale, group: CartGroup, entry: OrderEntry): Row {
  const { product, quantity, basePrice, totalPrice, note = '' } = entry
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
    currency: basePrice?.currencyIso ?? '',
    note,
  }
}

/** The sums have no item number, so that a file that is read in again has no lines in them. */
function sumRows(locale: Locale, cart: Sums): readonly Row[] {
  const t = getTranslator(locale, 'cart')
  const { net, subTotal, totalDiscounts } = cart
  const sums: readonly (readonly [string, Price | undefined])[] = [
    [t('sums.subtotal'), subTotal],
    [t('sums.discount'), totalDiscounts?.value === 0 ? undefined : totalDiscounts],
    [t(net ? 'sums.totalNet' : 'sums.totalGross'), totalOf(cart)],
  ]
  return sums.flatMap(([name, sum]) =>
    sum === undefined ? [] : [{ name, total: plainAmount(locale, sum), currency: sum.currencyIso }],
  )
}
