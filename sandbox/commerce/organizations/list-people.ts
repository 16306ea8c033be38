import type { Invitation, Member } from '../../../lib/contract/commerce/organization-member.ts'
import { QUALIFICATION_LEVELS } from '../../seed/reference/qualification-levels.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { ownRank } from '../customers/customer-level.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { findQualificationLevel } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import { findAssociation, listAssociations } from './association-store.ts'
import { listInvitations, type StoredInvitation } from './invitation-store.ts'
import type { AssociationRecord } from './organization-record.ts'
import { requireOwnOrganization } from './require-organization.ts'

/** The people of an organisation, as far as the asking member may see them. */
export const listPeople = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database, clock } = commerce
  const { uid } = requireOwnOrganization(commerce, request, customerId)
  const isAdministrator = findAssociation(database, uid, customerId)?.administrator === true
  const shown = listAssociations(database, uid).filter(
    person => isAdministrator || person.administrator || person.customerId === customerId,
  )
  const viewer = { customerId, isAdministrator, language: request.get('language') }
  return {
    body: {
      members: shown.flatMap(person => toMember(commerce, person, viewer)),
      invitations: isAdministrator ? listInvitations(database, uid, clock.now()).map(toInvitation) : [],
    },
  }
}

type Viewer = { customerId: string; isAdministrator: boolean; language: string }

const toMember = (
  { database, clock }: Commerce,
  { customerId, status, administrator, approver, administratorRequested }: AssociationRecord,
  viewer: Viewer,
): Member[] => {
  const customer = findCustomer(database, customerId)
  if (customer === undefined || status === 'REJECTED') return []
  const rank = ownRank({ database, now: clock.now() }, customerId)
  const code = QUALIFICATION_LEVELS.find(known => known.rank === rank)?.code
  const level = code === undefined ? undefined : findQualificationLevel(code, viewer.language)
  return [
    {
      id: customerId,
      name: fullName(customer),
      ...(viewer.isAdministrator && customer.email !== '' && { email: customer.email }),
      status,
      administrator,
      approver,
      administratorRequested: viewer.isAdministrator && administratorRequested,
      ...(level !== undefined && { level: { code: level.code, name: level.name } }),
      self: customerId === viewer.customerId,
    },
  ]
}

export const toInvitation = ({ id, email, sentAt, validUntil }: StoredInvitation): Invitation => ({
  id,
  email,
  sentAt: toWireDate(sentAt),
  validUntil: toWireDate(validUntil),
})
