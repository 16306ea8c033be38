import type { DatabaseSync } from 'node:sqlite'
import { type AssociationRecord, associationRowSchema, type NewAssociation } from './organization-record.ts'

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
  const { administratorRequested = false } = association
  if (isDefault) clearDefaultAssociation(database, customerId)
  database
    .prepare(
      `INSERT INTO commerce_associations
         (organization_uid, customer_id, status, administrator, is_default, since, administrator_requested)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (organization_uid, customer_id) DO UPDATE SET
         status = excluded.status, administrator = excluded.administrator, is_default = excluded.is_default,
         administrator_requested = excluded.administrator_requested`,
    )
    .run(
      organizationUid,
      customerId,
      status,
      Number(administrator),
      Number(isDefault),
      since,
      Number(administratorRequested),
    )
}

/** Links of an organisation, those that somebody refused left out. */
export const listAssociations = (database: DatabaseSync, organizationUid: string): AssociationRecord[] =>
  database
    .prepare(`${SELECT} WHERE organization_uid = ? AND status <> 'REJECTED' ORDER BY since, customer_id`)
    .all(organizationUid)
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
/** Organizations that a customer administers. */
export const listAdministered = (database: DatabaseSync, customerId: string): readonly string[] =>
  database
    .prepare(
      `SELECT organization_uid AS uid FROM commerce_associations
       WHERE customer_id = ? AND administrator = 1 AND status = 'ASSOCIATED' ORDER BY organization_uid`,
    )
    .all(customerId)
    .map(({ uid }) => String(uid))

export const countAdministrators = (database: DatabaseSync, organizationUid: string): number =>
  Number(
    database
      .prepare(
        `SELECT COUNT(*) AS total FROM commerce_associations
         WHERE organization_uid = ? AND administrator = 1 AND status = 'ASSOCIATED'`,
      )
      .get(organizationUid)?.total,
  )
