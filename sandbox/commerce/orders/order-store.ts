import type { DatabaseSync } from 'node:sqlite'
import type { HoldReason, Order } from '../../../lib/contract/commerce/order/order.ts'
import type { PaymentTypeCode } from '../../../lib/contract/commerce/payment/payment-type.ts'
import { SELECT_ORDERS, type Snapshot, type StoredOrder, toStoredOrder } from './order-row.ts'

export type OrderShelf = { site: string; customerId: string }

/** An order by its number, whoever's it is. */
export const findAnyOrder = (database: DatabaseSync, code: number): StoredOrder | undefined => {
  const row = database.prepare(`${SELECT_ORDERS} WHERE code = ?`).get(code)
  return row === undefined ? undefined : toStoredOrder(row)
}

/** An order of a customer by its number. */
export const findOrder = (
  database: DatabaseSync,
  { site, customerId }: OrderShelf,
  code: number,
): StoredOrder | undefined => {
  const row = database
    .prepare(`${SELECT_ORDERS} WHERE code = ? AND customer_id = ? AND site = ?`)
    .get(code, customerId, site)
  return row === undefined ? undefined : toStoredOrder(row)
}

export type NewOrder = OrderShelf & {
  guid: string
  organizationUid: string | undefined
  holdReasons: readonly HoldReason[]
  paymentType: PaymentTypeCode
  paymentId: string | undefined
  purchaseOrderNumber: string | undefined
  currency: string
  language: string
  total: number
  tax: number
  snapshot: Snapshot
  now: number
}

/** Writes an order and returns its number. */
export const insertOrder = (database: DatabaseSync, order: NewOrder): number => {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO commerce_orders (guid, site, customer_id, organization_uid, status, hold_reasons, payment_type,
         payment_id, purchase_order_number, currency, language, total, tax, snapshot, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      order.guid,
      order.site,
      order.customerId,
      order.organizationUid ?? null,
      order.holdReasons.length > 0 ? 'ON_VALIDATION' : 'CREATED',
      JSON.stringify(order.holdReasons),
      order.paymentType,
      order.paymentId ?? null,
      order.purchaseOrderNumber ?? null,
      order.currency,
      order.language,
      order.total,
      order.tax,
      JSON.stringify(order.snapshot),
      order.now,
    )
  return Number(lastInsertRowid)
}

/** Orders that the clock may still change: a customer's, an organization's, or all. */
export const listOpenOrders = (database: DatabaseSync, shelf?: Partial<OrderShelf>): readonly StoredOrder[] =>
  database
    .prepare(
      `${SELECT_ORDERS} WHERE (?1 IS NULL OR customer_id = ?1) AND (?2 IS NULL OR site = ?2)
       AND (status IN ('CREATED', 'READY') OR status = 'ON_VALIDATION'
         AND (certificate_at IS NOT NULL OR hold_reasons LIKE '%"APPROVAL"%'))`,
    )
    .all(shelf?.customerId ?? null, shelf?.site ?? null)
    .map(toStoredOrder)

export const setOrderStatus = (database: DatabaseSync, code: number, status: Order['status']): void => {
  database.prepare('UPDATE commerce_orders SET status = ? WHERE code = ?').run(status, code)
}

/** Ends the hold of an order; false where it is not on hold. */
export const endHold = (database: DatabaseSync, code: number, now: number): boolean =>
  database
    .prepare(
      `UPDATE commerce_orders SET status = 'CREATED', hold_reasons = '[]', hold_ended_at = ?
       WHERE code = ? AND status = 'ON_VALIDATION'`,
    )
    .run(now, code).changes > 0

/** Moves the work on an order, and its age, on; false for one on hold or cancelled. */
export const moveAhead = (database: DatabaseSync, code: number, milliseconds: number): boolean =>
  database
    .prepare(
      `UPDATE commerce_orders SET ahead_ms = ahead_ms + ?
       WHERE code = ? AND status IN ('CREATED', 'READY', 'COMPLETED')`,
    )
    .run(milliseconds, code).changes > 0

/** What somebody who mends a hold changes of an order. */
export type OrderChange = Pick<Snapshot, 'purchaseOrderDocument' | 'qualifiedUser'> & {
  purchaseOrderNumber?: string | undefined
}

/** Writes what an order was missing, and the reasons that remain; the hold ends with the last of them. */
export const mendOrder = (
  database: DatabaseSync,
  { code, snapshot, purchaseOrderNumber: number }: StoredOrder,
  change: OrderChange,
  remaining: readonly HoldReason[],
): void => {
  const { purchaseOrderNumber = number } = change
  const { purchaseOrderToFollow: _follows, ...kept } = snapshot
  database
    .prepare(
      'UPDATE commerce_orders SET snapshot = ?, purchase_order_number = ?, hold_reasons = ? WHERE code = ?',
    )
    .run(
      JSON.stringify({ ...(purchaseOrderNumber === undefined ? snapshot : kept), ...change }),
      purchaseOrderNumber ?? null,
      JSON.stringify(remaining),
      code,
    )
}

/** Notes that a certificate for an order has arrived, as a document. */
export const noteCertificate = (
  database: DatabaseSync,
  { code }: StoredOrder,
  { document, now }: { document: string; now: number },
): void => {
  database
    .prepare('UPDATE commerce_orders SET certificate_at = ?, certificate_document = ? WHERE code = ?')
    .run(now, document, code)
}

export const noteCapture = (database: DatabaseSync, code: number, now: number): void => {
  database.prepare('UPDATE commerce_orders SET captured_at = ? WHERE code = ?').run(now, code)
}
