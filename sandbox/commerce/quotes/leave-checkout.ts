import type { DatabaseSync } from 'node:sqlite'
import { releaseCart } from '../carts/cart-store.ts'
import { findAnyQuote, noteSetAside, stepQuote } from './quote-store.ts'

/** Takes the cart of a quote from whoever has it; a quote that was in the checkout is an offer again. */
export const leaveCheckout = (database: DatabaseSync, quoteCode: number, now: number): void => {
  const quote = findAnyQuote(database, quoteCode)
  if (quote === undefined) return
  releaseCart(database, quote.cart)
  if (quote.state !== 'BUYER_ACCEPTED') return
  noteSetAside(database, quoteCode, undefined)
  stepQuote(database, quoteCode, { ...quote, state: 'BUYER_OFFER' }, now)
}
