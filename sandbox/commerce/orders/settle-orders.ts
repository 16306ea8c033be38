import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { listUninvoiced, writeInvoice } from '../invoices/write-invoices.ts'
import { progressOf } from './fulfilment.ts'
import { statusAt } from './fulfilment-plan.ts'
import type { StoredOrder } from './order-row.ts'
import {
  endHold,
  findAnyOrder,
  listOpenOrders,
  mendOrder,
  type OrderShelf,
  setOrderStatus,
} from './order-store.ts'
import { tellProgress } from './tell-customer.ts'

type Settling = Pick<Commerce, 'database' | 'mail'>

/** How long a certificate is checked, in milliseconds. */
const CERTIFICATE_CHECK_MS = 7_200_000

/**
 * Writes what the clock has made of orders, so that they can be listed by status, writes their invoices, and
 * tells their customers: of one customer, or all.
 */
export function settleOrders(commerce: Settling, now: number, shelf?: Partial<OrderShelf>): void {
  const open = listOpenOrders(commerce.database, shelf)
  const uninvoiced = listUninvoiced(commerce.database, shelf)
  if (open.length === 0 && uninvoiced.length === 0) return
  transaction(commerce.database, () => {
    for (const order of open) settleOrder(commerce, order, now)
    for (const order of uninvoiced) writeInvoice(commerce.database, order, now)
  })
}

function settleOrder(commerce: Settling, stored: StoredOrder, now: number): void {
  const order = checkCertificate(commerce, stored, now)
  const progress = progressOf(order, now)
  if (progress === undefined) return
  tellProgress(commerce, order, now)
  const status = statusAt(progress.plan, progress.moment)
  if (status !== order.status) setOrderStatus(commerce.database, order.code, status)
}

/** Ends a hold for a qualified user once the certificate that was sent has been checked. */
function checkCertificate({ database }: Settling, order: StoredOrder, now: number): StoredOrder {
  const { code, status, certificateAt, holdReasons } = order
  const isChecked = certificateAt !== undefined && now >= certificateAt + CERTIFICATE_CHECK_MS
  if (status !== 'ON_VALIDATION' || !isChecked || !holdReasons.includes('QUALIFIED_USER')) return order
  const remaining = holdReasons.filter(reason => reason !== 'QUALIFIED_USER')
  mendOrder(database, order, {}, remaining)
  if (remaining.length === 0) endHold(database, code, now)
  return findAnyOrder(database, code) ?? order
}
