import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { findActiveCart } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import type { AgentPerson } from './agent-person.ts'
import { type AssistedKind, markAssisted } from './record-store.ts'

type AssistedWrite = {
  agent: AgentPerson
  customer: Customer
  session: string
  segments: readonly string[]
}

const KINDS: Readonly<Record<string, AssistedKind>> = {
  carts: 'cart',
  cartFromOrder: 'cart',
  quotes: 'quote',
  orders: 'order',
  orderReturns: 'return',
}

/** Writes that leave the cart of their path as it is, and make another one. */
const COPIES: readonly string[] = ['copySavedCart', 'clonesavedcart']

const namedSchema = z.object({ code: z.string() })
const savedSchema = z.object({ savedCartData: namedSchema })

/** Returns have numbers of seven digits, everything else of eight. */
const parseCode = (text: string): number | undefined => (/^\d{7,8}$/.test(text) ? Number(text) : undefined)

/** The code of what a write has made. */
const codeOfMade = ({ body, isCopy }: { body: unknown; isCopy: boolean }): number | undefined => {
  const code = isCopy
    ? savedSchema.safeParse(body).data?.savedCartData.code
    : namedSchema.safeParse(body).data?.code
  return code === undefined ? undefined : parseCode(code)
}

/** The record that a write was about: by the path, or by the answer where the write has made it. */
const codeOf = async (
  { database, clock }: Commerce,
  request: CommerceRequest,
  { customer, segments }: AssistedWrite,
): Promise<number | undefined> => {
  const [part, id] = segments
  if (part === 'cartFromOrder' || (part === 'carts' && id === 'current'))
    return findActiveCart(database, {
      site: request.get('site').uid,
      customerId: customer.customerId,
      now: clock.now(),
    })?.code
  const isCopy = COPIES.includes(segments.at(-1) ?? '')
  if (id !== undefined && !isCopy) return parseCode(id)
  const body: unknown = await request.res
    .clone()
    .json()
    .catch(() => undefined)
  return codeOfMade({ body, isCopy })
}

/** Writes down what an agent did for a customer, and marks what it was about. */
export const noteWrite = async (
  commerce: Commerce,
  request: CommerceRequest,
  write: AssistedWrite,
): Promise<void> => {
  const { database, clock } = commerce
  const { agent, customer, session, segments } = write
  database
    .prepare(
      `INSERT INTO commerce_assisted_writes
         (session, agent_id, agent_name, customer_id, site, method, path, written_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      session,
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
const MOST_SHOWN = 20

/** How much was written during a session. */
export const countWrites = (database: DatabaseSync, session: string): number =>
  Number(
    database.prepare('SELECT COUNT(*) AS total FROM commerce_assisted_writes WHERE session = ?').get(session)
      ?.total,
  )

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
