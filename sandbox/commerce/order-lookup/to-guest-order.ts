import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { GuestOrder } from '../../../lib/contract/commerce/order/guest-order.ts'
import { consignmentsOf, digitalDeliveryOf } from '../orders/fulfilment.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { remainingEntries } from '../orders/remaining-entries.ts'
import { statusToken, unconsignedEntries } from '../orders/to-order.ts'
import { toWireDate } from '../wire-date.ts'

/** Digits of an account that are told to somebody who is not signed in. */
const LAST_DIGITS = 4

const toLine = ({ entryNumber, quantity, product, availability }: OrderEntry) => ({
  entryNumber,
  product: { code: product.code, name: product.name },
  quantity,
  ...(availability?.expectedOn !== undefined && { expectedOn: availability.expectedOn }),
})

/** An order as somebody sees it who is not signed in: without prices, names and streets. */
export const toGuestOrder = (order: StoredOrder, now: number): GuestOrder => {
  const { code, status, createdAt, holdReasons, snapshot } = order
  const consignments = consignmentsOf(order, now)
  const digitalDelivery = digitalDeliveryOf(order, now)
  const ending = snapshot.inventoryAccount?.accountNumber?.slice(-LAST_DIGITS)
  const isDigital = ({ fulfilment }: OrderEntry) => fulfilment === 'DIGITAL'
  return {
    code: String(code),
    status,
    statusDisplay: statusToken(status),
    created: toWireDate(createdAt),
    ...(holdReasons.length > 0 && { holdReasons }),
    ...(snapshot.shipComplete !== undefined && { shipComplete: snapshot.shipComplete }),
    ...(snapshot.fromPreviousSystem && { fromPreviousSystem: true }),
    consignments: consignments.map(({ trackingEvents: _events, ...parcel }) => parcel),
    ...(digitalDelivery && { digitalDelivery }),
    ...(ending !== undefined && { inventoryAccountEnding: ending }),
    digitalEntries: remainingEntries(order).filter(isDigital).map(toLine),
    unconsignedEntries: unconsignedEntries(order, [...consignments])
      .filter(entry => !isDigital(entry))
      .map(toLine),
  }
}
