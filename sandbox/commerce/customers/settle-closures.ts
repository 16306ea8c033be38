import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../db/transaction.ts'

/**
 * What a closed account loses. Orders, invoices and quotes are kept as long as the law requires, with the
 * names and addresses that were written on them.
 */
const REMOVALS = [
  'DELETE FROM commerce_addresses WHERE customer_id = ?',
  'DELETE FROM commerce_payment_details WHERE customer_id = ?',
  'DELETE FROM commerce_associations WHERE customer_id = ?',
  'DELETE FROM commerce_consents WHERE customer_id = ?',
  'DELETE FROM commerce_customer_settings WHERE customer_id = ?',
  'DELETE FROM commerce_qglobal_access_requests WHERE customer_id = ?',
  'DELETE FROM commerce_kept_answers WHERE owner = ?',
  `DELETE FROM commerce_documents WHERE id IN (SELECT document FROM commerce_qualification_documents
     JOIN commerce_qualifications ON commerce_qualifications.id = qualification
     WHERE commerce_qualifications.customer_id = ?)`,
  'DELETE FROM commerce_qualifications WHERE customer_id = ?',
  'DELETE FROM commerce_organization_invitations WHERE invited_by = ?',
  `DELETE FROM commerce_organization_invitations
     WHERE email = (SELECT LOWER(email) FROM commerce_customers WHERE customer_id = ?)`,
  `DELETE FROM commerce_carts WHERE customer_id = ? AND quote_code IS NULL
     AND code NOT IN (SELECT cart FROM commerce_quotes)`,
  // Last, since an account that has a name is one that has not been settled.
  `UPDATE commerce_customers SET uid = '', email = '', title_code = NULL, first_name = '', middle_name = NULL,
     last_name = '', job_title = NULL, industry = NULL, sector = NULL, phone_country_code = NULL,
     phone_number = NULL, marketing_consent = 0 WHERE customer_id = ?`,
] as const

/** Customers whose account has closed and who still have something to lose. */
const CLOSED = `SELECT customer_id AS id FROM commerce_customers
  JOIN identity_users ON identity_users.id = iam_id WHERE closes_at <= ? AND uid <> ''`

/** Removes what accounts lose when they close (pages: Preferences). `now`: epoch milliseconds. */
export function settleClosures(database: DatabaseSync, now: number): void {
  const closed = database.prepare(CLOSED).all(now)
  if (closed.length === 0) return
  transaction(database, () => {
    for (const { id } of closed) for (const removal of REMOVALS) database.prepare(removal).run(String(id))
  })
}
