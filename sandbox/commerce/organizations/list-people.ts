import type { Invitation, Member } from '../../../lib/contract/commerce/organization-member.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { heldLevel, type LevelReading } from '../customers/customer-level.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { findQualificationLevel } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import { findAssociation, listAssociations } from './association-store.ts'
import { listInvitations, type StoredInvitation } from './invitation-store.ts'
import type { AssociationRecord, OrganizationRecord } from './organization-record.ts'
import { requireOwnOrganization } from './require-organization.ts'

/** The people of an organisation, as far as the asking member may see them. */
export const listPeople = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database, clock } = commerce
  const organization = requireOwnOrganization(commerce, request, customerId)
  const { uid } = organization
  const isAdministrator = findAssociation(database, uid, customerId)?.administrator === true
  const shown = listAssociations(database, uid).filter(
    person => isAdministrator || person.administrator || person.customerId === customerId,
  )
  const reading = levelReading(commerce, request)
  const language = request.get('regionalLanguage')
  const viewer = { customerId, isAdministrator, language, reading, organization }
  return {
    body: {
      members: shown.flatMap(person => toMember(commerce, person, viewer)),
      invitations: isAdministrator ? listInvitations(database, uid, clock.now()).map(toInvitation) : [],
    },
  }
}

type Viewer = {
  customerId: string
  isAdministrator: boolean
  language: string
  reading: LevelReading
  /** Whose level counts beside the evidence of the person. */
  organization: OrganizationRecord
}

const toMember = (
  { database }: Commerce,
  { customerId, status, administrator, approver, administratorRequested }: AssociationRecord,
  viewer: Viewer,
): Member[] => {
  const customer = findCustomer(database, customerId)
  if (customer === undefined || status === 'REJECTED') return []
  const code = heldLevel(viewer.reading, customerId, viewer.organization)
  const level = findQualificationLevel(code, viewer.language)
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
