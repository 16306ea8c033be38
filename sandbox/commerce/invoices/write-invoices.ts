import type { DatabaseSync } from 'node:sqlite'
import { isoDay } from '../../iso-day.ts'
import { SELECT_ORDERS, type StoredOrder, toStoredOrder } from '../orders/order-row.ts'
import type { OrderShelf } from '../orders/order-store.ts'
import { insertInvoice, settleInvoice } from './invoice-store.ts'
import { invoicedTotal, invoicingOf } from './invoicing.ts'

/** Orders of which no invoice is written yet: of one customer, or all. */
export const listUninvoiced = (database: DatabaseSync, shelf?: Partial<OrderShelf>): readonly StoredOrder[] =>
  database
    .prepare(
      `${SELECT_ORDERS} WHERE status IN ('CREATED', 'READY', 'COMPLETED')
       AND (?1 IS NULL OR customer_id = ?1) AND (?2 IS NULL OR site = ?2)
       AND NOT EXISTS (SELECT 1 FROM commerce_invoices WHERE order_code = code)`,
    )
    .all(shelf?.customerId ?? null, shelf?.site ?? null)
    .map(toStoredOrder)

/** Writes the invoice of an order that the clock has brought to it. Call inside a transaction. */
export function writeInvoice(database: DatabaseSync, order: StoredOrder, now: number): void {
  const invoicing = invoicingOf(order, now)
  if (invoicing === undefined) return
  const { snapshot } = order
  const total = invoicedTotal(order)
  const billing = snapshot.paymentInfo?.billingAddress ?? snapshot.sapBillingAddress
  const issuedOn = isoDay(invoicing.issuedAt)
  insertInvoice(database, {
    number: invoicing.number,
    site: order.site,
    customerId: order.customerId,
    organizationUid: order.organizationUid,
    orderCode: order.code,
    purchaseOrderNumber: order.purchaseOrderNumber,
    currency: order.currency,
    postalCode: billing?.postalCode ?? snapshot.deliveryAddress?.postalCode ?? '',
    issuedOn,
    dueOn: isoDay(invoicing.dueAt),
    total,
  })
  if (snapshot.paymentType?.code === 'CARD' && total > 0)
    settleInvoice(database, invoicing.number, {
      method: 'CARD',
      status: 'CAPTURED',
      amount: total,
      paidOn: issuedOn,
    })
}
