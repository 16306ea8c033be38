import type { DatabaseSync } from 'node:sqlite'
import { findQuoteCart, type StoredCart } from '../carts/cart-store.ts'
import type { StoredQuote } from './quote-store.ts'

/** The cart in which the lines of a quote stand. */
export const cartOfQuote = (database: DatabaseSync, { cart }: Pick<StoredQuote, 'cart'>): StoredCart => {
  const found = findQuoteCart(database, cart)
  if (found === undefined) throw new Error('the cart of a quote stays as long as the quote')
  return found
}
