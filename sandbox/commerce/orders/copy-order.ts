import type { DatabaseSync } from 'node:sqlite'

/**
 * Copies an order `count` times, so that a history gets long: each copy one hour older than the one before,
 * with a number of its own and the purchase order's number numbered on. False where there is no such order.
 */
export const copyOrder = (database: DatabaseSync, code: number, count: number): boolean =>
  database
    .prepare(
      `WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ?2)
       INSERT INTO commerce_orders (guid, site, customer_id, organization_uid, status, hold_reasons, payment_type,
         payment_id, purchase_order_number, currency, language, total, tax, snapshot, created_at, hold_ended_at,
         ahead_ms, certificate_at, captured_at)
       SELECT guid || '-' || number, site, customer_id, organization_uid, status, hold_reasons, payment_type,
         payment_id, purchase_order_number || '-' || number, currency, language, total, tax, snapshot,
         created_at - number * 3600000, hold_ended_at, ahead_ms, certificate_at, captured_at
       FROM commerce_orders, copies WHERE code = ?1`,
    )
    .run(code, count).changes > 0
