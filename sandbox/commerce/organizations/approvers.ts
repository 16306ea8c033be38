import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { requireActingAdministrator, requireOther, requirePerson } from './require-administrator.ts'
import { tellCustomer } from './tell-members.ts'

/** Approvers of an organisation, as customers. */
export const approversOf = (database: DatabaseSync, organizationUid: string): readonly string[] =>
  database
    .prepare(
      `SELECT customer_id AS id FROM commerce_associations
       WHERE organization_uid = ? AND approver = 1 AND status = 'ASSOCIATED' ORDER BY since, customer_id`,
    )
    .all(organizationUid)
    .map(({ id }) => String(id))

/** Whether orders of a customer need approval: yes for members without a role, if there is an approver. */
export const needsApproval = (database: DatabaseSync, organizationUid: string, customerId: string): boolean =>
  approversOf(database, organizationUid).length > 0 &&
  !overseenOrganizations(database, customerId).includes(organizationUid)

/** Whether a customer is the only one who may approve orders of an organization, except their own. */
export const overseesAlone = (database: DatabaseSync, organizationUid: string, customerId: string): boolean =>
  database
    .prepare(
      `SELECT COUNT(*) = 1 AND MAX(customer_id) = ? AS alone FROM commerce_associations
       WHERE organization_uid = ? AND (administrator = 1 OR approver = 1) AND status = 'ASSOCIATED'`,
    )
    .get(customerId, organizationUid)?.alone === 1

/** Uids of the organizations whose orders a customer may approve, as an approver or administrator. */
export const overseenOrganizations = (database: DatabaseSync, customerId: string): readonly string[] =>
  database
    .prepare(
      `SELECT organization_uid AS uid FROM commerce_associations
       WHERE customer_id = ? AND (administrator = 1 OR approver = 1) AND status = 'ASSOCIATED'`,
    )
    .all(customerId)
    .map(({ uid }) => String(uid))

/**
 * `PUT` and `DELETE members/{m}/approver` (our extension): an administrator assigns the approver role to a
 * member or removes it, from themselves as well: an approver who became the administrator. Idempotent.
 */
export const setApprover = async (
  commerce: Commerce,
  request: CommerceRequest,
  approver: boolean,
): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  transaction(commerce.database, () => {
    const administered = requireActingAdministrator(commerce, request, customer)
    const { organization } = administered
    const find = approver ? requireOther : requirePerson
    const { customerId, status } = find(commerce, request, administered)
    if (status !== 'ASSOCIATED')
      throw occError.notFound('There is no such member.', { reason: 'notFound', subjectType: 'member' })
    const { changes } = commerce.database
      .prepare(
        `UPDATE commerce_associations SET approver = ?
         WHERE organization_uid = ? AND customer_id = ? AND approver <> ?`,
      )
      .run(Number(approver), organization.uid, customerId, Number(approver))
    if (approver && changes > 0)
      tellCustomer(commerce, request, customerId, { event: 'approverGiven', organization, customer })
  })
}
