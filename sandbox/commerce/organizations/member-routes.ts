import { Hono } from 'hono'
import { memberDecisionInputSchema } from '../../../lib/contract/commerce/organization-member.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { setApprover } from './approvers.ts'
import {
  countAdministrators,
  deleteAssociation,
  findAssociation,
  putAssociation,
} from './association-store.ts'
import { decide } from './decide.ts'
import { withdrawInvitations } from './invitation-store.ts'
import { isClosing, requireNotNeeded, requireOpen } from './last-administrator.ts'
import { listMemberLevels } from './list-levels.ts'
import { findPerson, listPeople } from './list-people.ts'
import { noteRemoval } from './removed-members.ts'
import { requireActingAdministrator, requireOther } from './require-administrator.ts'
import { requireOwnOrganization } from './require-organization.ts'
import { noteRoleRequest } from './settle-role-requests.ts'
import { type Told, tellAdministrators, tellCustomer } from './tell-members.ts'
import { toAssociation } from './to-organization.ts'

/** The people of an organisation (our extension): its administrators decide who belongs to it. */
export const createMemberRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const one = '/users/:user/organizations/:organization'
  addPeopleRoutes(routes, commerce, one)
  routes.put(
    `${one}/members/:member/decision`,
    answeringEmpty(async request => {
      const customer = await requireCustomer(commerce, request)
      const { approved, request: seen } = await readBody(request, memberDecisionInputSchema)
      transaction(commerce.database, () => {
        const administered = requireActingAdministrator(commerce, request, customer)
        const known = requireOther(commerce, request, administered)
        decide(commerce, request, { ...administered, known, approved, seen })
      })
    }),
  )
  routes.delete(
    `${one}/members/:member`,
    answeringEmpty(request => remove(commerce, request)),
  )
  routes.put(
    `${one}/members/:member/administrator`,
    answeringEmpty(request => handOver(commerce, request)),
  )
  routes.put(
    `${one}/members/:member/approver`,
    answeringEmpty(request => setApprover(commerce, request, true)),
  )
  routes.delete(
    `${one}/members/:member/approver`,
    answeringEmpty(request => setApprover(commerce, request, false)),
  )
  routes.post(
    `${one}/administratorRequests`,
    answering('AssociationAnswer', request => requestRole(commerce, request)),
  )
  return routes
}

const addPeopleRoutes = (routes: CommerceRoutes, commerce: Commerce, one: string): void => {
  routes.get(
    `${one}/memberLevels`,
    answering('MemberLevelList', request => listMemberLevels(commerce, request)),
  )
  routes.get(
    `${one}/members`,
    answering('MemberList', request => listPeople(commerce, request)),
  )
  routes.get(
    `${one}/members/:member`,
    answering('Member', request => findPerson(commerce, request)),
  )
}

const remove = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  transaction(commerce.database, () => {
    const administered = requireActingAdministrator(commerce, request, customer)
    const { organization } = administered
    const known = requireOther(commerce, request, administered)
    requireNotNeeded(commerce.database, organization, known.customerId)
    deleteAssociation(commerce.database, organization.uid, known.customerId)
    noteRemoval(commerce.database, organization.uid, known.customerId)
    withdrawInvitations(commerce.database, organization.uid, known.customerId)
    tellCustomer(commerce, request, known.customerId, { event: 'memberRemoved', organization, customer })
  })
}

/** The other one becomes an administrator, and the asking one an ordinary member. */
const handOver = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const { database } = commerce
  transaction(database, () => {
    const administered = requireActingAdministrator(commerce, request, customer)
    const { organization } = administered
    const known = requireOther(commerce, request, administered)
    const own = findAssociation(database, organization.uid, customer.customerId)
    if (known.status !== 'ASSOCIATED' || own === undefined)
      throw occError.notFound('There is no such member.', { reason: 'notFound', subjectType: 'member' })
    if (isClosing(database, known.customerId))
      throw occError.administratorRequired('The person is closing the account.', { reason: 'closing' })
    putAssociation(database, { ...known, administrator: true, administratorRequested: false })
    putAssociation(database, { ...own, administrator: false })
    tellCustomer(commerce, request, known.customerId, { event: 'administratorGiven', organization, customer })
  })
}

/**
 * Administrators decide who becomes one of them; where there is none, customer service does. Asking again
 * changes nothing.
 */
const requestRole = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const organization = requireOwnOrganization(commerce, request, customer.customerId)
  requireOpen(organization)
  const { database } = commerce
  return transaction(database, () => {
    const own = findAssociation(database, organization.uid, customer.customerId)
    if (own === undefined) throw new Error('a member has an association')
    if (own.administrator)
      throw occError.alreadyExists('The user is an administrator.', { reason: 'administrator' })
    const association = { ...own, administratorRequested: true }
    if (!own.administratorRequested) {
      putAssociation(database, association)
      noteRoleRequest(commerce, association)
      tellRoleRequest(commerce, request, { organization, customer })
    }
    return {
      status: own.administratorRequested ? 200 : 201,
      body: { association: toAssociation(association) },
    }
  })
}

const tellRoleRequest = (
  commerce: Commerce,
  request: CommerceRequest,
  { organization, customer }: Omit<Told, 'event'>,
): void => {
  if (countAdministrators(commerce.database, organization.uid) > 0)
    tellAdministrators(commerce, request, { event: 'administratorRequested', organization, customer })
  else
    tellCustomer(commerce, request, customer.customerId, {
      event: 'administratorReview',
      organization,
      customer,
    })
}
