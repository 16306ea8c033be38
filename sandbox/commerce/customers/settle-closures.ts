import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../db/transaction.ts'

/** What a closed account loses; orders, invoices and quotes are kept as long as the law requires. */
const REMOVALS = [
  'DELETE FROM commerce_addresses WHERE customer_id = ?',
  'DELETE FROM commerce_payment_details WHERE customer_id = ?',
  'DELETE FROM commerce_associations WHERE customer_id = ?',
  'DELETE FROM commerce_consents WHERE customer_id = ?',
  'DELETE FROM commerce_customer_settings WHERE customer_id = ?',
  `DELETE FROM commerce_carts WHERE customer_id = ? AND quote_code IS NULL
     AND code NOT IN (SELECT cart FROM commerce_quotes)`,
] as const

/** Customers whose account has closed and who still have something to lose. */
const CLOSED = `SELECT customer_id AS id FROM commerce_customers
  JOIN identity_users ON identity_users.id = iam_id
  WHERE closes_at <= ? AND (
    customer_id IN (SELECT customer_id FROM commerce_addresses)
    OR customer_id IN (SELECT customer_id FROM commerce_payment_details)
    OR customer_id IN (SELECT customer_id FROM commerce_associations)
    OR customer_id IN (SELECT customer_id FROM commerce_consents)
    OR customer_id IN (SELECT customer_id FROM commerce_customer_settings)
    OR customer_id IN (SELECT customer_id FROM commerce_carts))`

/** Removes what accounts lose when they close (pages: Preferences). `now`: epoch milliseconds. */
export function settleClosures(database: DatabaseSync, now: number): void {
  const closed = database.prepare(CLOSED).all(now)
  if (closed.length === 0) return
  transaction(database, () => {
    for (const { id } of closed) for (const removal of REMOVALS) database.prepare(removal).run(String(id))
  })
}
