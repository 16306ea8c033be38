import type { DatabaseSync } from 'node:sqlite'
import { MOST_UNITS } from '../../../lib/contract/commerce/cart/cart-limits.ts'
import { findItem } from '../catalogue/products/stored-item.ts'
import { isOrderable } from '../catalogue/products/to-item.ts'
import { changeCheckout, readCheckout } from '../checkout/checkout-store.ts'
import { occError } from '../http/occ-error.ts'
import { type CustomerContext, shelfOf } from './cart-context.ts'
import {
  adoptCart,
  deleteCart,
  findActiveCart,
  findAnonymousCart,
  findCartByGuid,
  type StoredCart,
  touchCart,
} from './cart-store.ts'
import { joinNote, listEntries, putEntry, type StoredEntry } from './entry-store.ts'
import { cartNotFound } from './resolve-cart.ts'
import { addLines } from './write-lines.ts'

/**
 * Moves lines, notes and vouchers of an anonymous user's cart into the customer's and ends the former.
 * Without an own cart the anonymous user's becomes it. Call inside a transaction.
 */
export const mergeCarts = (
  context: CustomerContext,
  { from, into }: { from: string; into: string | undefined },
): StoredCart => {
  const { database, audience, customer, now } = context
  const source = findAnonymousCart(database, { site: audience.site, guid: from, now })
  if (source === undefined) {
    throw occError.cart('The cart cannot be restored.', { reason: 'cannotRestore', subjectType: 'cart' })
  }
  const target = findTarget(context, into)
  // A quote in the checkout stays what was offered; what was filled anonymously comes before it.
  if (target === undefined || target.quoteCode !== undefined) {
    adoptCart(database, source.code, customer.customerId)
    touchCart(database, source.code, now)
    return { ...source, customerId: customer.customerId }
  }
  for (const entry of listEntries(database, source.code)) moveLine(context, target, entry)
  moveVouchers(database, source.code, target.code)
  deleteCart(database, source.code)
  touchCart(database, target.code, now)
  return target
}

const findTarget = (context: CustomerContext, guid: string | undefined): StoredCart | undefined => {
  const shelf = shelfOf(context)
  if (guid === undefined) return findActiveCart(context.database, shelf)
  const named = findCartByGuid(context.database, shelf, guid)
  if (named === undefined || named.quoteCode !== undefined) throw cartNotFound(guid)
  return named
}

const moveVouchers = (database: DatabaseSync, from: number, to: number): void => {
  const { vouchers: brought = [] } = readCheckout(database, from)
  if (brought.length === 0) return
  const { vouchers: own = [] } = readCheckout(database, to)
  changeCheckout(database, to, { vouchers: [...new Set([...own, ...brought])] })
}

/** What cannot be ordered any more comes along as it is, so that its owner is informed of it. */
const moveLine = (context: CustomerContext, cart: StoredCart, entry: StoredEntry): void => {
  const { itemCode: code, quantity, note = '' } = entry
  const { database, audience } = context
  const item = findItem(database, audience, code)
  const isNew = !listEntries(database, cart.code).some(({ itemCode }) => itemCode === code)
  if (item !== undefined && !isOrderable(item) && isNew)
    putEntry(database, cart.code, { itemCode: code, quantity })
  else addLines(context, cart, [{ product: { code }, quantity: Math.min(quantity, MOST_UNITS) }])
  joinNote(database, cart.code, code, note)
}
