import type { SharedQuote } from '../../../lib/contract/commerce/quote/quote-share.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import type { Answer } from '../http/answer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { toWireDate } from '../wire-date.ts'
import { findAnyQuote, type StoredQuote } from './quote-store.ts'
import { settleQuotes } from './settle-quotes.ts'
import { findShared } from './share-store.ts'
import { toQuote } from './to-quote.ts'

/** One answer for a token that is unknown, withdrawn or too old, and for one of another site. */
export const showShared = (commerce: Commerce, request: CommerceRequest): Answer => {
  const now = commerce.clock.now()
  settleQuotes(commerce, now)
  const shared = findShared(commerce.database, pathSegment(request, 'token'), now)
  const quote = shared && findAnyQuote(commerce.database, shared.quote)
  const customer = quote && findCustomer(commerce.database, quote.customerId)
  if (
    shared === undefined ||
    quote === undefined ||
    customer === undefined ||
    quote.site !== request.get('site').uid
  )
    throw occError.notFound('There is no such shared quote.', { reason: 'notFound' })
  const context = { ...productContext(commerce, request), now, customer }
  return { body: toShared(context, quote, shared.expiresAt) }
}

/** What is left out tells of people: comments, notes, levels, files, and numbers of accounts. */
const toShared = (context: CustomerContext, quote: StoredQuote, expiresAt: number): SharedQuote => {
  const { entries, orgCustomer, organization, ...whole } = toQuote(context, quote)
  const { code, name, state, version, creationTime, updatedTime, expirationTime, totalItems } = whole
  const { totalPrice, orderDiscounts, quoteDiscounts } = whole
  return {
    code,
    name,
    state,
    version,
    updatedTime,
    totalItems,
    ...(creationTime !== undefined && { creationTime }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(totalPrice && { totalPrice }),
    ...(orderDiscounts && { orderDiscounts }),
    ...(quoteDiscounts && { quoteDiscounts }),
    requesterName: orgCustomer?.name ?? '',
    ...(organization && { organizationName: organization.name }),
    entries: entries.map(
      ({ note: _note, comments: _comments, qualification: _level, saved: _saved, ...entry }) => entry,
    ),
    expiresAt: toWireDate(expiresAt),
  }
}
