import type { Comment } from '../../../lib/contract/commerce/comment.ts'
import { SUPPORT_NAME } from '../../seed/reference/quote-names.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { translate } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredComment } from './comment-store.ts'
import type { StoredQuote } from './quote-store.ts'

/** The answer for the comments about the line of an item, or about the whole quote. */
export const toComments = (
  { database, market }: CustomerContext,
  { customerId: requester }: StoredQuote,
  comments: readonly StoredComment[],
  itemCode?: string,
): Comment[] => {
  const authorOf = ({ authorId = requester, fromSupport }: StoredComment): Comment['author'] => {
    if (fromSupport) return { uid: 'support', name: translate(SUPPORT_NAME, market.language) }
    const customer = findCustomer(database, authorId)
    return { uid: authorId, name: customer === undefined ? '' : fullName(customer) }
  }
  return comments
    .filter(comment => comment.itemCode === itemCode)
    .map(comment => ({
      text: comment.text,
      creationDate: toWireDate(comment.createdAt),
      author: authorOf(comment),
      fromCustomer: !comment.fromSupport,
    }))
}
