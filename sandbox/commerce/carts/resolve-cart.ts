import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { asCustomer, type CartContext, shelfOf } from './cart-context.ts'
import { findActiveCart, findAnonymousCart, findCart, type StoredCart } from './cart-store.ts'
import { listEntries, type StoredEntry } from './entry-store.ts'

const CODE = /^\d{8}$/

const find = (context: CartContext, id: string): StoredCart | undefined => {
  const { database, audience, customer, now } = context
  if (customer === undefined) return findAnonymousCart(database, { site: audience.site, guid: id, now })
  const shelf = shelfOf(asCustomer(context))
  if (id === 'current') return findActiveCart(database, shelf)
  return CODE.test(id) ? findCart(database, shelf, Number(id)) : undefined
}

export const cartNotFound = (id: string) =>
  occError.cart('Cart not found.', { reason: 'notFound', subject: id, subjectType: 'cart' })

/** The cart that the path names: a customer's by its number, a stranger's by its guid. Throws `CartError notFound`. */
export const requireCart = (context: CartContext, request: CommerceRequest): StoredCart => {
  const id = pathSegment(request, 'cart')
  if (context.customer === undefined && id === 'current') {
    throw occError.insufficientAuthentication('A stranger has no current cart.')
  }
  const cart = find(context, id)
  if (cart === undefined) throw cartNotFound(id)
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
