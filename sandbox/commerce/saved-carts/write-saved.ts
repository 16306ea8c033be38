import type { z } from 'zod'
import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import { MOST_SAVED_CARTS, type saveCartSchema } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { findCart, insertCart, listCarts, type StoredCart, touchCart } from '../carts/cart-store.ts'
import { copyEntries } from '../carts/entry-store.ts'
import { cartNotFound } from '../carts/resolve-cart.ts'
import { rememberLines } from '../carts/saved-members.ts'
import { toCart } from '../carts/to-cart.ts'
import { occError } from '../http/occ-error.ts'
import { findDeleted, markDeleted } from './deletion.ts'
import { writeSaving } from './saving-store.ts'

export type SavedName = z.infer<typeof saveCartSchema>

/** A cart that is saved; any other is none. Throws `CartError notFound`. */
export const requireSaved = (cart: StoredCart): StoredCart => {
  if (cart.savedAt === undefined) throw cartNotFound(String(cart.code))
  return cart
}

/** A cart as it is after it was written. */
export const readAgain = (context: CustomerContext, { code }: StoredCart): StoredCart => {
  const cart = findCart(context.database, shelfOf(context), code)
  if (cart === undefined) throw new Error('the cart was found above')
  return cart
}

const requireRoom = (context: CustomerContext): void => {
  const saved = listCarts(context.database, shelfOf(context)).filter(({ savedAt }) => savedAt !== undefined)
  if (saved.length < MOST_SAVED_CARTS) return
  throw occError.saveCart('There are too many saved carts.', { reason: 'limitReached', subjectType: 'cart' })
}

/** Throws 409 where a caller has seen an earlier version. */
const requireVersion = ({ code, version }: StoredCart, seen: number | undefined): void => {
  if (seen === undefined || seen === version) return
  const details = { reason: 'versionConflict', subject: String(code), subjectType: 'cart' }
  throw occError.cartChanged('The saved cart was changed meanwhile.', details)
}

/**
 * Saves a cart under a name, with the prices of now to compare with; or gives a saved one another name, which
 * leaves its day and its prices. Call inside a transaction, as all of these.
 */
export const saveCart = (context: CustomerContext, cart: StoredCart, saved: SavedName): StoredCart => {
  if (cart.quoteCode !== undefined) throw cartNotFound(String(cart.code))
  const { name, description, schoolYearList = cart.schoolYear, version } = saved
  if (cart.savedAt === undefined) requireRoom(context)
  else requireVersion(cart, version)
  const savedAt = cart.savedAt ?? context.now
  writeSaving(context.database, cart.code, { name, description, savedAt, schoolYearList })
  if (cart.savedAt === undefined) rememberLines(context, cart)
  touchCart(context.database, cart.code, context.now)
  return readAgain(context, cart)
}

/** Makes a saved cart the active one; one that was active stays, and is it again when this one goes. */
export const restoreCart = (context: CustomerContext, cart: StoredCart): StoredCart => {
  writeSaving(context.database, requireSaved(cart).code, undefined)
  touchCart(context.database, cart.code, context.now)
  return readAgain(context, cart)
}

/** Saves the lines of a cart a second time, at the prices of now. */
export const copyCart = (context: CustomerContext, cart: StoredCart, saved: SavedName): StoredCart => {
  requireRoom(context)
  const copy = insertCart(context.database, shelfOf(context))
  copyEntries(context.database, requireSaved(cart).code, copy.code)
  return saveCart(context, copy, saved)
}

/**
 * The engine leaves what is flagged to a clean-up; here it is gone at once, so that it cannot become the
 * active cart, and for a while it can be brought back (our extension).
 */
export const flagForDeletion = (context: CustomerContext, cart: StoredCart): Cart => {
  const { saveTime: _time, name: _name, description: _text, ...unsaved } = toCart(context, requireSaved(cart))
  markDeleted(context, cart.code)
  return unsaved
}

/** Brings a saved cart back that was flagged a short time ago. Throws `CartError notFound` after that. */
export const undoDeletion = (context: CustomerContext, id: string): StoredCart => {
  const cart = findDeleted(context, id)
  if (cart === undefined) throw cartNotFound(id)
  requireRoom(context)
  markDeleted(context, cart.code, null)
  return readAgain(context, cart)
}
