import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { listSharedCarts, type StoredCart } from '../carts/cart-store.ts'
import { cartNotFound, findCartById } from '../carts/resolve-cart.ts'
import { findShare } from '../carts/saved-share-store.ts'
import { describeCart, toCart } from '../carts/to-cart.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { isMember } from '../organizations/association-store.ts'
import { listCustomerOrganizations } from '../organizations/organization-store.ts'
import { requireSaved } from './write-saved.ts'

/** Saved carts that colleagues share with the customer now. */
export const sharedWith = (context: CustomerContext): StoredCart[] => {
  const { database, customer } = context
  const organizations = listCustomerOrganizations(database, customer.customerId)
    .map(({ uid }) => uid)
    .filter(uid => isMember(database, uid, customer.customerId))
  return listSharedCarts(database, shelfOf(context), organizations).filter(
    ({ code }) => findShare(database, code) !== undefined,
  )
}

/** A saved cart that the customer may see, or with `COPY` also copy. Throws `CartError notFound`. */
export const requireReadable = (
  context: CustomerContext,
  id: string,
  right: 'VIEW' | 'COPY' = 'VIEW',
): StoredCart => {
  const own = findCartById(context, id)
  if (own !== undefined) return requireSaved(own)
  const shared = sharedWith(context).find(({ code }) => String(code) === id)
  if (shared === undefined) throw cartNotFound(id)
  if (right === 'COPY' && findShare(context.database, shared.code)?.permission !== 'COPY')
    throw cartNotFound(id)
  return shared
}

/** Members of the cart of a colleague that are nobody else’s business. */
const withoutOwner = (context: CustomerContext, cart: StoredCart) => {
  const { organization: _own, ...shown } = describeCart(
    context,
    readCartState(context, cart, { isForeign: true }),
  )
  return { ...shown, guid: '' }
}

/** A saved cart as the customer sees it: a colleague’s has nothing of the checkout of its owner. */
export const toReadable = (context: CustomerContext, cart: StoredCart) =>
  cart.customerId === context.customer.customerId ? toCart(context, cart) : withoutOwner(context, cart)
