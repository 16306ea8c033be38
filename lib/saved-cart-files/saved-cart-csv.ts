import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { toCsv } from '@/lib/text/csv'

const COLUMNS = [
  'number',
  'name',
  'quantity',
  'price',
  'total',
  'priceThen',
  'totalThen',
  'state',
  'note',
  'currency',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** The lines of a saved cart as a CSV file, which can be imported again (pages: Saved carts). */
export function savedCartCsv(locale: Locale, { entries }: Pick<Cart, 'entries'>): string {
  const t = getTranslator(locale, 'savedCarts')
  const rows = entries.map(entry => {
    const row = rowOf(locale, entry)
    return COLUMNS.map(column => row[column])
  })
  return toCsv([COLUMNS.map(column => t(`columns.${column}`)), ...rows], csvSeparator(locale))
}

function rowOf(
  locale: Locale,
  { product, quantity, basePrice, totalPrice, saved, note = '' }: OrderEntry,
): Row {
  const amount = (price: Price | undefined) => (price === undefined ? '' : plainAmount(locale, price))
  const t = getTranslator(locale, 'savedCarts')
  return {
    number: product.code,
    name: product.name,
    quantity: String(quantity),
    price: amount(basePrice),
    total: amount(totalPrice),
    priceThen: amount(saved?.basePrice),
    totalThen: amount(saved?.totalPrice),
    state: saved === undefined ? '' : t(`states.${saved.currentState}`),
    note,
    currency: (basePrice ?? saved?.basePrice)?.currencyIso ?? '',
  }
}
