import { UNDO_DELETION_MINUTES } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { findDeletedCart, type StoredCart } from '../carts/cart-store.ts'
import { parseCode } from '../parse-code.ts'

const UNDO_MS = UNDO_DELETION_MINUTES * 60_000

/** Hides a saved cart, or shows it again; those that were hidden too long ago are deleted. */
export const markDeleted = (
  { database, customer, now }: CustomerContext,
  code: number,
  at: number | null = now,
): void => {
  database
    .prepare('DELETE FROM commerce_carts WHERE customer_id = ? AND deleted_at < ?')
    .run(customer.customerId, now - UNDO_MS)
  database.prepare('UPDATE commerce_carts SET deleted_at = ? WHERE code = ?').run(at, code)
}

/** A saved cart that was deleted so recently that it can be brought back. */
export const findDeleted = (context: CustomerContext, id: string): StoredCart | undefined => {
  const code = parseCode(id)
  const since = context.now - UNDO_MS
  return code === undefined ? undefined : findDeletedCart(context.database, shelfOf(context), { code, since })
}
