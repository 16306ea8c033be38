import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import { findActiveCart } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { parseCode } from '../parse-code.ts'
import type { AgentPerson } from './agent-person.ts'
import { type AssistedKind, markAssisted } from './record-store.ts'

type AssistedWrite = { agent: AgentPerson; customer: Customer; segments: readonly string[] }

const KINDS: Readonly<Record<string, AssistedKind>> = { carts: 'cart', quotes: 'quote', orders: 'order' }

const namedSchema = z.object({ code: z.string() })

/** The record that a write was about: by the path, or by the answer where the write has made it. */
const codeOf = async (
  { database, clock }: Commerce,
  request: CommerceRequest,
  { customer, segments }: AssistedWrite,
): Promise<number | undefined> => {
  const [, id] = segments
  if (id === 'current' && segments[0] === 'carts')
    return findActiveCart(database, {
      site: request.get('site').uid,
      customerId: customer.customerId,
      now: clock.now(),
    })?.code
  if (id !== undefined) return parseCode(id)
  const body: unknown = await request.res
    .clone()
    .json()
    .catch(() => undefined)
  return parseCode(namedSchema.safeParse(body).data?.code ?? '')
}

/** Writes down what an agent did for a customer, and marks what it was about. */
export const noteWrite = async (
  commerce: Commerce,
  request: CommerceRequest,
  write: AssistedWrite,
): Promise<void> => {
  const { database, clock } = commerce
  const { agent, customer, segments } = write
  database
    .prepare(
      `INSERT INTO commerce_assisted_writes
         (session, agent_id, agent_name, customer_id, site, method, path, written_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      request.req.header(COMMERCE_HEADERS.assistedSession) ?? null,
      agent.id,
      agent.name,
      customer.customerId,
      request.get('site').uid,
      request.req.method,
      segments.join('/'),
      clock.now(),
    )
  const kind = KINDS[segments[0] ?? '']
  const code = kind && (await codeOf(commerce, request, write))
  if (kind !== undefined && code !== undefined) markAssisted(database, kind, code)
}

const writeRowSchema = z.object({ method: z.string(), path: z.string(), at: z.number() })

/** Writes of a session that the log shows: the latest ones. */
const MOST_SHOWN = 100

/** What was written during a session, the first one first. */
export const listWrites = (database: DatabaseSync, session: string) =>
  database
    .prepare(
      `SELECT method, path, at FROM (
         SELECT number, method, path, written_at AS at FROM commerce_assisted_writes
         WHERE session = ? ORDER BY number DESC LIMIT ?
       ) ORDER BY number`,
    )
    .all(session, MOST_SHOWN)
    .map(row => writeRowSchema.parse(row))
