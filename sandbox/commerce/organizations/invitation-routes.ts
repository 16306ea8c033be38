import { Hono } from 'hono'
import { invitationInputSchema } from '../../../lib/contract/commerce/organization-member.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer, listMembers } from '../customers/customer-store.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { toWireDate } from '../wire-date.ts'
import { findAssociation, putAssociation } from './association-store.ts'
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  type StoredInvitation,
} from './invitation-store.ts'
import { isOpen } from './last-administrator.ts'
import { toInvitation } from './list-people.ts'
import type { OrganizationRecord } from './organization-record.ts'
import { findDefaultOrganization, findOrganization } from './organization-store.ts'
import { requireActingAdministrator } from './require-administrator.ts'
import { tellInvited } from './tell-members.ts'
import { isInReview, toAssociation } from './to-organization.ts'

/** Invitations to an organisation (our extension): mailed for an administrator, accepted by their token. */
export const createInvitationRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const sent = '/users/:user/organizations/:organization/invitations'
  const offered = '/users/:user/organizationInvitations/:token'
  routes.post(
    sent,
    answering('Invitation', request => invite(commerce, request)),
  )
  routes.delete(
    `${sent}/:invitation`,
    answeringEmpty(async request => {
      const customer = await requireCustomer(commerce, request)
      transaction(commerce.database, () => {
        const { organization } = requireActingAdministrator(commerce, request, customer)
        if (!deleteInvitation(commerce.database, organization.uid, pathSegment(request, 'invitation')))
          throw noSuchInvitation()
      })
    }),
  )
  routes.get(
    offered,
    answering('OfferedInvitation', async request => {
      await requireCustomer(commerce, request)
      const { invitation, organization } = requireInvitation(commerce, request)
      const inviter = findCustomer(commerce.database, invitation.invitedBy)
      return {
        body: {
          organization: { uid: organization.uid, name: organization.name },
          invitedBy: inviter === undefined ? '' : fullName(inviter),
          validUntil: toWireDate(invitation.validUntil),
        },
      }
    }),
  )
  routes.put(
    `${offered}/acceptance`,
    answering('AssociationAnswer', request => accept(commerce, request)),
  )
  routes.delete(
    offered,
    answeringEmpty(async request => {
      await requireCustomer(commerce, request)
      const { invitation } = requireInvitation(commerce, request)
      deleteInvitation(commerce.database, invitation.organizationUid, invitation.id)
    }),
  )
  return routes
}

const noSuchInvitation = () =>
  occError.notFound('There is no such invitation.', { reason: 'notFound', subjectType: 'invitation' })

const requireInvitation = (
  { database, clock }: Commerce,
  request: CommerceRequest,
): { invitation: StoredInvitation; organization: OrganizationRecord } => {
  const invitation = findInvitation(database, pathSegment(request, 'token'), clock.now())
  const organization = invitation && findOrganization(database, invitation.organizationUid)
  if (invitation === undefined || organization === undefined || !isOpen(organization))
    throw noSuchInvitation()
  return { invitation, organization }
}

const invite = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const input = await readBody(request, invitationInputSchema)
  const email = input.email.toLowerCase()
  const { database, clock } = commerce
  const now = clock.now()
  return runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: `invite/${pathSegment(request, 'organization')}`,
    input,
    work: () => {
      const { organization } = requireActingAdministrator(commerce, request, customer)
      if (listMembers(database, organization.uid).some(known => known.email.toLowerCase() === email))
        throw occError.alreadyExists('The person is a member.', { reason: 'member' })
      if (listInvitations(database, organization.uid, now).some(known => known.email === email))
        throw occError.alreadyExists('The person is invited.', { reason: 'invited' })
      const facts = { organizationUid: organization.uid, email, invitedBy: customer.customerId }
      const stored = insertInvitation(database, facts, now)
      tellInvited(commerce, request, stored, { organization, customer })
      return { status: 201, body: toInvitation(stored) }
    },
  })
}

/** An administrator has asked for the person, so nobody has to approve. */
const accept = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database, clock } = commerce
  return transaction(database, () => {
    const { invitation, organization } = requireInvitation(commerce, request)
    const known = findAssociation(database, organization.uid, customerId)
    const isFirst = findDefaultOrganization(database, customerId) === undefined
    const link = known ?? {
      organizationUid: organization.uid,
      customerId,
      administrator: false,
      since: clock.now(),
      isDefault: false,
    }
    const association = { ...link, status: 'ASSOCIATED' as const, isDefault: link.isDefault || isFirst }
    putAssociation(database, association)
    deleteInvitation(database, organization.uid, invitation.id)
    return {
      status: 201,
      body: { association: toAssociation(association), inReview: isInReview(organization) },
    }
  })
}
