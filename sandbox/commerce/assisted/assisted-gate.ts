import type { MiddlewareHandler } from 'hono'
import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import type { Commerce } from '../commerce.ts'
import { bearerOf } from '../customers/bearer.ts'
import type { Customer } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { isSignInBarred } from '../customers/identity-person.ts'
import type { CommerceEnvironment, CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import type { Site } from '../sites.ts'
import { mayAgent } from './agent-access.ts'
import { type AgentPerson, findAgentPerson } from './agent-person.ts'
import { noteEvent } from './audit-event-store.ts'
import { customerOfSession, touchSession } from './session-store.ts'
import { isCustomerOf } from './site-of-customer.ts'
import { noteWrite } from './write-log.ts'

/** The agent of a token with the role to act as customers; undefined for any other token. Throws 403. */
export const findAgent = async (
  { tokens, database }: Commerce,
  request: CommerceRequest,
): Promise<AgentPerson | undefined> => {
  const bearer = bearerOf(request)
  const owner = bearer === undefined ? undefined : await tokens.find(bearer)
  if (owner?.isAgent !== true) return undefined
  const agent = findAgentPerson(database, owner.accountId)
  if (agent?.roles.includes('asagent') !== true) throw occError.forbidden('The role asagent is needed.')
  return agent
}

/** `/occ/v2/{site}/users/{user}/…`, and the second name of the same resources. */
const OF_USER = /^\/occ\/v2\/[^/]+\/(?:users|orgUsers)\/([^/]+)(?:\/(.*))?$/

/** Calls that validate or estimate: POST because they have a body, but without side effects. */
const CHECKS: readonly string[] = ['validate', 'deliveryestimate', 'verification', 'invoiceSums']

const isWrite = ({ req }: CommerceRequest, segments: readonly string[]): boolean =>
  req.method !== 'GET' && req.method !== 'HEAD' && !CHECKS.includes(segments.at(-1) ?? '')

/** The refusal is the same for a customer who does not exist, so that numbers cannot be found by trying. */
export const requireCustomerOf = (commerce: Commerce, site: Site, id: string): Customer => {
  const customer = findCustomer(commerce.database, id)
  if (customer === undefined || !isCustomerOf(site, customer))
    throw occError.forbidden('There is no such customer on this site.')
  if (isSignInBarred(commerce.database, customer.iamId, commerce.clock.now()))
    throw occError.forbidden('The account of the customer is locked or closed.')
  return customer
}

type Acting = { agent: AgentPerson; customer: Customer }

/** The open session of the agent for this customer that a call names; a write names one. Throws 403. */
const requireSession = (
  { database, clock }: Commerce,
  request: CommerceRequest,
  { agent, customer }: Acting,
  mayLack: boolean,
): string | undefined => {
  const id = request.req.header(COMMERCE_HEADERS.assistedSession)
  if (id === undefined && mayLack) return undefined
  const named = { agentId: agent.id, customerId: customer.customerId, site: request.get('site').uid }
  if (id === undefined || !touchSession(database, { id, ...named, now: clock.now() }))
    throw occError.forbidden('There is no such open session of support staff.')
  return id
}

/** Refuses what agents have no access to, and writes it down. Throws 403. */
const requireAccess = (
  { database, clock }: Commerce,
  request: CommerceRequest,
  agent: AgentPerson,
  segments: readonly string[],
): void => {
  const { method } = request.req
  if (mayAgent(method, segments)) return
  const site = request.get('site').uid
  const now = clock.now()
  const id = request.req.header(COMMERCE_HEADERS.assistedSession) ?? ''
  const customerId = customerOfSession(database, { id, agentId: agent.id, site, now })
  const known = customerId === undefined ? {} : { customerId, session: id }
  const text = `${method} ${segments.join('/')}`
  noteEvent(database, { kind: 'refused', agent, site, text, ...known }, now)
  throw occError.forbidden('Support staff have no access to this.')
}

/**
 * Lets agents act as customers: their token with the number of a customer in the path, or in the header of
 * the emulated user where the path names nobody. A session that a call names is open, theirs and for this
 * customer, and a write names one; what they write is noted with their name. A customer's token has no such
 * effect.
 */
export const assistCustomers =
  (commerce: Commerce): MiddlewareHandler<CommerceEnvironment> =>
  async (request, next) => {
    const agent = await findAgent(commerce, request)
    if (agent === undefined) return next()
    const [, named, rest = ''] = OF_USER.exec(new URL(request.req.url).pathname) ?? []
    const id = named ?? request.req.header(COMMERCE_HEADERS.emulatedUser)
    if (id === 'anonymous' || id === undefined) return next()
    const segments = rest.split('/')
    if (named !== undefined) requireAccess(commerce, request, agent, segments)
    const customer = requireCustomerOf(commerce, request.get('site'), id)
    const writes = isWrite(request, segments)
    const session = requireSession(commerce, request, { agent, customer }, !writes)
    request.set('assisted', { agent, customer })
    await next()
    if (writes && session !== undefined && request.res.ok && named !== undefined)
      await noteWrite(commerce, request, { agent, customer, session, segments })
    return undefined
  }
