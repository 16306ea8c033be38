import type { z } from 'zod'
import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import { MOST_SAVED_CARTS, type saveCartSchema } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import {
  deleteCart,
  findCart,
  insertCart,
  listCarts,
  type StoredCart,
  touchCart,
  writeSaving,
} from '../carts/cart-store.ts'
import { copyEntries } from '../carts/entry-store.ts'
import { cartNotFound } from '../carts/resolve-cart.ts'
import { toCart } from '../carts/to-cart.ts'
import { occError } from '../http/occ-error.ts'

export type SavedName = z.infer<typeof saveCartSchema>

/** A cart that is saved; any other is none. Throws `CartError notFound`. */
export const requireSaved = (cart: StoredCart): StoredCart => {
  if (cart.savedAt === undefined) throw cartNotFound(String(cart.code))
  return cart
}

const read = (context: CustomerContext, code: number): StoredCart => {
  const cart = findCart(context.database, shelfOf(context), code)
  if (cart === undefined) throw new Error('the cart was found above')
  return cart
}

const requireRoom = (context: CustomerContext): void => {
  const saved = listCarts(context.database, shelfOf(context)).filter(({ savedAt }) => savedAt !== undefined)
  if (saved.length < MOST_SAVED_CARTS) return
  throw occError.saveCart('There are too many saved carts.', { reason: 'limitReached', subjectType: 'cart' })
}

/** Saves a cart under a name, or gives a saved one another. Call inside a transaction, as all of these. */
export const saveCart = (context: CustomerContext, cart: StoredCart, saved: SavedName): StoredCart => {
  if (cart.quoteCode !== undefined) throw cartNotFound(String(cart.code))
  if (cart.savedAt === undefined) requireRoom(context)
  const { name, description } = saved
  writeSaving(context.database, cart.code, { name, description, savedAt: context.now })
  touchCart(context.database, cart.code, context.now)
  return read(context, cart.code)
}

/** Makes a saved cart the active one; one that was active stays, and is it again when this one goes. */
export const restoreCart = (context: CustomerContext, cart: StoredCart): StoredCart => {
  writeSaving(context.database, requireSaved(cart).code, undefined)
  touchCart(context.database, cart.code, context.now)
  return read(context, cart.code)
}

/** Saves the lines of a cart a second time. */
export const copyCart = (context: CustomerContext, cart: StoredCart, saved: SavedName): StoredCart => {
  requireSaved(cart)
  requireRoom(context)
  const copy = insertCart(context.database, shelfOf(context))
  copyEntries(context.database, cart.code, copy.code)
  return saveCart(context, copy, saved)
}

/**
 * The engine leaves what is flagged to a clean-up; here it comes at once, so that it cannot become the active
 * cart.
 */
export const flagForDeletion = (context: CustomerContext, cart: StoredCart): Cart => {
  const {
    saveTime: _saveTime,
    name: _name,
    description: _description,
    ...unsaved
  } = toCart(context, requireSaved(cart))
  deleteCart(context.database, cart.code)
  return unsaved
}
