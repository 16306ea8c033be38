import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { RETURN_SORTS } from '../../../lib/contract/commerce/order/return-request.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

/** Units of an entry that go back; what is given back for them, and the fee taken off, in minor units. */
const returnedEntrySchema = z.object({
  entryNumber: z.number(),
  quantity: z.number(),
  refund: z.number(),
  fee: z.number(),
})

const rowSchema = z.object({
  code: z.number(),
  orderCode: z.number(),
  entries: z.string().transform(text => z.array(returnedEntrySchema).parse(JSON.parse(text))),
  requestedAt: z.number(),
  cancelledAt: nullableColumn(z.number()),
  refundedAt: nullableColumn(z.number()),
  aheadMs: z.number(),
  isAssisted: z.number().transform(flag => flag === 1),
})

type ReturnSort = (typeof RETURN_SORTS)[number]

export type ReturnedEntry = z.infer<typeof returnedEntrySchema>
export type StoredReturn = z.infer<typeof rowSchema>

const SELECT = `SELECT code, order_code AS orderCode, entries, requested_at AS requestedAt,
  cancelled_at AS cancelledAt, refunded_at AS refundedAt, ahead_ms AS aheadMs,
  EXISTS (SELECT 1 FROM commerce_assisted_records AS records
    WHERE records.kind = 'return' AND records.code = commerce_order_returns.code) AS isAssisted
  FROM commerce_order_returns`

export const findReturn = (database: DatabaseSync, code: number): StoredReturn | undefined => {
  const row = database.prepare(`${SELECT} WHERE code = ?`).get(code)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** Returns of a customer on a site, latest first unless asked otherwise; of one order, if it is named. */
export const listReturns = (
  database: DatabaseSync,
  { site, customerId }: { site: string; customerId: string },
  { orderCode, sort = 'byDate' }: { orderCode?: number | undefined; sort?: ReturnSort } = {},
): StoredReturn[] =>
  database
    .prepare(
      `${SELECT} WHERE order_code IN
         (SELECT code FROM commerce_orders WHERE customer_id = ?1 AND site = ?2 AND (?3 IS NULL OR code = ?3))
       ORDER BY code ${sort === 'byRMA' ? 'ASC' : 'DESC'}`,
    )
    .all(customerId, site, orderCode ?? null)
    .map(row => rowSchema.parse(row))

/** Returns of which nothing has been given back yet. */
export const listOpenReturns = (database: DatabaseSync): StoredReturn[] =>
  database
    .prepare(`${SELECT} WHERE cancelled_at IS NULL AND refunded_at IS NULL`)
    .all()
    .map(row => rowSchema.parse(row))

export const insertReturn = (
  database: DatabaseSync,
  orderCode: number,
  entries: readonly ReturnedEntry[],
  now: number,
): number =>
  Number(
    database
      .prepare('INSERT INTO commerce_order_returns (order_code, entries, requested_at) VALUES (?, ?, ?)')
      .run(orderCode, JSON.stringify(entries), now).lastInsertRowid,
  )

export const cancelReturn = (database: DatabaseSync, code: number, now: number): void => {
  database.prepare('UPDATE commerce_order_returns SET cancelled_at = ? WHERE code = ?').run(now, code)
}

export const noteRefund = (database: DatabaseSync, code: number, now: number): void => {
  database.prepare('UPDATE commerce_order_returns SET refunded_at = ? WHERE code = ?').run(now, code)
}

/** Moves a return on; false for one that does not exist. */
export const moveReturnAhead = (database: DatabaseSync, code: number, milliseconds: number): boolean =>
  database
    .prepare('UPDATE commerce_order_returns SET ahead_ms = ahead_ms + ? WHERE code = ?')
    .run(milliseconds, code).changes > 0
