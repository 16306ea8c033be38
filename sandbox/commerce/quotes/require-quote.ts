import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { parseCode } from '../parse-code.ts'
import { findQuote, type StoredQuote } from './quote-store.ts'

/** A quote of the customer by its number. Throws 404. */
export const requireQuote = (context: CustomerContext, text: string): StoredQuote => {
  const code = parseCode(text)
  const quote = code === undefined ? undefined : findQuote(context.database, shelfOf(context), code)
  // The words by which clients of the engine know it.
  if (quote === undefined) throw occError.notFound('Quote not found', { reason: 'notFound' })
  return quote
}
