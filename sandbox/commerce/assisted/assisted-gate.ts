import type { MiddlewareHandler } from 'hono'
import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import type { Commerce } from '../commerce.ts'
import { bearerOf } from '../customers/bearer.ts'
import type { Customer } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import type { CommerceEnvironment, CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { mayAgent } from './agent-access.ts'
import { type AgentPerson, findAgentPerson } from './agent-person.ts'
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
const requireCustomerOf = (commerce: Commerce, request: CommerceRequest, id: string): Customer => {
  const customer = findCustomer(commerce.database, id)
  if (customer === undefined || !isCustomerOf(request.get('site'), customer))
    throw occError.forbidden('There is no such customer on this site.')
  return customer
}

/**
 * Lets agents act as customers: their token with the number of a customer in the path, or in the header of
 * the emulated user where the path names nobody. What they write is noted with their name. A customer's
 * token has no such effect.
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
    if (named !== undefined && !mayAgent(request.req.method, segments))
      throw occError.forbidden('Support staff have no access to this.')
    const customer = requireCustomerOf(commerce, request, id)
    request.set('assisted', { agent, customer })
    await next()
    if (isWrite(request, segments) && request.res.ok && named !== undefined)
      await noteWrite(commerce, request, { agent, customer, segments })
    return undefined
  }
