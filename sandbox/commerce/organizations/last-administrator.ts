import type { DatabaseSync } from 'node:sqlite'
import { occError } from '../http/occ-error.ts'
import { findAssociation } from './association-store.ts'
import type { OrganizationRecord } from './organization-record.ts'

/** Members of an organisation besides one, those left out who have asked to close their account. */
const countOthersStaying = (
  database: DatabaseSync,
  organizationUid: string,
  customerId: string,
): { members: number; administrators: number } => {
  const row = database
    .prepare(
      `SELECT COUNT(*) AS members, SUM(administrator) AS administrators FROM commerce_associations
       JOIN commerce_customers USING (customer_id) JOIN identity_users ON identity_users.id = iam_id
       WHERE organization_uid = ? AND customer_id <> ? AND status = 'ASSOCIATED' AND closes_at IS NULL`,
    )
    .get(organizationUid, customerId)
  return { members: Number(row?.members), administrators: Number(row?.administrators ?? 0) }
}

/** Whether a customer has asked to close their account. */
export const isClosing = (database: DatabaseSync, customerId: string): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_customers JOIN identity_users ON identity_users.id = iam_id
       WHERE customer_id = ? AND closes_at IS NOT NULL`,
    )
    .get(customerId) !== undefined

/**
 * Whether a customer cannot go, because members who stay would have no administrator. Where nobody else
 * stays, or where the organisation was merged or closed, nobody needs one.
 */
const isNeededIn = (
  database: DatabaseSync,
  { uid, status }: OrganizationRecord,
  customerId: string,
): boolean => {
  if (!isOpen({ status }) || findAssociation(database, uid, customerId)?.administrator !== true) return false
  const { members, administrators } = countOthersStaying(database, uid, customerId)
  return members > 0 && administrators === 0
}

/** Whether an organisation was neither merged nor closed. */
export const isOpen = ({ status }: Pick<OrganizationRecord, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'PENDING'

/** Throws 409 where an organisation was merged or closed, so that nothing of it changes any more. */
export const requireOpen = ({ status, mergedInto }: OrganizationRecord): void => {
  const subjectType = 'organization'
  if (status === 'MERGED') {
    const details = { reason: 'merged', subject: mergedInto, subjectType }
    throw occError.organizationMerged('The organization was merged into another one.', details)
  }
  if (status === 'CLOSED')
    throw occError.organizationClosed('The organization is closed.', { reason: 'closed', subjectType })
}

/** Throws 409 where members who stay would have no administrator without a customer. */
export const requireNotNeeded = (
  database: DatabaseSync,
  organization: OrganizationRecord,
  customerId: string,
): void => {
  if (!isNeededIn(database, organization, customerId)) return
  throw occError.administratorRequired('The organization would be left without an administrator.', {
    subject: organization.uid,
    subjectType: 'organization',
  })
}
