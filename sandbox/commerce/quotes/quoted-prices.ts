import type { DatabaseSync } from 'node:sqlite'
import type { StoredCart } from '../carts/cart-store.ts'
import { findAnyQuote } from './quote-store.ts'
import { listLines, type QuoteLine } from './version-store.ts'

/** The prices that the seller offers for the lines of a cart, by item; undefined where there is no offer. */
export const quotedPrices = (
  database: DatabaseSync,
  { quoteCode }: Pick<StoredCart, 'quoteCode'>,
): ReadonlyMap<string, QuoteLine> | undefined => {
  const quote = quoteCode === undefined ? undefined : findAnyQuote(database, quoteCode)
  if (quote?.offeredTotal === undefined) return undefined
  return new Map(listLines(database, quote.code, quote.version).map(line => [line.itemCode, line]))
}
