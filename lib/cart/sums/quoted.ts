import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'

type Quoted = {
  entries?: readonly Pick<OrderEntry, 'quoted'>[]
  sapQuote?: Cart['sapQuote']
  sapQuoteCode?: string | undefined
}

/** Number of the quote at whose prices a cart or an order is; undefined at prices of the store. */
export const quotedBy = ({ entries = [], sapQuote, sapQuoteCode }: Quoted): string | undefined =>
  entries.some(({ quoted }) => quoted !== undefined) ? (sapQuoteCode ?? sapQuote?.code) : undefined

/** What an entry costs, and its list price where the seller of a quote takes something off (decision 47). */
export function entryTotals({ totalPrice, quoted }: Pick<OrderEntry, 'totalPrice' | 'quoted'>): {
  total?: Price
  list?: Price
} {
  if (quoted === undefined || totalPrice === undefined)
    return totalPrice === undefined ? {} : { total: totalPrice }
  return { total: quoted.totalPrice, ...(quoted.saving.value !== 0 && { list: totalPrice }) }
}
