import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { Order } from '../../../lib/contract/commerce/order/order.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long the parts of the work take; in milliseconds. */
const CHECK = 2 * HOUR
const PACK = 20 * HOUR
const PICK_UP = 4 * HOUR
const TRANSIT = 2 * DAY
/** Goods that are expected on a day are there from this hour of it (UTC) on. */
const GOODS_IN = 9 * HOUR
/** An account that is opened with the order is ready a day after its activation mail. */
const ACTIVATION = DAY

type PlannedEntry = Pick<OrderEntry, 'entryNumber' | 'fulfilment' | 'availability'>

/** What the plan of an order depends on. */
export type PlannedOrder = {
  /** When it was placed, or when its hold ended; epoch milliseconds. */
  startsAt: number
  entries: readonly PlannedEntry[]
  shipComplete: boolean
  /** Whether usages go to an account that is opened with the order. */
  opensAccount: boolean
}

/** A parcel with the entries in it; moments in epoch milliseconds. */
export type PlannedParcel = {
  entries: readonly number[]
  readyAt: number
  shippedAt: number
  inTransitAt: number
  deliveredAt: number
}

/** Digital entries, and when they are credited; `mailedAt`: when the activation mail is sent, if any. */
export type PlannedCredit = { entries: readonly number[]; mailedAt: number | undefined; creditedAt: number }

/** What happens to an order and when, if nothing comes between. */
export type FulfilmentPlan = {
  /** From when the warehouse works on it. It can be cancelled until then. */
  releasedAt: number
  parcels: readonly PlannedParcel[]
  credit: PlannedCredit | undefined
  completedAt: number
}

/** The plan of an order. It depends on what was ordered and when, so that the clock alone decides. */
export function planFulfilment(order: PlannedOrder): FulfilmentPlan {
  const releasedAt = order.startsAt + CHECK
  const parcels = parcelsOf(order, releasedAt)
  const credit = creditOf(order, releasedAt)
  const ends = [
    releasedAt,
    ...parcels.map(({ deliveredAt }) => deliveredAt),
    credit?.creditedAt ?? releasedAt,
  ]
  return { releasedAt, parcels, credit, completedAt: Math.max(...ends) }
}

/** One parcel for all goods that are there at the same time; one for everything if it ships complete. */
function parcelsOf({ entries, shipComplete }: PlannedOrder, releasedAt: number): readonly PlannedParcel[] {
  const shipped = entries.filter(({ fulfilment }) => fulfilment === 'PHYSICAL')
  const thereAt = ({ availability }: PlannedEntry): number =>
    availability?.expectedOn === undefined
      ? releasedAt
      : Math.max(releasedAt, Date.parse(availability.expectedOn) + GOODS_IN)
  const last = Math.max(...shipped.map(thereAt))
  const groups = Map.groupBy(shipped, entry => (shipComplete ? last : thereAt(entry)))
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([readyAt, some]) => {
      const shippedAt = readyAt + PACK
      const inTransitAt = shippedAt + PICK_UP
      const numbers = some.map(({ entryNumber }) => entryNumber)
      return { entries: numbers, readyAt, shippedAt, inTransitAt, deliveredAt: inTransitAt + TRANSIT }
    })
}

function creditOf({ entries, opensAccount }: PlannedOrder, releasedAt: number): PlannedCredit | undefined {
  const digital = entries.filter(({ fulfilment }) => fulfilment === 'DIGITAL')
  if (digital.length === 0) return undefined
  const numbers = digital.map(({ entryNumber }) => entryNumber)
  return opensAccount
    ? { entries: numbers, mailedAt: releasedAt, creditedAt: releasedAt + ACTIVATION }
    : { entries: numbers, mailedAt: undefined, creditedAt: releasedAt }
}

/** The status of an order that is not on hold and was not cancelled, at a moment of its plan. */
export function statusAt(plan: FulfilmentPlan, now: number): Order['status'] {
  if (now < plan.releasedAt) return 'CREATED'
  return now < plan.completedAt ? 'READY' : 'COMPLETED'
}
