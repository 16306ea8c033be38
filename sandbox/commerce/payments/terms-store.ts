import type { DatabaseSync } from 'node:sqlite'

/** Terms on which an organization pays; the limit of its credit in minor units. */
export type PaymentTerms = { purchaseOrderRequired: boolean; creditLimit: number }

/** An organization without terms of its own. */
const USUAL: PaymentTerms = { purchaseOrderRequired: false, creditLimit: 1_000_000 }

/** The terms of an organization. */
export const findTerms = (database: DatabaseSync, organizationUid: string): PaymentTerms => {
  const row = database
    .prepare(
      'SELECT purchase_order_required, credit_limit FROM commerce_payment_terms WHERE organization_uid = ?',
    )
    .get(organizationUid)
  return row === undefined
    ? USUAL
    : { purchaseOrderRequired: row.purchase_order_required === 1, creditLimit: Number(row.credit_limit) }
}

/** Sets the terms of an organization. */
export const putTerms = (
  database: DatabaseSync,
  organizationUid: string,
  { purchaseOrderRequired, creditLimit }: PaymentTerms,
): void => {
  database
    .prepare('INSERT OR REPLACE INTO commerce_payment_terms VALUES (?, ?, ?)')
    .run(organizationUid, Number(purchaseOrderRequired), creditLimit)
}

/** What is left of the credit: the limit less what was ordered on account and is not cancelled. */
export const creditLeft = (database: DatabaseSync, organizationUid: string): number => {
  const used = database
    .prepare(
      `SELECT COALESCE(SUM(total), 0) AS used FROM commerce_orders
       WHERE organization_uid = ? AND payment_type = 'ACCOUNT' AND status <> 'CANCELLED'`,
    )
    .get(organizationUid)?.used
  return findTerms(database, organizationUid).creditLimit - Number(used)
}
