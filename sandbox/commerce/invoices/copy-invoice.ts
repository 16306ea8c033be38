import type { DatabaseSync } from 'node:sqlite'

/**
 * Copies an invoice `count` times, so that a list gets long: each copy with a number of its own, without the
 * order and what came off it. False where there is no such invoice.
 */
export const copyInvoice = (database: DatabaseSync, number: string, count: number): boolean =>
  database
    .prepare(
      `WITH RECURSIVE copies (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM copies WHERE place < ?2)
       INSERT INTO commerce_invoices (number, site, customer_id, organization_uid, purchase_order_number,
         currency, postal_code, issued_on, due_on, total, open)
       SELECT (SELECT max(CAST(number AS INTEGER)) FROM commerce_invoices WHERE order_code IS NULL) + place,
         site, customer_id, organization_uid, purchase_order_number || '-' || place, currency, postal_code,
         issued_on, due_on, total, total
       FROM commerce_invoices, copies WHERE number = ?1`,
    )
    .run(number, count).changes > 0
