import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { Consignment, DigitalDelivery } from '../../../lib/contract/commerce/order/consignment.ts'
import { toWireDate } from '../wire-date.ts'
import {
  type FulfilmentPlan,
  type PlannedCredit,
  type PlannedParcel,
  planFulfilment,
} from './fulfilment-plan.ts'
import type { StoredOrder } from './order-row.ts'
import { remainingEntries } from './remaining-entries.ts'
import { trackingEvents } from './tracking.ts'
import { withoutOptions } from './without-options.ts'

const CARRIER = { code: 'kestrel', name: 'Kestrel Parcel' }

/** The carrier's page about a parcel; the number says nothing about the order. */
const trackingUrl = (id: string): string => `https://tracking.kestrel.example/${id}`

/**
 * The plan of an order and the moment of it; undefined while it is on hold, after it was cancelled, and for
 * one of an earlier shop system, whose work was done there.
 */
export function progressOf(
  order: StoredOrder,
  now: number,
): { plan: FulfilmentPlan; moment: number } | undefined {
  const { status, snapshot, createdAt, holdEndedAt, aheadMs } = order
  if (status === 'ON_VALIDATION' || status === 'CANCELLED' || status === 'CANCELLING') return undefined
  if (snapshot.fromPreviousSystem === true) return undefined
  const plan = planFulfilment({
    startsAt: holdEndedAt ?? createdAt,
    entries: remainingEntries(order),
    shipComplete: snapshot.shipComplete === true,
    opensAccount: snapshot.inventoryAccount?.createNew === true,
  })
  return { plan, moment: now + aheadMs }
}

/** The parcels of an order, from when the warehouse works on it. */
export function consignmentsOf(order: StoredOrder, now: number): readonly Consignment[] {
  const progress = progressOf(order, now)
  if (progress === undefined || progress.moment < progress.plan.releasedAt) return []
  const { plan, moment } = progress
  return plan.parcels.map((parcel, index) => toConsignment(order, parcel, { index, moment }))
}

type Place = { index: number; moment: number }

function toConsignment(order: StoredOrder, parcel: PlannedParcel, { index, moment }: Place): Consignment {
  const code = `${order.code}-${index + 1}`
  const { status, since } = statusOf(parcel, moment)
  const hasLeft = moment >= parcel.shippedAt
  const id = `KP${order.code}${index + 1}`
  return {
    code,
    status,
    ...(since !== undefined && { statusDate: toWireDate(since - order.aheadMs) }),
    ...(hasLeft && { carrierDetails: CARRIER, trackingID: id, trackingUrl: trackingUrl(id) }),
    targetArrivalDate: dayOf(parcel.deliveredAt - order.aheadMs),
    trackingEvents: hasLeft ? [...trackingEvents(order, parcel, moment)] : undefined,
    entries: remainingEntries(order)
      .filter(({ entryNumber }) => parcel.entries.includes(entryNumber))
      .map(toConsignmentEntry),
  }
}

const toConsignmentEntry = ({ entryNumber, quantity, product, basePrice, totalPrice }: OrderEntry) => ({
  orderEntry: { entryNumber, basePrice, totalPrice, product: withoutOptions(product) },
  quantity,
})

/** The status of a parcel, and since when it has it. */
function statusOf(
  { readyAt, shippedAt, inTransitAt, deliveredAt }: PlannedParcel,
  moment: number,
): { status: Consignment['status']; since: number | undefined } {
  if (moment >= deliveredAt) return { status: 'DELIVERY_COMPLETED', since: deliveredAt }
  if (moment >= inTransitAt) return { status: 'IN_TRANSIT', since: inTransitAt }
  if (moment >= shippedAt) return { status: 'SHIPPED', since: shippedAt }
  return moment >= readyAt ? { status: 'READY', since: readyAt } : { status: 'WAITING', since: undefined }
}

/** Where the digital items of an order are; undefined where it has none, or while nothing is worked on. */
export function digitalDeliveryOf(order: StoredOrder, now: number): DigitalDelivery | undefined {
  const progress = progressOf(order, now)
  const credit = progress?.plan.credit
  if (progress === undefined || credit === undefined) return undefined
  const { status, since } = creditStatusOf(credit, progress.moment)
  return {
    status,
    ...(since !== undefined && { statusDate: toWireDate(since - order.aheadMs) }),
    entryNumbers: [...credit.entries],
  }
}

function creditStatusOf(
  { mailedAt, creditedAt }: PlannedCredit,
  moment: number,
): { status: DigitalDelivery['status']; since: number | undefined } {
  if (moment >= creditedAt) return { status: 'CREDITED', since: creditedAt }
  if (mailedAt !== undefined && moment >= mailedAt) return { status: 'ACTIVATION', since: mailedAt }
  return { status: 'WAITING', since: undefined }
}

const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
