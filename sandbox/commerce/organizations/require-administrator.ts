import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { findAssociation } from './association-store.ts'
import { requireOpen } from './last-administrator.ts'
import type { AssociationRecord, OrganizationRecord } from './organization-record.ts'
import { findOrganization } from './organization-store.ts'
import { requireOwnOrganization } from './require-organization.ts'

type Administered = { organization: OrganizationRecord; customer: Customer }

/**
 * The organisation of the path, for its administrators only. Throws 403 for anybody else. For a write it is
 * called within its transaction: another call may have taken the role away while this one was read.
 */
export const requireAdministrator = (
  commerce: Commerce,
  request: CommerceRequest,
  customer: Customer,
): Administered => {
  const organization = requireOwnOrganization(commerce, request, customer.customerId)
  if (findAssociation(commerce.database, organization.uid, customer.customerId)?.administrator !== true)
    throw occError.forbidden('Only an administrator may do this.')
  return { organization, customer }
}

/** The same for what changes something: not in an organisation that was merged or closed. */
export const requireActingAdministrator = (
  commerce: Commerce,
  request: CommerceRequest,
  customer: Customer,
): Administered => {
  const administered = requireAdministrator(commerce, request, customer)
  requireOpen(administered.organization)
  return administered
}

/**
 * The organisation that the path names as a unit, for its administrators. Throws the same error for
 * units of others and unknown units. The address of a personal account belongs to the customer record.
 */
export const requireAdministeredUnit = (
  { database }: Commerce,
  request: CommerceRequest,
  customer: Customer,
): Administered => {
  const organization = findOrganization(database, pathSegment(request, 'unit'))
  const own = organization && findAssociation(database, organization.uid, customer.customerId)
  if (organization === undefined || own?.status !== 'ASSOCIATED')
    throw occError.forbidden('The unit is not one of this user.')
  if (!own.administrator) throw occError.forbidden('Only an administrator may do this.')
  return { organization, customer }
}

/** A person of the organisation, named by the path; throws 404 where there is none. */
export const requirePerson = (
  { database }: Commerce,
  request: CommerceRequest,
  { organization }: Administered,
): AssociationRecord => {
  const known = findAssociation(database, organization.uid, pathSegment(request, 'member'))
  if (known === undefined)
    throw occError.notFound('There is no such person.', { reason: 'notFound', subjectType: 'member' })
  return known
}

/** The same for somebody else than the administrator. */
export const requireOther = (
  commerce: Commerce,
  request: CommerceRequest,
  administered: Administered,
): AssociationRecord => {
  const known = requirePerson(commerce, request, administered)
  if (known.customerId === administered.customer.customerId)
    throw occError.notFound('There is no such other person.', { reason: 'notFound', subjectType: 'member' })
  return known
}
