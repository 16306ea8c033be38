import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { parseCode } from '../parse-code.ts'
import type { StoredOrder } from './order-row.ts'
import { findOrder } from './order-store.ts'

/** The customer's own order that the path names. Throws the answer to one that does not exist. */
export const requireOwnOrder = (context: CustomerContext, text: string): StoredOrder => {
  const code = parseCode(text)
  const order = code === undefined ? undefined : findOrder(context.database, shelfOf(context), code)
  if (order === undefined) throw occError.unknownIdentifier('Order not found.', { subject: text })
  return order
}
