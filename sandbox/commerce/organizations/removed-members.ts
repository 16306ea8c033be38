import type { DatabaseSync } from 'node:sqlite'

/** Notes that an administrator has removed a member, who asks before they belong again. */
export const noteRemoval = (database: DatabaseSync, organizationUid: string, customerId: string): void => {
  database
    .prepare('INSERT OR IGNORE INTO commerce_removed_members VALUES (?, ?)')
    .run(organizationUid, customerId)
}

export const wasRemoved = (database: DatabaseSync, organizationUid: string, customerId: string): boolean =>
  database
    .prepare('SELECT 1 FROM commerce_removed_members WHERE organization_uid = ? AND customer_id = ?')
    .get(organizationUid, customerId) !== undefined

/** Somebody of the organisation has let the person in again. */
export const forgetRemoval = (database: DatabaseSync, organizationUid: string, customerId: string): void => {
  database
    .prepare('DELETE FROM commerce_removed_members WHERE organization_uid = ? AND customer_id = ?')
    .run(organizationUid, customerId)
}
