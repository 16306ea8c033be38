import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  qglobalAccessRequestInputSchema,
  qglobalLookupInputSchema,
} from '../../../lib/contract/commerce/qglobal-account.ts'
import { transaction } from '../../db/transaction.ts'
import { findOrganizationAddress } from '../addresses/organization-address-store.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { spendLookup } from '../http/lookup-limit.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { tellAdministrators } from '../organizations/tell-members.ts'
import {
  findQglobalAccount,
  hasAskedSince,
  insertAccessRequest,
  isOpenTo,
  type QglobalAccount,
} from './qglobal-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Inventory accounts of the digital platform (spec §4, organization path). */
export const createQglobalRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const all = '/users/:user/qglobalAccounts'
  routes.post(
    `${all}/lookup`,
    answering('QglobalLookup', request => lookUp(commerce, request)),
  )
  routes.post(
    `${all}/:account/accessRequests`,
    answering('QglobalAccessRequest', request => requestAccess(commerce, request)),
  )
  return routes
}

const lookUp = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  spendLookup(commerce, request, customerId)
  const { accountNumber } = await readBody(request, qglobalLookupInputSchema)
  const account = requireAccount(commerce, accountNumber)
  if (!isOpenTo(commerce.database, account, customerId)) {
    throw occError.forbidden('The account belongs to another organization.', { reason: 'ownedByOther' })
  }
  return { body: { status: 'FOUND', account: describe(commerce, account) } }
}

const requireAccount = ({ database }: Commerce, accountNumber: string): QglobalAccount => {
  const account = findQglobalAccount(database, accountNumber)
  if (account === undefined) {
    throw occError.notFound('There is no such account.', {
      reason: 'notFound',
      subjectType: 'qglobalAccount',
    })
  }
  return account
}

const describe = (commerce: Commerce, { accountNumber, name, organizationUid }: QglobalAccount) => ({
  accountNumber,
  name,
  ...(organizationUid === null ? {} : { organization: describeOwner(commerce, organizationUid) }),
  linkable: true,
})

const describeOwner = ({ database }: Commerce, uid: string) => ({
  uid,
  name: findOrganization(database, uid)?.name ?? '',
  town: findOrganizationAddress(database, uid, 'PRIMARY_BILLING')?.body.town ?? '',
})

/** Passes the request on to those who administer the owner. */
const requestAccess = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { customerId } = customer
  spendLookup(commerce, request, customerId)
  const { message } = await readBody(request, qglobalAccessRequestInputSchema)
  const { database, clock } = commerce
  return transaction(database, () => {
    const { accountNumber, organizationUid } = requireAccount(commerce, pathSegment(request, 'account'))
    const now = clock.now()
    if (hasAskedSince(database, accountNumber, customerId, now - DAY_MS)) {
      throw occError.alreadyExists('Access was asked for within the last day.', { reason: 'requested' })
    }
    const id = randomUUID()
    insertAccessRequest(database, { id, accountNumber, customerId, message, requestedAt: now })
    const owner = organizationUid === null ? undefined : findOrganization(database, organizationUid)
    if (owner !== undefined)
      tellAdministrators(commerce, request, {
        event: 'qglobalRequested',
        organization: owner,
        customer,
        more: { account: accountNumber, email: customer.email },
      })
    return { status: 202, body: { requestId: id, status: 'REQUESTED' } }
  })
}
