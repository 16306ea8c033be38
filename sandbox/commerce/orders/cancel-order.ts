import type { DatabaseSync } from 'node:sqlite'
import type { OrderUnits } from '../../../lib/contract/commerce/order/return-request.ts'
import { toMinor } from '../catalogue/products/money.ts'
import type { Commerce } from '../commerce.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { cancelledMail } from '../mails/order-mails.ts'
import { orderRecipient } from './order-recipient.ts'
import type { StoredOrder } from './order-row.ts'
import { findAnyOrder, setOrderStatus } from './order-store.ts'
import { isCancellable } from './ordered-entries.ts'
import { cancelledUnits, remainingEntries } from './remaining-entries.ts'
import { tellOnce } from './tell-customer.ts'
import { toOrder } from './to-order.ts'

/** Throws unless there are that many units of each entry. Each entry is named once. */
export const requireUnits = (units: OrderUnits, left: (entryNumber: number) => number): void => {
  const numbers = units.map(({ orderEntryNumber }) => orderEntryNumber)
  if (new Set(numbers).size < numbers.length)
    throw validationError([fieldFault('orderEntryNumber', 'invalid', 'An entry is named twice.')])
  const tooMany = units.filter(({ orderEntryNumber, quantity }) => quantity > left(orderEntryNumber))
  if (tooMany.length > 0)
    throw validationError(
      tooMany.map(({ orderEntryNumber }) =>
        fieldFault(`entries[${orderEntryNumber}].quantity`, 'tooLarge', 'More than there are.'),
      ),
    )
}

/** What units cost with tax: their share of everything but the delivery, in minor units. */
export const costOfUnits = (
  { total, snapshot: { entries, deliveryCost } }: StoredOrder,
  entryNumber: number,
  units: number,
): number => {
  const goods = total - (deliveryCost === undefined ? 0 : toMinor(deliveryCost))
  const priceOf = (entry: (typeof entries)[number]) =>
    entry.totalPrice === undefined ? 0 : toMinor(entry.quoted?.totalPrice ?? entry.totalPrice)
  const all = entries.reduce((sum, entry) => sum + priceOf(entry), 0)
  const entry = entries.find(known => known.entryNumber === entryNumber)
  if (entry === undefined || all === 0) return 0
  return Math.floor((goods * priceOf(entry) * units) / (all * entry.quantity))
}

/**
 * Takes units out of an order that is not worked on yet. Once nothing is left, the order is cancelled; one
 * that is paid by card waits until its payment is released. `isSilent`: the caller mails the customer.
 * Call inside a transaction.
 */
export function cancelUnits(
  commerce: Commerce,
  order: StoredOrder,
  units: OrderUnits,
  isSilent = false,
): void {
  const { database, clock } = commerce
  const now = clock.now()
  if (!isCancellable(order))
    throw occError.illegalState('The order can no longer be cancelled.', { reason: 'notCancellable' })
  requireUnits(units, number => {
    const entry = order.snapshot.entries.find(({ entryNumber }) => entryNumber === number)
    return entry === undefined ? 0 : entry.quantity - cancelledUnits(order, number)
  })
  for (const { orderEntryNumber, quantity } of units)
    insertCancellation(database, order, { entryNumber: orderEntryNumber, quantity, now })
  const after = findAnyOrder(database, order.code)
  if (after === undefined) return
  const isWhole = remainingEntries(after).length === 0
  if (isWhole)
    setOrderStatus(database, order.code, order.paymentId === undefined ? 'CANCELLED' : 'CANCELLING')
  if (!isSilent) tellCancelled(commerce, order.code, now)
}

function insertCancellation(
  database: DatabaseSync,
  order: StoredOrder,
  { entryNumber, quantity, now }: { entryNumber: number; quantity: number; now: number },
): void {
  database
    .prepare('INSERT INTO commerce_order_cancellations VALUES (?, ?, ?, ?, ?)')
    .run(order.code, entryNumber, quantity, costOfUnits(order, entryNumber, quantity), now)
}

function tellCancelled(commerce: Commerce, code: number, now: number): void {
  const order = findAnyOrder(commerce.database, code)
  if (order === undefined) return
  const event = `cancelled:${order.cancellations.length}`
  tellOnce(commerce, code, { event, now, isLate: true }, () =>
    cancelledMail(orderRecipient(commerce.database, order), toOrder(order, now)),
  )
}
