import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { findQuote, type StoredQuote } from './quote-store.ts'

const CODE = /^\d{8}$/

/** A quote of the customer by its number. Throws 404. */
export const requireQuote = (context: CustomerContext, code: string): StoredQuote => {
  const quote = CODE.test(code) ? findQuote(context.database, shelfOf(context), Number(code)) : undefined
  // The words by which clients of the engine know it.
  if (quote === undefined) throw occError.notFound('Quote not found', { reason: 'notFound' })
  return quote
}
