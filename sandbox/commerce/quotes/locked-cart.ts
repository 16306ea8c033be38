import type { DatabaseSync } from 'node:sqlite'
import type { StoredCart } from '../carts/cart-store.ts'
import { type OccError, occError } from '../http/occ-error.ts'
import { stateOf } from './quote-rules.ts'
import { findAnyQuote, type StoredQuote } from './quote-store.ts'

const locked = (message: string, { quoteCode }: Pick<StoredCart, 'quoteCode'>): OccError =>
  occError.cartQuoteAccess(message, { reason: 'locked', subject: String(quoteCode), subjectType: 'quote' })

/** Throws for the cart of a quote in the checkout: its lines are what was offered. */
export const requireUnlocked = (database: DatabaseSync, cart: StoredCart): void => {
  if (cart.quoteCode === undefined) return
  if (findAnyQuote(database, cart.quoteCode)?.state === 'BUYER_ACCEPTED')
    throw locked('The cart is locked to its quote.', cart)
}

/** Throws for the cart of any quote, which has no vouchers. */
export const requireNoQuote = (cart: StoredCart): void => {
  if (cart.quoteCode !== undefined) throw locked('The cart belongs to a quote.', cart)
}

/** The quote that a cart in the checkout belongs to; undefined for other carts. Throws unless it holds. */
export const requireHeldOffer = (
  database: DatabaseSync,
  cart: StoredCart,
  now: number,
): StoredQuote | undefined => {
  if (cart.quoteCode === undefined) return undefined
  const quote = findAnyQuote(database, cart.quoteCode)
  if (quote?.state !== 'BUYER_ACCEPTED') throw locked('The quote is not in the checkout.', cart)
  requireUnexpiredOffer(quote, now)
  return quote
}

/** Throws for an offer that is over. */
export const requireUnexpiredOffer = (quote: StoredQuote, now: number): void => {
  if (stateOf(quote, now) !== 'EXPIRED') return
  const details = { reason: 'expired', subject: String(quote.code), subjectType: 'quote' }
  throw occError.quoteExpired('The offer has expired.', details)
}
