import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ASSISTED_REASONS } from '../../../lib/contract/commerce/assisted-service.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import type { Page } from '../http/paging.ts'

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

type NewSession = Omit<StoredSession, 'customerName' | 'endedAt'> & { site: string }

/** Writes down that an agent begins to act as a customer. */
export const insertSession = (database: DatabaseSync, session: NewSession): void => {
  const { id, agentId, agentName, customerId, site, reasonCode, reason, ticket, startedAt } = session
  database
    .prepare(
      `INSERT INTO commerce_assisted_sessions
         (id, agent_id, agent_name, customer_id, site, reason_code, reason, ticket, started_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, agentId, agentName, customerId, site, reasonCode, reason, ticket, startedAt)
}

/** Writes down that an agent has ended; false where there is no such open session of the agent. */
export const endSession = (
  database: DatabaseSync,
  { id, agentId, now }: { id: string; agentId: string; now: number },
): boolean =>
  database
    .prepare(
      'UPDATE commerce_assisted_sessions SET ended_at = ? WHERE id = ? AND agent_id = ? AND ended_at IS NULL',
    )
    .run(now, id, agentId).changes === 1

/** The site of sessions, and the agent; null lists those of all agents. */
type SessionsOf = { site: string; agentId: string | null }

const WHERE = 'WHERE site = ?1 AND (?2 IS NULL OR agent_id = ?2)'

/** Sessions of a site, of one agent or of all, the newest first. */
export const listSessions = (
  database: DatabaseSync,
  { site, agentId }: SessionsOf,
  { currentPage, pageSize }: Page,
): { sessions: StoredSession[]; total: number } => ({
  sessions: database
    .prepare(
      `SELECT id, agent_id AS agentId, agent_name AS agentName, sessions.customer_id AS customerId,
         first_name || ' ' || last_name AS customerName, reason_code AS reasonCode, reason, ticket, started_at AS startedAt,
         ended_at AS endedAt
       FROM commerce_assisted_sessions AS sessions JOIN commerce_customers USING (customer_id)
       ${WHERE} ORDER BY started_at DESC, id LIMIT ?3 OFFSET ?4`,
    )
    .all(site, agentId, pageSize, currentPage * pageSize)
    .map(row => rowSchema.parse(row)),
  total: Number(
    database.prepare(`SELECT COUNT(*) AS total FROM commerce_assisted_sessions ${WHERE}`).get(site, agentId)
      ?.total,
  ),
})
