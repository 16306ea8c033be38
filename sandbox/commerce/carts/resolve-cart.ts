import { quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { parseCode } from '../parse-code.ts'
import { requireUnlocked } from '../quotes/locked-cart.ts'
import { findAnyQuote } from '../quotes/quote-store.ts'
import { type CartContext, type CustomerContext, shelfOf } from './cart-context.ts'
import { findActiveCart, findAnonymousCart, findCart, type StoredCart } from './cart-store.ts'
import { listEntries, type StoredEntry } from './entry-store.ts'

/** The cart of a quote is its buyer's only while the quote is a draft or in the checkout. */
const isWithBuyer = ({ database }: CartContext, { quoteCode }: StoredCart): boolean => {
  const state = quoteCode === undefined ? undefined : findAnyQuote(database, quoteCode)?.state
  return state === undefined || state === 'BUYER_ACCEPTED' || quoteStep(state) === 'draft'
}

/** A cart of the customer by its number, or the active one as `current`. */
export const findCartById = (context: CustomerContext, id: string): StoredCart | undefined => {
  const shelf = shelfOf(context)
  if (id === 'current') return findActiveCart(context.database, shelf)
  const code = parseCode(id)
  const cart = code === undefined ? undefined : findCart(context.database, shelf, code)
  return cart && isWithBuyer(context, cart) ? cart : undefined
}

const find = (context: CartContext, id: string): StoredCart | undefined => {
  const { database, audience, customer, now } = context
  return customer === undefined
    ? findAnonymousCart(database, { site: audience.site, guid: id, now })
    : findCartById({ ...context, customer }, id)
}

/** The refusal for a cart that does not exist for the caller. */
export const cartNotFound = (id: string) =>
  occError.cart('Cart not found.', { reason: 'notFound', subject: id, subjectType: 'cart' })

/**
 * The cart that the path names: a customer's by its number, an anonymous user's by its guid. Throws
 * `CartError notFound`.
 */
export const requireCart = (context: CartContext, request: CommerceRequest): StoredCart => {
  const id = pathSegment(request, 'cart')
  if (context.customer === undefined && id === 'current') {
    throw occError.insufficientAuthentication('An anonymous user has no current cart.')
  }
  const cart = find(context, id)
  if (cart === undefined) throw cartNotFound(id)
  return cart
}

/** The same for a change of its lines. Throws `CartQuoteAccessError` for a cart that is locked to a quote. */
export const requireOpenCart = (context: CartContext, request: CommerceRequest): StoredCart => {
  const cart = requireCart(context, request)
  requireUnlocked(context.database, cart)
  return cart
}

/** The line that the path numbers. Throws `CartEntryError notFound`. */
export const requireEntry = (
  { database }: CartContext,
  request: CommerceRequest,
  cart: StoredCart,
): { number: number; entry: StoredEntry } => {
  const text = pathSegment(request, 'entry')
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1
  const entry = listEntries(database, cart.code)[number]
  if (entry === undefined) {
    throw occError.cartEntry('Entry not found.', { reason: 'notFound', subject: text, subjectType: 'entry' })
  }
  return { number, entry }
}
