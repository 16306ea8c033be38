import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AgentRole } from '../../../lib/contract/commerce/assisted-service.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

const flag = z.number().transform(value => value === 1)

const rowSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  totpSecret: z.string(),
  roles: z.string().transform(text => z.array(z.string()).parse(JSON.parse(text))),
  permanentlyLocked: flag,
  lockedUntil: nullableColumn(z.number()),
  lastPeriod: z.number(),
})

/** Somebody of the support staff; times are epoch milliseconds. */
export type Agent = z.infer<typeof rowSchema>

type NewAgent = Pick<Agent, 'id' | 'username' | 'name' | 'passwordHash' | 'totpSecret'> & {
  roles: readonly AgentRole[]
  permanentlyLocked?: boolean
}

type AgentEvent = 'signedIn' | 'signInRefused' | 'signedOut'

/** Events are kept for so long. */
const KEPT_MS = 400 * 86_400_000

export type AgentDirectory = {
  find(id: string): Agent | undefined
  findByUsername(username: string): Agent | undefined
  create(agent: NewAgent): void
  /** The password or the code was wrong. */
  recordFailure(id: string, limit: { after: number; until: number }): void
  /** The sign-in is complete; its code is used up. */
  recordSuccess(id: string, period: number): void
  /** Writes down a sign-in, one that was refused, or a sign-out; the log of commerce takes them over. */
  noteEvent(agent: Pick<Agent, 'id' | 'name'>, kind: AgentEvent, now: number): void
}

/** The accounts of support staff. */
export const createAgentDirectory = (database: DatabaseSync): AgentDirectory => {
  const findBy = (column: 'id' | 'username', value: string): Agent | undefined => {
    const row = database
      .prepare(
        `SELECT id, username, name, password_hash AS passwordHash, totp_secret AS totpSecret, roles,
           permanently_locked AS permanentlyLocked, locked_until AS lockedUntil, last_period AS lastPeriod
         FROM identity_agents WHERE ${column} = ?`,
      )
      .get(value)
    return row === undefined ? undefined : rowSchema.parse(row)
  }
  return {
    find: id => findBy('id', id),
    findByUsername: username => findBy('username', username.trim().toLowerCase()),
    create: ({ id, username, name, passwordHash, totpSecret, roles, permanentlyLocked = false }) => {
      database
        .prepare(
          `INSERT INTO identity_agents (id, username, name, password_hash, totp_secret, roles, permanently_locked)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(id, username, name, passwordHash, totpSecret, JSON.stringify(roles), Number(permanentlyLocked))
    },
    recordFailure: (id, { after, until }) => {
      database
        .prepare(
          `UPDATE identity_agents SET
             locked_until = CASE WHEN failed_attempts + 1 >= ?1 THEN ?2 ELSE locked_until END,
             failed_attempts = CASE WHEN failed_attempts + 1 >= ?1 THEN 0 ELSE failed_attempts + 1 END
           WHERE id = ?3`,
        )
        .run(after, until, id)
    },
    recordSuccess: (id, period) => {
      database
        .prepare(
          'UPDATE identity_agents SET failed_attempts = 0, locked_until = NULL, last_period = ? WHERE id = ?',
        )
        .run(period, id)
    },
    noteEvent: ({ id, name }, kind, now) => {
      database
        .prepare(
          'INSERT INTO identity_agent_events (kind, agent_id, agent_name, happened_at) VALUES (?, ?, ?, ?)',
        )
        .run(kind, id, name, now)
      database.prepare('DELETE FROM identity_agent_events WHERE happened_at < ?').run(now - KEPT_MS)
    },
  }
}
