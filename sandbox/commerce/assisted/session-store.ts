import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ASSISTED_REASONS } from '../../../lib/contract/commerce/assisted-service.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import type { Page } from '../http/paging.ts'
import { likePattern } from './like-pattern.ts'

const rowSchema = z.object({
  id: z.string(),
  agentId: z.string(),
  agentName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  reasonCode: z.enum(ASSISTED_REASONS),
  reason: z.string(),
  ticket: z.string(),
  startedAt: z.number(),
  endedAt: nullableColumn(z.number()),
})

type StoredSession = z.infer<typeof rowSchema>

/** `expiresAt`: end of the agent's token, in epoch milliseconds. */
type NewSession = Omit<StoredSession, 'customerName' | 'endedAt'> & {
  site: string
  expiresAt: number | undefined
}

/** Writes down that an agent begins to act as a customer. */
export const insertSession = (database: DatabaseSync, session: NewSession): void => {
  const { id, agentId, agentName, customerId, site, reasonCode, reason, ticket } = session
  const { startedAt, expiresAt } = session
  database
    .prepare(
      `INSERT INTO commerce_assisted_sessions
         (id, agent_id, agent_name, customer_id, site, reason_code, reason, ticket, started_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, agentId, agentName, customerId, site, reasonCode, reason, ticket, startedAt, expiresAt ?? null)
}

/** A session ends by itself after so long without a call, and at the latest with the token of its agent. */
const IDLE_MS = 600_000
const LONGEST_MS = 3_600_000

const OWN_END = `MIN(COALESCE(last_seen_at, started_at) + ${IDLE_MS}, COALESCE(expires_at, started_at + ${LONGEST_MS}))`

/** Writes down the ends of sessions that are over a limit: when it was reached, whoever asks how late. */
export const endOverdue = (database: DatabaseSync, now: number): void => {
  database
    .prepare(
      `UPDATE commerce_assisted_sessions SET ended_at = ${OWN_END} WHERE ended_at IS NULL AND ${OWN_END} <= ?`,
    )
    .run(now)
}

/** What a call says about its session; all of it has to be true. */
type NamedSession = { id: string; agentId: string; customerId: string; site: string; now: number }

/**
 * Notes activity in a session, now or a while ago; false where the agent has no such open one for this
 * customer on this site.
 */
export const touchSession = (
  database: DatabaseSync,
  { id, agentId, customerId, site, now, seenAt = now }: NamedSession & { seenAt?: number },
): boolean => {
  endOverdue(database, now)
  return (
    database
      .prepare(
        `UPDATE commerce_assisted_sessions SET last_seen_at = MAX(COALESCE(last_seen_at, started_at), ?)
         WHERE id = ? AND agent_id = ? AND customer_id = ? AND site = ? AND ended_at IS NULL`,
      )
      .run(seenAt, id, agentId, customerId, site).changes === 1
  )
}

/** The customer of an open session of an agent on a site. */
export const customerOfSession = (
  database: DatabaseSync,
  { id, agentId, site, now }: Omit<NamedSession, 'customerId'>,
): string | undefined => {
  endOverdue(database, now)
  const row = database
    .prepare(
      `SELECT customer_id AS id FROM commerce_assisted_sessions
       WHERE id = ? AND agent_id = ? AND site = ? AND ended_at IS NULL`,
    )
    .get(id, agentId, site)
  return typeof row?.id === 'string' ? row.id : undefined
}

/** Writes down that an agent has ended; false where there is no such open session of the agent. */
export const endSession = (
  database: DatabaseSync,
  { id, agentId, now }: { id: string; agentId: string; now: number },
): boolean => {
  endOverdue(database, now)
  return (
    database
      .prepare(
        'UPDATE commerce_assisted_sessions SET ended_at = ? WHERE id = ? AND agent_id = ? AND ended_at IS NULL',
      )
      .run(now, id, agentId).changes === 1
  )
}

/** Filter of sessions; `agentId` null includes all agents. Times are epoch milliseconds. */
type SessionsOf = {
  site: string
  agentId: string | null
  /** Search words; each has to occur in the customer's name, the agent's name or the ticket number. */
  words: readonly string[]
  reasonCode: string | null
  from: number
  until: number
}

const FROM_SESSIONS =
  'FROM commerce_assisted_sessions AS sessions JOIN commerce_customers USING (customer_id)'

const WORD = `(first_name || ' ' || last_name || ' ' || agent_name || ' ' || ticket) LIKE ? ESCAPE '\\'`

/** SQL condition and its values. */
function conditionOf({ site, agentId, words, reasonCode, from, until }: SessionsOf) {
  const conditions: readonly (readonly [string, string | number])[] = [
    ['site = ?', site],
    ['started_at >= ?', from],
    ['started_at < ?', until],
    ...(agentId === null ? [] : [['agent_id = ?', agentId] as const]),
    ...(reasonCode === null ? [] : [['reason_code = ?', reasonCode] as const]),
    ...words.map(word => [WORD, likePattern(word)] as const),
  ]
  return { where: conditions.map(([sql]) => sql).join(' AND '), values: conditions.map(([, value]) => value) }
}

/** Sessions of a site, of one agent or of all, the newest first. */
export function listSessions(
  database: DatabaseSync,
  asked: SessionsOf,
  { currentPage, pageSize }: Page,
): { sessions: StoredSession[]; total: number } {
  const { where, values } = conditionOf(asked)
  const rows = database
    .prepare(
      `SELECT id, agent_id AS agentId, agent_name AS agentName, sessions.customer_id AS customerId,
         first_name || ' ' || last_name AS customerName, reason_code AS reasonCode, reason, ticket,
         started_at AS startedAt, ended_at AS endedAt
       ${FROM_SESSIONS} WHERE ${where} ORDER BY started_at DESC, id LIMIT ? OFFSET ?`,
    )
    .all(...values, pageSize, currentPage * pageSize)
  const count = database.prepare(`SELECT COUNT(*) AS total ${FROM_SESSIONS} WHERE ${where}`).get(...values)
  return { sessions: rows.map(row => rowSchema.parse(row)), total: Number(count?.total) }
}
