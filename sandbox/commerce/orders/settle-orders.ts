import type { HoldReason } from '../../../lib/contract/commerce/order/order.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { listUninvoiced, writeInvoice } from '../invoices/write-invoices.ts'
import { overseesAlone } from '../organizations/approvers.ts'
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
  const order = endLoneApproval(commerce, checkCertificate(commerce, stored, now), now)
  const progress = progressOf(order, now)
  if (progress === undefined) return
  tellProgress(commerce, order, now)
  const status = statusAt(progress.plan, progress.moment)
  if (status !== order.status) setOrderStatus(commerce.database, order.code, status)
}

/** Ends a hold for a qualified user once the certificate that was sent has been checked. */
function checkCertificate({ database }: Settling, order: StoredOrder, now: number): StoredOrder {
  const { status, certificateAt, holdReasons } = order
  const isChecked = certificateAt !== undefined && now >= certificateAt + CERTIFICATE_CHECK_MS
  if (status !== 'ON_VALIDATION' || !isChecked || !holdReasons.includes('QUALIFIED_USER')) return order
  return endReason(database, order, 'QUALIFIED_USER', now)
}

/** Ends the hold for approval if the buyer has become the only approver: nobody approves their own order. */
function endLoneApproval({ database }: Settling, order: StoredOrder, now: number): StoredOrder {
  const { status, organizationUid, customerId, holdReasons } = order
  const isWaiting = status === 'ON_VALIDATION' && holdReasons.includes('APPROVAL')
  if (!isWaiting || organizationUid === undefined) return order
  return overseesAlone(database, organizationUid, customerId)
    ? endReason(database, order, 'APPROVAL', now)
    : order
}

/** The order without a reason for its hold, which ends with the last one. */
function endReason(
  database: Settling['database'],
  order: StoredOrder,
  ended: HoldReason,
  now: number,
): StoredOrder {
  const remaining = order.holdReasons.filter(reason => reason !== ended)
  mendOrder(database, order, {}, remaining)
  if (remaining.length === 0) endHold(database, order.code, now)
  return findAnyOrder(database, order.code) ?? order
}
