import type { DatabaseSync } from 'node:sqlite'
import { type AssociationRecord, associationRowSchema, type NewAssociation } from './organization-record.ts'
import { forgetRemoval } from './removed-members.ts'

const SELECT = `SELECT organization_uid AS organizationUid, customer_id AS customerId, status, administrator,
  is_default AS isDefault, since, administrator_requested AS administratorRequested, approver FROM commerce_associations`

export const findAssociation = (
  database: DatabaseSync,
  organizationUid: string,
  customerId: string,
): AssociationRecord | undefined => {
  const row = database
    .prepare(`${SELECT} WHERE organization_uid = ? AND customer_id = ?`)
    .get(organizationUid, customerId)
  return row === undefined ? undefined : associationRowSchema.parse(row)
}

/** Whether the customer is a confirmed member. */
export const isMember = (database: DatabaseSync, organizationUid: string, customerId: string): boolean =>
  findAssociation(database, organizationUid, customerId)?.status === 'ASSOCIATED'

/**
 * Makes the link or changes it; becoming the default takes that from the other one. Call inside a
 * transaction.
 */
export const putAssociation = (database: DatabaseSync, association: NewAssociation): void => {
  const { organizationUid, customerId, status, administrator, isDefault, since } = association
  const { administratorRequested = false, approver = false } = association
  if (isDefault) clearDefaultAssociation(database, customerId)
  database
    .prepare(
      `INSERT INTO commerce_associations
         (organization_uid, customer_id, status, administrator, is_default, since, administrator_requested,
          approver)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (organization_uid, customer_id) DO UPDATE SET
         status = excluded.status, administrator = excluded.administrator, is_default = excluded.is_default,
         administrator_requested = excluded.administrator_requested, approver = excluded.approver, hidden = 0`,
    )
    .run(
      organizationUid,
      customerId,
      status,
      Number(administrator),
      Number(isDefault),
      since,
      Number(administratorRequested),
      Number(approver),
    )
  if (status === 'ASSOCIATED') forgetRemoval(database, organizationUid, customerId)
}

/** Takes a refused link off the customer's own list; the refusal holds. */
export const hideRefusal = (database: DatabaseSync, organizationUid: string, customerId: string): void => {
  database
    .prepare('UPDATE commerce_associations SET hidden = 1 WHERE organization_uid = ? AND customer_id = ?')
    .run(organizationUid, customerId)
}

/** Links of an organisation, those that somebody refused left out. */
export const listAssociations = (database: DatabaseSync, organizationUid: string): AssociationRecord[] =>
  database
    .prepare(`${SELECT} WHERE organization_uid = ? AND status <> 'REJECTED' ORDER BY since, customer_id`)
    .all(organizationUid)
    .map(row => associationRowSchema.parse(row))

/** Requests to join of registered customers, made until a moment, that no administrator can answer. */
export const listUnattended = (database: DatabaseSync, until: number): AssociationRecord[] =>
  database
    .prepare(
      `${SELECT} AS own WHERE status = 'PENDING_APPROVAL' AND since <= ? AND NOT EXISTS (
         SELECT 1 FROM commerce_associations AS other
         WHERE other.organization_uid = own.organization_uid AND other.administrator = 1
           AND other.status = 'ASSOCIATED')
         AND customer_id IN (
           SELECT customer_id FROM commerce_customers WHERE registration_status IS NOT NULL)
       ORDER BY since, organization_uid, customer_id`,
    )
    .all(until)
    .map(row => associationRowSchema.parse(row))

/** Leaves the personal account as the default. */
export const clearDefaultAssociation = (database: DatabaseSync, customerId: string): void => {
  database.prepare('UPDATE commerce_associations SET is_default = 0 WHERE customer_id = ?').run(customerId)
}

export const deleteAssociation = (
  database: DatabaseSync,
  organizationUid: string,
  customerId: string,
): void => {
  database
    .prepare('DELETE FROM commerce_associations WHERE organization_uid = ? AND customer_id = ?')
    .run(organizationUid, customerId)
}

/** How many confirmed administrators an organisation has. */
export const countAdministrators = (database: DatabaseSync, organizationUid: string): number =>
  Number(
    database
      .prepare(
        `SELECT COUNT(*) AS total FROM commerce_associations
         WHERE organization_uid = ? AND administrator = 1 AND status = 'ASSOCIATED'`,
      )
      .get(organizationUid)?.total,
  )
