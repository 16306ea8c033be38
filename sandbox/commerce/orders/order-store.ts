import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  HOLD_REASONS,
  type HoldReason,
  ORDER_STATUSES,
  type Order,
  orderSchema,
} from '../../../lib/contract/commerce/order/order.ts'
import { ORDER_SORTS } from '../../../lib/contract/commerce/order/order-history.ts'
import type { PaymentTypeCode } from '../../../lib/contract/commerce/payment/payment-type.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

/** What an order keeps of its cart. What changes later, such as its status, is not part of it. */
const snapshotSchema = orderSchema.omit({
  code: true,
  guid: true,
  status: true,
  statusDisplay: true,
  holdReasons: true,
  created: true,
  cancellable: true,
  returnable: true,
  unconsignedEntries: true,
  consignments: true,
  digitalDelivery: true,
})

export type Snapshot = z.infer<typeof snapshotSchema>

const rowSchema = z.object({
  code: z.number(),
  guid: z.string(),
  site: z.string(),
  customerId: z.string(),
  status: z.enum(ORDER_STATUSES),
  holdReasons: z.string().transform(text => z.array(z.enum(HOLD_REASONS)).parse(JSON.parse(text))),
  total: z.number(),
  purchaseOrderNumber: nullableColumn(z.string()),
  snapshot: z.string().transform(text => snapshotSchema.parse(JSON.parse(text))),
  createdAt: z.number(),
  holdEndedAt: nullableColumn(z.number()),
  aheadMs: z.number(),
})

/** An order as stored; `total` in minor units, `aheadMs`: by how much its work is ahead of the clock. */
export type StoredOrder = z.infer<typeof rowSchema>

const SELECT = `SELECT code, guid, site, customer_id AS customerId, status, hold_reasons AS holdReasons, total,
  purchase_order_number AS purchaseOrderNumber, snapshot, created_at AS createdAt,
  hold_ended_at AS holdEndedAt, ahead_ms AS aheadMs FROM commerce_orders`

export type OrderShelf = { site: string; customerId: string }

/** An order of a customer by its number. */
export const findOrder = (
  database: DatabaseSync,
  { site, customerId }: OrderShelf,
  code: number,
): StoredOrder | undefined => {
  const row = database
    .prepare(`${SELECT} WHERE code = ? AND customer_id = ? AND site = ?`)
    .get(code, customerId, site)
  return row === undefined ? undefined : rowSchema.parse(row)
}

type OrderSort = (typeof ORDER_SORTS)[number]

const COLUMNS: Readonly<Record<OrderSort, string>> = {
  byDate: 'created_at DESC, code DESC',
  byOrderNumber: 'code',
}

/** Whether a text names an order in which lists of orders can be sorted. */
export const isOrderSort = (text: string): text is OrderSort => ORDER_SORTS.some(sort => sort === text)

/** Which orders are wanted; an empty text and no status mean all. */
export type OrderFilter = { statuses: readonly string[]; search: string }

export type OrderPage = OrderFilter & { sort: OrderSort; start: number; size: number }

/** A text is looked for in the numbers, the name of the qualified user, and the items. */
const SEARCHED = `(instr(CAST(code AS TEXT), ?1) > 0
  OR instr(lower(coalesce(purchase_order_number, '')), ?1) > 0
  OR instr(lower(coalesce(json_extract(snapshot, '$.qualifiedUser.name'), '')), ?1) > 0
  OR EXISTS (SELECT 1 FROM json_each(snapshot, '$.entries')
    WHERE json_extract(value, '$.product.code') = ?1
    OR instr(lower(json_extract(value, '$.product.name')), ?1) > 0))`

const STATUSES = 'status IN (SELECT value FROM json_each(?2))'

/** The condition of a filter, whose parameters are those of `valuesOf`. */
const conditionOf = ({ statuses, search }: OrderFilter): string =>
  [
    'customer_id = ?3 AND site = ?4',
    search === '' ? '?1 IS NOT NULL' : SEARCHED,
    statuses.length === 0 ? '?2 IS NOT NULL' : STATUSES,
  ].join(' AND ')

const valuesOf = ({ site, customerId }: OrderShelf, { statuses, search }: OrderFilter) =>
  [search.toLowerCase(), JSON.stringify(statuses), customerId, site] as const

/** One page of a customer's orders. */
export const listOrders = (database: DatabaseSync, shelf: OrderShelf, page: OrderPage): StoredOrder[] =>
  database
    .prepare(`${SELECT} WHERE ${conditionOf(page)} ORDER BY ${COLUMNS[page.sort]} LIMIT ?5 OFFSET ?6`)
    .all(...valuesOf(shelf, page), page.size, page.start)
    .map(row => rowSchema.parse(row))

/** How many orders all pages have together. */
export const countOrders = (database: DatabaseSync, shelf: OrderShelf, filter: OrderFilter): number =>
  Number(
    database
      .prepare(`SELECT COUNT(*) AS total FROM commerce_orders WHERE ${conditionOf(filter)}`)
      .get(...valuesOf(shelf, filter))?.total,
  )

export type NewOrder = OrderShelf & {
  guid: string
  organizationUid: string | undefined
  holdReasons: readonly HoldReason[]
  paymentType: PaymentTypeCode
  paymentId: string | undefined
  purchaseOrderNumber: string | undefined
  currency: string
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
         payment_id, purchase_order_number, currency, total, tax, snapshot, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      order.total,
      order.tax,
      JSON.stringify(order.snapshot),
      order.now,
    )
  return Number(lastInsertRowid)
}

const STATUS_TOKENS: Readonly<Record<Order['status'], string>> = {
  CREATED: 'created',
  ON_VALIDATION: 'open',
  READY: 'processing',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CANCELLING: 'cancelling',
}

/** The token by which clients of the engine know a status. */
export const statusToken = (status: Order['status']): string => STATUS_TOKENS[status]

/** A customer's orders that the clock may still change. */
export const listOpenOrders = (
  database: DatabaseSync,
  { site, customerId }: OrderShelf,
): readonly StoredOrder[] =>
  database
    .prepare(`${SELECT} WHERE customer_id = ? AND site = ? AND status IN ('CREATED', 'READY')`)
    .all(customerId, site)
    .map(row => rowSchema.parse(row))

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

/** Moves the work on an order on; false where nothing is worked on. */
export const moveAhead = (database: DatabaseSync, code: number, milliseconds: number): boolean =>
  database
    .prepare(
      `UPDATE commerce_orders SET ahead_ms = ahead_ms + ?
       WHERE code = ? AND status IN ('CREATED', 'READY')`,
    )
    .run(milliseconds, code).changes > 0
