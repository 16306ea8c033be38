import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import { insertCredit } from '../invoices/credit-store.ts'
import { invoicedTotal, invoicingOf } from '../invoices/invoicing.ts'
import { listOpenReturns, noteRefund, type StoredReturn } from '../returns/return-store.ts'
import { settleReturns } from '../returns/settle-returns.ts'
import { refundOf, returnStatus } from '../returns/to-return.ts'
import { SELECT_ORDERS, type StoredOrder, toStoredOrder } from './order-row.ts'
import { findAnyOrder, noteCapture, setOrderStatus } from './order-store.ts'
import { settleOrders } from './settle-orders.ts'

/**
 * Does what the clock asks for: orders and returns move on, their customers are told, and card payments are
 * captured, released and refunded. What the payment provider does not answer is tried again the next time.
 */
export async function workOnOrders(commerce: Commerce): Promise<void> {
  const now = commerce.clock.now()
  settleOrders(commerce, now)
  transaction(commerce.database, () => settleReturns(commerce, now))
  try {
    await releaseCancelled(commerce)
    await captureInvoiced(commerce, now)
    await refundReturned(commerce, now)
  } catch (error) {
    commerce.log.warn('payments of orders wait', { error: String(error) })
  }
}

const ordersWhere = ({ database }: Commerce, condition: string): readonly StoredOrder[] =>
  database.prepare(`${SELECT_ORDERS} WHERE payment_id IS NOT NULL AND ${condition}`).all().map(toStoredOrder)

/** An order that was cancelled is over once its payment is released. */
async function releaseCancelled(commerce: Commerce): Promise<void> {
  for (const { code, paymentId = '' } of ordersWhere(commerce, `status = 'CANCELLING'`)) {
    await commerce.payments.cancel(paymentId)
    setOrderStatus(commerce.database, code, 'CANCELLED')
  }
}

/** A card is charged with the invoice. */
async function captureInvoiced(commerce: Commerce, now: number): Promise<void> {
  const waiting = ordersWhere(commerce, `captured_at IS NULL AND status IN ('READY', 'COMPLETED')`)
  for (const order of waiting) {
    if (invoicingOf(order, now) === undefined) continue
    await commerce.payments.capture(order.paymentId ?? '', invoicedTotal(order))
    noteCapture(commerce.database, order.code, now)
  }
}

/** What came back is paid back, to the card if it was charged; otherwise a credit note is written. */
async function refundReturned(commerce: Commerce, now: number): Promise<void> {
  for (const stored of listOpenReturns(commerce.database)) {
    if (returnStatus(stored, now) !== 'COMPLETED') continue
    const order = findAnyOrder(commerce.database, stored.orderCode)
    const isCharged = order?.paymentId !== undefined && order.capturedAt !== undefined
    if (isCharged) await commerce.payments.refund(order.paymentId ?? '', refundOf(stored))
    transaction(commerce.database, () => {
      if (order !== undefined && !isCharged) creditReturn(commerce, order, stored, now)
      noteRefund(commerce.database, stored.code, now)
    })
  }
}

function creditReturn({ database }: Commerce, order: StoredOrder, stored: StoredReturn, now: number): void {
  const total = refundOf(stored)
  if (total === 0) return
  insertCredit(database, {
    site: order.site,
    customerId: order.customerId,
    organizationUid: order.organizationUid,
    orderCode: order.code,
    returnCode: stored.code,
    invoiceNumber: invoicingOf(order, now)?.number,
    currency: order.currency,
    issuedOn: isoDay(now),
    total,
  })
}
