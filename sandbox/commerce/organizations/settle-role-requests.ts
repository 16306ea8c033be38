import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { CUSTOMER_SERVICE_MS } from '../customer-service.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { countAdministrators, findAssociation, putAssociation } from './association-store.ts'
import { findOrganization } from './organization-store.ts'

type Settling = Pick<Commerce, 'database' | 'mail'>

type RoleRequest = { organizationUid: string; customerId: string }

/** Notes when a member has asked, so that customer service decides in time. */
export const noteRoleRequest = (
  { database, clock }: Commerce,
  { organizationUid, customerId }: RoleRequest,
): void => {
  database
    .prepare(
      `UPDATE commerce_associations SET administrator_requested_at = ?
       WHERE organization_uid = ? AND customer_id = ?`,
    )
    .run(clock.now(), organizationUid, customerId)
}

/** Requests that only customer service can decide, the oldest first. */
const listDue = ({ database }: Settling, until: number): RoleRequest[] =>
  database
    .prepare(
      `SELECT organization_uid AS uid, customer_id AS id FROM commerce_associations AS asked
       WHERE administrator_requested = 1 AND administrator_requested_at <= ? AND status = 'ASSOCIATED'
         AND NOT EXISTS (SELECT 1 FROM commerce_associations AS other
           WHERE other.organization_uid = asked.organization_uid AND other.administrator = 1
             AND other.status = 'ASSOCIATED')
       ORDER BY administrator_requested_at, customer_id`,
    )
    .all(until)
    .map(({ uid, id }) => ({ organizationUid: String(uid), customerId: String(id) }))

/**
 * Decides as customer service whether a member becomes the administrator of an organisation that has none,
 * and tells them. False where nobody asks, or where an administrator has to decide.
 */
export const decideRoleRequest = (
  commerce: Settling,
  { organizationUid, customerId }: RoleRequest,
  approved: boolean,
): boolean => {
  const { database } = commerce
  const known = findAssociation(database, organizationUid, customerId)
  const organization = findOrganization(database, organizationUid)
  if (organization === undefined || known?.administratorRequested !== true) return false
  if (countAdministrators(database, organizationUid) > 0) return false
  putAssociation(database, { ...known, administrator: approved, administratorRequested: false })
  const event = approved ? 'administratorConfirmed' : 'administratorDeclined'
  mailCustomer(commerce, customerId, { event, values: { organization: organization.name } })
  return true
}

/** Decides what has waited for customer service for long enough: the first who asked is confirmed. */
export const settleRoleRequests = (commerce: Settling, now: number): void => {
  const due = listDue(commerce, now - CUSTOMER_SERVICE_MS)
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const request of due) decideRoleRequest(commerce, request, true)
  })
}
