import type { DatabaseSync } from 'node:sqlite'
import { ORDER_SORTS } from '../../../lib/contract/commerce/order/order-history.ts'
import { SELECT_ORDERS, type StoredOrder, toStoredOrder } from './order-row.ts'
import type { OrderShelf } from './order-store.ts'

type OrderSort = (typeof ORDER_SORTS)[number]

const COLUMNS: Readonly<Record<OrderSort, string>> = {
  byDate: 'created_at DESC, code DESC',
  byOrderNumber: 'code',
}

/** Whether a text names an order in which lists of orders can be sorted. */
export const isOrderSort = (text: string): text is OrderSort => ORDER_SORTS.some(sort => sort === text)

/** Whose orders are listed: a customer's on a site, or those of organizations. */
export type OrderScope = OrderShelf | { site: string; organizations: readonly string[] }

/** Which orders are wanted; an empty text and no status mean all, days are epoch milliseconds. */
export type OrderFilter = {
  statuses: readonly string[]
  search: string
  from?: number | undefined
  until?: number | undefined
}

export type OrderPage = OrderFilter & { sort: OrderSort; start: number; size: number }

/** A text is looked for in the numbers, also of the invoice and items, and the names of people and items. */
const SEARCHED = `(instr(CAST(code AS TEXT), ?1) > 0
  OR instr('5' || substr(CAST(code AS TEXT), 2), ?1) > 0
  OR instr(lower(coalesce(purchase_order_number, '')), ?1) > 0
  OR instr(search_text, ?1) > 0)`

const STATUSES = 'status IN (SELECT value FROM json_each(?2))'

const isOfCustomer = (scope: OrderScope): scope is OrderShelf => 'customerId' in scope

/** The condition of a filter, whose parameters are those of `valuesOf`. */
const conditionOf = (scope: OrderScope, { statuses, search }: OrderFilter): string =>
  [
    isOfCustomer(scope) ? 'customer_id = ?3' : 'organization_uid IN (SELECT value FROM json_each(?3))',
    'site = ?4 AND created_at >= ?5 AND created_at < ?6',
    search === '' ? '?1 IS NOT NULL' : SEARCHED,
    statuses.length === 0 ? '?2 IS NOT NULL' : STATUSES,
  ].join(' AND ')

const valuesOf = (scope: OrderScope, { statuses, search, from, until }: OrderFilter) =>
  [
    search.toLowerCase(),
    JSON.stringify(statuses),
    isOfCustomer(scope) ? scope.customerId : JSON.stringify(scope.organizations),
    scope.site,
    from ?? 0,
    until ?? Number.MAX_SAFE_INTEGER,
  ] as const

/** One page of orders. */
export const listOrders = (database: DatabaseSync, scope: OrderScope, page: OrderPage): StoredOrder[] =>
  database
    .prepare(
      `${SELECT_ORDERS} WHERE ${conditionOf(scope, page)} ORDER BY ${COLUMNS[page.sort]} LIMIT ?7 OFFSET ?8`,
    )
    .all(...valuesOf(scope, page), page.size, page.start)
    .map(toStoredOrder)

type Overseen = {
  site: string
  organizations: readonly string[]
  /** Customer id. */
  approver: string
  size: number
  /** Only the order with this code. */
  code?: number
}

/** Orders of organizations on a site that wait for an approver, without the approver's own; newest first. */
export const listForApproval = (
  database: DatabaseSync,
  { site, organizations, approver, size, code }: Overseen,
): StoredOrder[] =>
  database
    .prepare(
      `${SELECT_ORDERS} WHERE site = ? AND organization_uid IN (SELECT value FROM json_each(?))
         AND customer_id <> ? AND status = 'ON_VALIDATION'
         AND EXISTS (SELECT 1 FROM json_each(hold_reasons) WHERE value = 'APPROVAL') AND code = coalesce(?, code)
       ORDER BY ${COLUMNS.byDate} LIMIT ?`,
    )
    .all(site, JSON.stringify(organizations), approver, code ?? null, size)
    .map(toStoredOrder)

/** How many orders all pages have together. */
export const countOrders = (database: DatabaseSync, scope: OrderScope, filter: OrderFilter): number =>
  Number(
    database
      .prepare(`SELECT COUNT(*) AS total FROM commerce_orders WHERE ${conditionOf(scope, filter)}`)
      .get(...valuesOf(scope, filter))?.total,
  )
