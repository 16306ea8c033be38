import type { Cart, OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { Comment } from '../../../lib/contract/commerce/comment.ts'
import type { Quote } from '../../../lib/contract/commerce/quote/quote.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { findQuoteCart, type StoredCart } from '../carts/cart-store.ts'
import { toCart, toCartOrganization } from '../carts/to-cart.ts'
import { toMinor, toPrice } from '../catalogue/products/money.ts'
import { fullName } from '../customers/customer.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { toWireDate } from '../wire-date.ts'
import { listComments, type StoredComment } from './comment-store.ts'
import { allowedActions, stateOf, THRESHOLD } from './quote-rules.ts'
import type { StoredQuote } from './quote-store.ts'

/** The cart in which the lines of a quote stand. */
export const cartOfQuote = ({ database }: CustomerContext, { cart }: StoredQuote): StoredCart => {
  const found = findQuoteCart(database, cart)
  if (found === undefined) throw new Error('the cart of a quote stays as long as the quote')
  return found
}

/**
 * What the seller's offer takes off what the cart of a quote costs; nothing where it costs as much or more.
 */
const takenOff = (cart: Cart, offeredTotal: number | undefined): number =>
  cart.totalPrice === undefined || offeredTotal === undefined
    ? 0
    : Math.max(0, toMinor(cart.totalPrice) - offeredTotal)

/** A quote as an answer tells it; until there is an offer, with the prices of now. */
export const toQuote = (context: CustomerContext, quote: StoredQuote): Quote & { entries: OrderEntry[] } => {
  const { now, market } = context
  const stored = cartOfQuote(context, quote)
  const cart = toCart(context, stored)
  const state = stateOf(quote, now)
  const { code, name, description, version, offeredTotal, expiresAt, organizationUid } = quote
  const { customer, database } = context
  const buyer = { uid: customer.customerId, name: fullName(customer) }
  const comments = listComments(database, code)
  const toComment = ({ text, createdAt }: StoredComment): Comment => ({
    text,
    creationDate: toWireDate(createdAt),
    author: buyer,
    fromCustomer: true,
  })
  const organization = organizationUid === undefined ? undefined : findOrganization(database, organizationUid)
  return {
    code: String(code),
    name,
    ...(description !== undefined && { description }),
    state,
    version,
    creationTime: toWireDate(quote.createdAt),
    updatedTime: toWireDate(Math.max(quote.updatedAt, stored.modifiedAt)),
    ...(expiresAt !== undefined && { expirationTime: toWireDate(expiresAt) }),
    ...(state === 'BUYER_DRAFT' && stored.customerId !== undefined && { cartId: cart.code }),
    allowedActions: allowedActions(quote, now),
    threshold: THRESHOLD / 100,
    totalItems: cart.totalItems,
    orderDiscounts: cart.totalDiscounts ?? toPrice(market, 0),
    quoteDiscounts: toPrice(market, takenOff(cart, offeredTotal)),
    totalPrice: offeredTotal === undefined ? cart.totalPrice : toPrice(market, offeredTotal),
    orgCustomer: buyer,
    organization: organization && toCartOrganization(organization),
    comments: comments.filter(({ itemCode }) => itemCode === undefined).map(toComment),
    entries: cart.entries.map(entry => {
      const own = comments.filter(({ itemCode }) => itemCode === entry.product.code).map(toComment)
      return own.length === 0 ? entry : { ...entry, comments: own }
    }),
  }
}
