import { progressOf } from '../orders/fulfilment.ts'
import type { StoredOrder } from '../orders/order-row.ts'

const DAY = 86_400_000

/** How long an invoice may stay open. */
const TERM_MS = 30 * DAY

/** Numbers of invoices are those of their orders with another first digit. */
const FIRST_DIGIT = '5'

/** When an order is invoiced: with the first parcel, or when the digital items are credited. */
function invoicedAt(order: StoredOrder, now: number): number | undefined {
  const progress = progressOf(order, now)
  if (progress === undefined) return undefined
  const { plan, moment } = progress
  const moments = [...plan.parcels.map(({ shippedAt }) => shippedAt), plan.credit?.creditedAt]
  const first = Math.min(...moments.filter(at => at !== undefined))
  return moment >= first ? first - order.aheadMs : undefined
}

/** What an order costs without the units that were cancelled, in minor units. */
export const invoicedTotal = ({ total, cancellations }: StoredOrder): number =>
  total - cancellations.reduce((sum, { amount }) => sum + amount, 0)

/** Number and moments of the invoice of an order; undefined before there is one. */
export function invoicingOf(
  order: StoredOrder,
  now: number,
): { number: string; issuedAt: number; dueAt: number } | undefined {
  const issuedAt = invoicedAt(order, now)
  if (issuedAt === undefined) return undefined
  return {
    number: `${FIRST_DIGIT}${String(order.code).slice(1)}`,
    issuedAt,
    dueAt: issuedAt + TERM_MS,
  }
}
