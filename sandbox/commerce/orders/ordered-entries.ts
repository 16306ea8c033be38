import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { OrderedEntry } from '../../../lib/contract/commerce/order/order.ts'
import { isoDay } from '../../iso-day.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { digitalDeliveryOf, progressOf } from './fulfilment.ts'
import { orderMarket } from './order-market.ts'
import type { StoredOrder } from './order-row.ts'
import { cancelledUnits } from './remaining-entries.ts'
import { feePercentAt, RETURNABLE_MS } from './return-rules.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Whether units can be cancelled: until the warehouse works on the order. */
export const isCancellable = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  status === 'CREATED' || status === 'ON_VALIDATION'

/** When what arrived of an entry was invoiced, in the time of its plan; undefined while it is on its way. */
function arrivalOf(order: StoredOrder, { entryNumber }: OrderEntry, now: number) {
  const progress = progressOf(order, now)
  if (progress === undefined) return undefined
  const { plan, moment } = progress
  const parcel = plan.parcels.find(({ entries }) => entries.includes(entryNumber))
  if (parcel !== undefined)
    return moment < parcel.deliveredAt ? undefined : { invoicedAt: parcel.shippedAt, moment }
  const isCredited = plan.credit?.entries.includes(entryNumber) === true && moment >= plan.credit.creditedAt
  return plan.credit !== undefined && isCredited ? { invoicedAt: plan.credit.creditedAt, moment } : undefined
}

const returnedUnits = ({ returned }: StoredOrder, number: number): number =>
  sum(returned.filter(({ entryNumber }) => entryNumber === number).map(({ quantity }) => quantity))

/**
 * What can go back of an entry now, by the rule of its item: unused goods, and usages that nobody has used,
 * within a time from the invoice. Undefined for what has not arrived or never goes back.
 */
export function returnOf(order: StoredOrder, entry: OrderEntry, now: number) {
  const { entryNumber, quantity, product } = entry
  const arrival = product.productItem.returnRule === 'NONE' ? undefined : arrivalOf(order, entry, now)
  if (arrival === undefined) return undefined
  const { invoicedAt, moment } = arrival
  const kept = quantity - cancelledUnits(order, entryNumber) - returnedUnits(order, entryNumber)
  const unused = usagesOf(order, entry, now)?.left
  const units = unused === undefined ? kept : Math.floor(unused / (product.productItem.packSize ?? 1))
  return {
    units: moment < invoicedAt + RETURNABLE_MS ? units : 0,
    until: isoDay(invoicedAt + RETURNABLE_MS - order.aheadMs),
    feePercent: feePercentAt(moment - invoicedAt),
  }
}

/** An entry with what has become of its units. */
export function toOrderedEntry(order: StoredOrder, entry: OrderEntry, now: number): OrderedEntry {
  const { entryNumber, quantity } = entry
  const cancelled = order.cancellations.filter(known => known.entryNumber === entryNumber)
  const cancelledQuantity = cancelledUnits(order, entryNumber)
  const goingBack = returnOf(order, entry, now)
  const returned = returnedUnits(order, entryNumber)
  const usages = usagesOf(order, entry, now)
  return {
    ...entry,
    cancellableQuantity: isCancellable(order) ? quantity - cancelledQuantity : 0,
    returnableQuantity: goingBack?.units ?? 0,
    ...(goingBack && { returnableUntil: goingBack.until, returnFeePercent: goingBack.feePercent }),
    ...(cancelled.length > 0 && {
      cancelledQuantity,
      cancelledItemsPrice: toPrice(orderMarket(order), sum(cancelled.map(({ amount }) => amount))),
    }),
    ...(returned > 0 && { returnedQuantity: returned }),
    ...(usages && { usages }),
  }
}

/** Usages of an entry that are credited, and what is left of them. */
function usagesOf(order: StoredOrder, { entryNumber, quantity, product }: OrderEntry, now: number) {
  if (product.productItem.fulfilment !== 'INVENTORY_CREDIT') return undefined
  if (digitalDeliveryOf(order, now)?.status !== 'CREDITED') return undefined
  const units = quantity - cancelledUnits(order, entryNumber) - returnedUnits(order, entryNumber)
  const credited = units * (product.productItem.packSize ?? 1)
  const used = order.used.find(known => known.entryNumber === entryNumber)?.used ?? 0
  return { credited, left: Math.max(0, credited - used) }
}
