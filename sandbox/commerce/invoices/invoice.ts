import type { Invoice } from '../../../lib/contract/commerce/invoice/invoice.ts'
import { isoDay } from '../../iso-day.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { progressOf } from '../orders/fulfilment.ts'
import { orderMarket } from '../orders/order-market.ts'
import type { StoredOrder } from '../orders/order-row.ts'

const DAY = 86_400_000

/** How long an invoice may stay open. */
const TERM_MS = 30 * DAY

/** Numbers of invoices are those of their orders with another first digit. */
const FIRST_DIGIT = '5'

/** The number of the invoice of an order. */
const invoiceNumber = (code: number): string => `${FIRST_DIGIT}${String(code).slice(1)}`

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

/** The invoice of an order; undefined before there is one. */
export function invoiceOf(order: StoredOrder, now: number): Invoice | undefined {
  const issuedAt = invoicedAt(order, now)
  if (issuedAt === undefined) return undefined
  const { code, snapshot, purchaseOrderNumber } = order
  const market = orderMarket(order)
  const total = invoicedTotal(order)
  const isPaid = snapshot.paymentType?.code === 'CARD' || total === 0
  const dueAt = issuedAt + TERM_MS
  return {
    invoiceNumber: invoiceNumber(code),
    orderCode: String(code),
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...(snapshot.organization && { organization: snapshot.organization }),
    issuedOn: isoDay(issuedAt),
    dueOn: isoDay(dueAt),
    status: isPaid ? 'PAID' : now > dueAt ? 'OVERDUE' : 'OPEN',
    total: toPrice(market, total),
    open: toPrice(market, isPaid ? 0 : total),
    payable: false,
  }
}

/** The order that an invoice is for; undefined for a text that is no number of an invoice. */
export const orderOfInvoice = (text: string): number | undefined =>
  /^5\d{7}$/.test(text) ? Number(`3${text.slice(1)}`) : undefined
