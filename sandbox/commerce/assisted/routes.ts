import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  type AssistedLog,
  type AssistedSearch,
  newAssistedSessionSchema,
} from '../../../lib/contract/commerce/assisted-service.ts'
import { transaction } from '../../db/transaction.ts'
import { adoptCart, findAnonymousCart, touchCart } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readBody } from '../http/read-body.ts'
import { readParameters } from '../http/read-parameters.ts'
import { findSite, type Site } from '../sites.ts'
import { toWireDate } from '../wire-date.ts'
import type { AgentPerson } from './agent-person.ts'
import { findAgent } from './assisted-gate.ts'
import { wordsOf } from './like-pattern.ts'
import { markAssisted } from './record-store.ts'
import { searchCustomers, toAssistedCustomer } from './search-customers.ts'
import { endSession, insertSession, listSessions } from './session-store.ts'
import { isCustomerOf } from './site-of-customer.ts'
import { listWrites } from './write-log.ts'

/** An agent, and the site of the call. */
type Desk = { agent: AgentPerson; site: Site }

/** The assisted service (pages: Support login): calls of support staff only, with the site as a parameter. */
export const createAssistedRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/customers/search', request => search(commerce, request))
  routes.post('/bind-cart', request => bindCart(commerce, request))
  // Our extensions: what acting as a customer is for, and the log.
  routes.post('/sessions', request => start(commerce, request))
  routes.delete('/sessions/:session', request => end(commerce, request))
  routes.get('/log', request => showLog(commerce, request))
  return routes
}

const openDesk = async (commerce: Commerce, request: CommerceRequest): Promise<Desk> => {
  const agent = await findAgent(commerce, request)
  if (agent === undefined) throw occError.forbidden('Only support staff may do this.')
  const uid = request.req.query('baseSite')
  if (uid === undefined)
    throw occError.missingParameter("Required parameter 'baseSite' is not present.", { subject: 'baseSite' })
  const site = findSite(uid)
  if (site === undefined) throw occError.invalidResource(`Base site ${uid} does not exist.`)
  return { agent, site }
}

const search = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  await openDesk(commerce, request)
  const page = readPage(request)
  const wanted = { query: request.req.query('query') ?? '', orderId: request.req.query('orderId') }
  const { entries, total } = searchCustomers({ ...commerce, now: commerce.clock.now() }, wanted, page)
  return request.json({ entries, pagination: toPagination(page, total) } satisfies AssistedSearch)
}

const requireCustomerOf = ({ database }: Commerce, site: Site, customerId: string): Customer => {
  const customer = findCustomer(database, customerId)
  if (customer === undefined || !isCustomerOf(site, customer))
    throw occError.forbidden('There is no such customer on this site.')
  return customer
}

/** Makes a visitor's cart the active cart of a customer. */
const bindCart = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { site } = await openDesk(commerce, request)
  const parameters = await readParameters(request)
  const customer = requireCustomerOf(commerce, site, parameters.get('customerId') ?? '')
  const { database, clock } = commerce
  transaction(database, () => {
    const guid = parameters.get('cartId') ?? ''
    const cart = findAnonymousCart(database, { site: site.uid, guid, now: clock.now() })
    if (cart === undefined)
      throw occError.cart('The cart cannot be restored.', { reason: 'cannotRestore', subjectType: 'cart' })
    adoptCart(database, cart.code, customer.customerId)
    touchCart(database, cart.code, clock.now())
    markAssisted(database, 'cart', cart.code)
  })
  return request.body(null, 200)
}

const start = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await openDesk(commerce, request)
  const { customerId, reasonCode, reason, ticket } = await readBody(request, newAssistedSessionSchema)
  const customer = requireCustomerOf(commerce, site, customerId)
  const now = commerce.clock.now()
  const known = toAssistedCustomer({ ...commerce, now }, customer)
  if (known.locked === true) throw occError.illegalState('The account of the customer is locked.')
  const id = randomUUID()
  insertSession(commerce.database, {
    id,
    agentId: agent.id,
    agentName: agent.name,
    customerId,
    site: site.uid,
    reasonCode,
    reason,
    ticket,
    startedAt: now,
  })
  return request.json({ id, customer: known, started: toWireDate(now) }, 201)
}

const end = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent } = await openDesk(commerce, request)
  const id = pathSegment(request, 'session')
  const hasEnded = endSession(commerce.database, { id, agentId: agent.id, now: commerce.clock.now() })
  if (!hasEnded) throw occError.notFound('There is no such open session.')
  return request.body(null, 200)
}

const DAY_MS = 86_400_000

/** Filters of the log; an invalid day is ignored. */
const readFilters = ({ req }: CommerceRequest) => {
  const day = (name: string, absent: number) => {
    const at = Date.parse(req.query(name) ?? '')
    return Number.isNaN(at) ? absent : at
  }
  return {
    words: wordsOf(req.query('query') ?? ''),
    reasonCode: req.query('reasonCode') ?? null,
    from: day('from', 0),
    until: day('until', Number.MAX_SAFE_INTEGER - DAY_MS) + DAY_MS,
  }
}

/** Agents read what they did themselves, leads what all agents did. */
const showLog = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await openDesk(commerce, request)
  const page = readPage(request)
  const agentId = agent.roles.includes('asagentlead') ? null : agent.id
  const asked = { site: site.uid, agentId, ...readFilters(request) }
  const { sessions, total } = listSessions(commerce.database, asked, page)
  return request.json({
    sessions: sessions.map(
      ({ id, agentId, agentName, customerId, customerName, startedAt, endedAt, ...why }) => ({
        id,
        agent: { id: agentId, name: agentName },
        customer: { customerId, name: customerName },
        ...why,
        started: toWireDate(startedAt),
        ...(endedAt !== undefined && { ended: toWireDate(endedAt) }),
        writes: listWrites(commerce.database, id).map(({ method, path, at }) => ({
          method,
          path,
          at: toWireDate(at),
        })),
      }),
    ),
    pagination: toPagination(page, total),
  } satisfies AssistedLog)
}
