import type { CustomerContext } from '../carts/cart-context.ts'
import { type OccError, occError } from '../http/occ-error.ts'
import { findAssociation } from '../organizations/association-store.ts'
import { parseCode } from '../parse-code.ts'
import { findAnyQuote, type StoredQuote } from './quote-store.ts'

/** What a customer may do with a quote: nothing, see it as a colleague, or act. */
type Right = 'none' | 'view' | 'act'

/** Whoever asked acts, and the administrators of the organization it is for; other members see it. */
export const rightOf = ({ database, audience, customer }: CustomerContext, quote: StoredQuote): Right => {
  if (quote.site !== audience.site) return 'none'
  if (quote.customerId === customer.customerId) return 'act'
  if (quote.organizationUid === undefined) return 'none'
  const association = findAssociation(database, quote.organizationUid, customer.customerId)
  if (association?.status !== 'ASSOCIATED') return 'none'
  return association.administrator ? 'act' : 'view'
}

/** The refusal in the words by which clients of the engine know it. */
const quoteNotFound = (): OccError => occError.notFound('Quote not found', { reason: 'notFound' })

/** A quote that the customer may see, by its number. Throws 404. */
export const requireQuote = (context: CustomerContext, text: string): StoredQuote => {
  const code = parseCode(text)
  const quote = code === undefined ? undefined : findAnyQuote(context.database, code)
  if (quote === undefined || rightOf(context, quote) === 'none') throw quoteNotFound()
  return quote
}

/** A quote with which the customer may do something. Throws 404, and 403 for colleagues who only see it. */
export const requireActing = (context: CustomerContext, text: string): StoredQuote => {
  const quote = requireQuote(context, text)
  if (rightOf(context, quote) !== 'act')
    throw occError.forbidden('Whoever asked and administrators act on a quote.')
  return quote
}
