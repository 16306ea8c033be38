import { ownPrice } from '@/lib/cart/sums/own-price'
import { entryTotals } from '@/lib/cart/sums/quoted'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { LineData } from './line-view'

type LinePrices = Pick<LineData, 'price' | 'total' | 'list'>

/**
 * What a line of a cart or an order costs: as the seller of its quote offers it, otherwise at the user's own
 * discount.
 */
export const linePrices = (locale: Locale, entry: OrderEntry, percentOff: number): LinePrices =>
  entry.quoted === undefined ? ownPrices(locale, entry, percentOff) : quotedPrices(locale, entry)

const each = (locale: Locale, { product }: OrderEntry, price: string): NonNullable<LinePrices['price']> => {
  const { unit, packSize = 1 } = product.productItem
  return [price, getTranslator(locale, 'product')(`units.${unit}`, { size: String(packSize) })]
}

/** The seller offers a price for the whole line, so one unit has its list price only. */
function quotedPrices(locale: Locale, entry: OrderEntry): LinePrices {
  const { basePrice } = entry
  const { total, list } = entryTotals(entry)
  const text = (price: Price) => formatPrice(locale, price)
  return {
    ...(basePrice && {
      price: each(
        locale,
        entry,
        list === undefined
          ? text(basePrice)
          : getTranslator(locale, 'cart')('quote.each', { price: text(basePrice) }),
      ),
    }),
    ...(total && { total: text(total) }),
    ...(list && { list: { total: text(list) } }),
  }
}

function ownPrices(locale: Locale, entry: OrderEntry, percentOff: number): LinePrices {
  const { basePrice, totalPrice } = entry
  const text = (price: Price) => formatPrice(locale, price)
  const own = (price: Price) => text({ ...price, value: ownPrice(price.value, percentOff) })
  const list = basePrice && {
    price: text(basePrice),
    ...(totalPrice && { total: text(totalPrice) }),
  }
  return {
    ...(basePrice && { price: each(locale, entry, own(basePrice)) }),
    ...(totalPrice && { total: own(totalPrice) }),
    ...(percentOff > 0 && list && { list }),
  }
}
