import type { Commerce } from '../commerce.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { isMember } from './association-store.ts'
import type { OrganizationRecord } from './organization-record.ts'
import { findOrganization } from './organization-store.ts'

/** The organisation named by the path. Throws 404. */
export const requireOrganization = ({ database }: Commerce, request: CommerceRequest): OrganizationRecord => {
  const organization = findOrganization(database, pathSegment(request, 'organization'))
  if (organization === undefined) {
    throw occError.notFound('There is no such organization.', {
      reason: 'notFound',
      subjectType: 'organization',
    })
  }
  return organization
}

/** The same for a member only. Throws 403 for anybody else. */
export const requireOwnOrganization = (
  commerce: Commerce,
  request: CommerceRequest,
  customerId: string,
): OrganizationRecord => {
  const organization = requireOrganization(commerce, request)
  if (!isMember(commerce.database, organization.uid, customerId)) {
    throw occError.forbidden('The organization is not linked to this user.')
  }
  return organization
}
