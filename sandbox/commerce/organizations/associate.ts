import { type AssociationInput, associationInputSchema } from '../../../lib/contract/commerce/association.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import {
  countAdministrators,
  deleteAssociation,
  findAssociation,
  hideRefusal,
  putAssociation,
} from './association-store.ts'
import { requireNotNeeded } from './last-administrator.ts'
import type { AssociationRecord, NewAssociation, OrganizationRecord } from './organization-record.ts'
import { findDefaultOrganization } from './organization-store.ts'
import { wasRemoved } from './removed-members.ts'
import { requireOrganization } from './require-organization.ts'
import { tellAdministrators } from './tell-members.ts'
import { describeAssociation, isInReview } from './to-organization.ts'

/**
 * Links the customer to an existing organisation; saying it twice changes nothing (spec §4, organization
 * path).
 */
export const associate = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { customerId } = customer
  const input = await readBody(request, associationInputSchema)
  const { database } = commerce
  return transaction(database, () => {
    const organization = requireOrganization(commerce, request)
    requireLinkable(organization)
    const known = findAssociation(database, organization.uid, customerId)
    const association =
      known === undefined ? join(commerce, organization, customerId, input) : change(known, input)
    // What was refused stays as it is, hidden or not.
    if (association.status !== 'REJECTED') putAssociation(database, association)
    if (known === undefined && association.status === 'PENDING_APPROVAL')
      tellAdministrators(commerce, request, { event: 'joinRequested', organization, customer })
    return {
      status: known === undefined ? 201 : 200,
      body: { association: describeAssociation(database, association), inReview: isInReview(organization) },
    }
  })
}

const requireLinkable = ({ status, mergedInto, associationPolicy }: OrganizationRecord): void => {
  // Nobody joins a closed account; it is told nobody that there was one.
  if (status === 'CLOSED')
    throw occError.notFound('There is no such organization.', {
      reason: 'notFound',
      subjectType: 'organization',
    })
  if (status === 'MERGED') {
    const details = { reason: 'merged', subject: mergedInto, subjectType: 'organization' }
    throw occError.organizationMerged('The organization was merged into another one.', details)
  }
  if (associationPolicy === 'FAULT') {
    throw occError.association('The link could not be made for a technical reason.', { reason: 'technical' })
  }
}

const join = (
  { database, clock }: Commerce,
  organization: OrganizationRecord,
  customerId: string,
  input: AssociationInput,
): NewAssociation => {
  const administrators = countAdministrators(database, organization.uid)
  const asks = input.approvalRequested === true || wasRemoved(database, organization.uid, customerId)
  const confirmed = organization.associationPolicy === 'OPEN' && !asks
  const first = findDefaultOrganization(database, customerId) === undefined
  return {
    organizationUid: organization.uid,
    customerId,
    status: confirmed ? 'ASSOCIATED' : 'PENDING_APPROVAL',
    // Only the first administrator may appoint himself; afterwards it takes an administrator to make another.
    administrator: confirmed && input.actAsAdministrator === true && administrators === 0,
    isDefault: confirmed && (input.default ?? first),
    since: clock.now(),
  }
}

const change = (known: AssociationRecord, input: AssociationInput): AssociationRecord => ({
  ...known,
  isDefault: known.status === 'ASSOCIATED' && (input.default ?? known.isDefault),
})

/**
 * Ends the link. The last administrator stays until there is another one, unless nobody needs one. A refusal
 * is only hidden from its customer, who would otherwise join as if it had not been.
 */
export const dissociate = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database } = commerce
  transaction(database, () => {
    const organization = requireOrganization(commerce, request)
    const { uid } = organization
    const known = findAssociation(database, uid, customerId)
    if (known === undefined) throw occError.notFound('There is no such link.', { reason: 'notFound' })
    requireNotNeeded(database, organization, customerId)
    if (known.status === 'REJECTED') hideRefusal(database, uid, customerId)
    else deleteAssociation(database, uid, customerId)
  })
}
