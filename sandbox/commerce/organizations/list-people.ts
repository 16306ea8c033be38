import type { Invitation, Member } from '../../../lib/contract/commerce/organization-member.ts'
import type { Commerce } from '../commerce.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { heldLevelFor, type LevelReading } from '../customers/customer-level.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readPage, readSearch, toPagination } from '../http/paging.ts'
import { findQualificationLevel } from '../reference/coded-lists.ts'
import { toWireDate } from '../wire-date.ts'
import { listAssociations } from './association-store.ts'
import { listInvitations, type StoredInvitation } from './invitation-store.ts'
import type { AssociationRecord, OrganizationRecord } from './organization-record.ts'
import { requireOwnOrganization } from './require-organization.ts'

/**
 * A page of the people of an organisation, as far as the asking member may see them: who waits for a decision
 * first, then by name. `query` is part of a name or, for administrators, of an email address.
 */
export const listPeople = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { viewer, people } = await visiblePeople(commerce, request)
  const { organization, isAdministrator, language } = viewer
  const search = readSearch(request).toLowerCase()
  const found = people
    .filter(({ customer }) => matches(customer, search, isAdministrator))
    .sort(
      (one, other) =>
        Number(isWaiting(other.association)) - Number(isWaiting(one.association)) ||
        fullName(one.customer).localeCompare(fullName(other.customer), language),
    )
  const page = readPage(request)
  const first = page.currentPage * page.pageSize
  const { database, clock } = commerce
  return {
    body: {
      members: found.slice(first, first + page.pageSize).map(person => toMember(person, viewer)),
      invitations: isAdministrator
        ? listInvitations(database, organization.uid, clock.now()).map(toInvitation)
        : [],
      pagination: toPagination(page, found.length),
      associated: listAssociations(database, organization.uid).filter(({ status }) => status === 'ASSOCIATED')
        .length,
    },
  }
}

/** One of these people, named by the path. Throws 404 where the asking member may see none. */
export const findPerson = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { viewer, people } = await visiblePeople(commerce, request)
  const wanted = pathSegment(request, 'member')
  const person = people.find(({ customer }) => customer.customerId === wanted)
  if (person === undefined)
    throw occError.notFound('There is no such person.', { reason: 'notFound', subjectType: 'member' })
  return { body: toMember(person, viewer) }
}

type Viewer = {
  customerId: string
  isAdministrator: boolean
  language: string
  reading: LevelReading
  /** Whose level counts beside the evidence of the person. */
  organization: OrganizationRecord
}

type Person = { association: AssociationRecord; customer: Customer }

const visiblePeople = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<{ viewer: Viewer; people: Person[] }> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database } = commerce
  const organization = requireOwnOrganization(commerce, request, customerId)
  const all = listAssociations(database, organization.uid)
  const isAdministrator = all.some(person => person.customerId === customerId && person.administrator)
  const people = all
    .filter(({ status }) => status !== 'REJECTED')
    .filter(person => isAdministrator || person.administrator || person.customerId === customerId)
    .flatMap(association => {
      const customer = findCustomer(database, association.customerId)
      return customer === undefined ? [] : [{ association, customer }]
    })
  const language = request.get('regionalLanguage')
  const reading = levelReading(commerce, request)
  return { viewer: { customerId, isAdministrator, language, reading, organization }, people }
}

const matches = (customer: Customer, search: string, isAdministrator: boolean): boolean =>
  fullName(customer).toLowerCase().includes(search) ||
  (isAdministrator && customer.email.toLowerCase().includes(search))

const isWaiting = ({ status, administratorRequested }: AssociationRecord): boolean =>
  status === 'PENDING_APPROVAL' || administratorRequested

const toMember = ({ association, customer }: Person, viewer: Viewer): Member => {
  const { customerId, status, administrator, approver, administratorRequested } = association
  if (status === 'REJECTED') throw new Error('a refused person is not shown')
  const code = heldLevelFor(viewer.reading, customerId, viewer.organization)
  const level = findQualificationLevel(code, viewer.language)
  return {
    id: customerId,
    name: fullName(customer),
    ...(viewer.isAdministrator && customer.email !== '' && { email: customer.email }),
    status,
    administrator,
    approver,
    administratorRequested: viewer.isAdministrator && administratorRequested,
    ...(level !== undefined && { level: { code: level.code, name: level.name } }),
    self: customerId === viewer.customerId,
  }
}

export const toInvitation = ({ id, email, sentAt, validUntil }: StoredInvitation): Invitation => ({
  id,
  email,
  sentAt: toWireDate(sentAt),
  validUntil: toWireDate(validUntil),
})
