import { randomUUID } from 'node:crypto'
import {
  newAssistedEntrySchema,
  newAssistedSessionSchema,
} from '../../../lib/contract/commerce/assisted-service.ts'
import type { Commerce } from '../commerce.ts'
import { bearerOf } from '../customers/bearer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { toWireDate } from '../wire-date.ts'
import { requireCustomerOf } from './assisted-gate.ts'
import { noteEvent } from './audit-event-store.ts'
import { requireAgent } from './require-agent.ts'
import { toAssistedCustomer } from './search-customers.ts'
import { customerOfSession, endSession, insertSession, touchSession } from './session-store.ts'
import { isCustomerOf } from './site-of-customer.ts'

/** `POST /sessions`: an agent begins to act as a customer. */
export const start = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await requireAgent(commerce, request)
  const { database, clock, tokens } = commerce
  const { customerId, reasonCode, reason, ticket } = await readBody(request, newAssistedSessionSchema)
  const customer = findCustomer(database, customerId)
  if (customer === undefined || !isCustomerOf(site, customer))
    throw occError.forbidden('There is no such customer on this site.')
  const now = clock.now()
  const known = toAssistedCustomer({ ...commerce, now }, customer)
  if (known.locked === true) throw occError.illegalState('The account of the customer is locked.')
  const id = randomUUID()
  insertSession(database, {
    id,
    agentId: agent.id,
    agentName: agent.name,
    customerId,
    site: site.uid,
    reasonCode,
    reason,
    ticket,
    startedAt: now,
    expiresAt: (await tokens.find(bearerOf(request) ?? ''))?.endsAt,
  })
  return request.json({ id, customer: known, started: toWireDate(now) }, 201)
}

/** `DELETE /sessions/{id}`: the agent no longer acts as the customer. */
export const end = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent } = await requireAgent(commerce, request)
  const id = pathSegment(request, 'session')
  const hasEnded = endSession(commerce.database, { id, agentId: agent.id, now: commerce.clock.now() })
  if (!hasEnded) throw occError.notFound('There is no such open session.')
  return request.body(null, 200)
}

/**
 * `POST /sessions/{id}/entries`: the agent is at work in the session, and looks at something or was refused
 * something. 404 for a session that is not open, 403 where agent or customer may not go on.
 */
export const addEntry = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { agent, site } = await requireAgent(commerce, request)
  const { kind, text, secondsAgo = 0 } = await readBody(request, newAssistedEntrySchema)
  const { database, clock } = commerce
  const session = pathSegment(request, 'session')
  const named = { id: session, agentId: agent.id, site: site.uid, now: clock.now() }
  const customerId = customerOfSession(database, named)
  if (customerId === undefined) throw occError.notFound('There is no such open session.')
  requireCustomerOf(commerce, site, customerId)
  touchSession(database, { ...named, customerId, seenAt: named.now - secondsAgo * 1000 })
  if (kind !== 'active')
    noteEvent(database, { kind, agent, site: site.uid, session, customerId, text }, named.now)
  return request.body(null, 201)
}
