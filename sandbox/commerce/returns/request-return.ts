import type { OrderUnits } from '../../../lib/contract/commerce/order/return-request.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { costOfUnits, requireUnits } from '../orders/cancel-order.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { returnOf } from '../orders/ordered-entries.ts'
import { insertReturn } from './return-store.ts'

const PERCENT = 100

/**
 * Asks for a return of units of an order, and returns its number. What is given back is what they cost with
 * tax, less a fee for late ones. Call inside a transaction.
 */
export function requestReturn(
  { database, now }: CustomerContext,
  order: StoredOrder,
  units: OrderUnits,
): number {
  const eligible = new Map(
    order.snapshot.entries.map(entry => [entry.entryNumber, returnOf(order, entry, now)]),
  )
  if ([...eligible.values()].every(found => (found?.units ?? 0) === 0))
    throw occError.illegalState('Nothing of the order can go back now.', { reason: 'notReturnable' })
  requireUnits(units, number => eligible.get(number)?.units ?? 0)
  const entries = units.map(({ orderEntryNumber: entryNumber, quantity }) => {
    const cost = costOfUnits(order, entryNumber, quantity)
    const fee = Math.round((cost * (eligible.get(entryNumber)?.feePercent ?? 0)) / PERCENT)
    return { entryNumber, quantity, refund: cost - fee, fee }
  })
  return insertReturn(database, order.code, entries, now)
}
