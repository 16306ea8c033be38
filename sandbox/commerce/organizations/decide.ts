import type { MemberDecision } from '../../../lib/contract/commerce/organization-member.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { putAssociation } from './association-store.ts'
import { withdrawInvitations } from './invitation-store.ts'
import type { AssociationRecord, OrganizationRecord } from './organization-record.ts'
import { findDefaultOrganization } from './organization-store.ts'
import { tellCustomer } from './tell-members.ts'

type Decision = {
  organization: OrganizationRecord
  /** The administrator who decides. */
  customer: Customer
  known: AssociationRecord
  approved: boolean
  /** The request that the administrator has seen. */
  seen: MemberDecision['request']
}

const decidedBefore = () => occError.alreadyDecided('The request was decided before.', { reason: 'decided' })

/** Decides a request to join, or to become an administrator; what is decided already is decided once. */
export const decide = (commerce: Commerce, request: CommerceRequest, decision: Decision): void => {
  const { organization, customer, known, approved, seen } = decision
  const { customerId, status } = known
  if (seen !== undefined && (seen === 'JOIN') !== (status === 'PENDING_APPROVAL')) throw decidedBefore()
  if (status === 'PENDING_APPROVAL') {
    const isDefault = approved && findDefaultOrganization(commerce.database, customerId) === undefined
    putAssociation(commerce.database, { ...known, status: approved ? 'ASSOCIATED' : 'REJECTED', isDefault })
    if (!approved) withdrawInvitations(commerce.database, organization.uid, customerId)
    const welcome = organization.status === 'PENDING' ? 'joinApprovedInReview' : 'joinApproved'
    const event = approved ? welcome : 'joinRefused'
    tellCustomer(commerce, request, customerId, { event, organization, customer })
    return
  }
  if (!known.administratorRequested) throw decidedBefore()
  putAssociation(commerce.database, { ...known, administrator: approved, administratorRequested: false })
  const event = approved ? 'administratorGiven' : 'administratorRefused'
  tellCustomer(commerce, request, customerId, { event, organization, customer })
}
