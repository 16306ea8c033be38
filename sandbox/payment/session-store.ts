import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SandboxContext } from '../context.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

/** A session of the hosted fields, for a customer of the merchant. */
export type FieldsSession = { id: string; origin: string; customer: string; expiresAt: number }

const SESSION_MS = 30 * 60_000

/** Cards that can be typed in one session, wrong ones too. */
const MOST_TRIES = 20

const rowSchema = z
  .object({ id: z.string(), origin: z.string(), customer: z.string(), expires_at: z.number() })
  .transform(({ expires_at: expiresAt, ...row }): FieldsSession => ({ ...row, expiresAt }))

/** Undefined amounts where a card is only kept. */
type NewSession = { origin: string; customer: string; amount?: number; currency?: string }

/** Opens a session of the hosted fields. */
export const insertSession = ({ database, clock }: Stores, session: NewSession): FieldsSession => {
  const { origin, customer, amount, currency } = session
  const id = `fs_${randomBytes(18).toString('base64url')}`
  const expiresAt = clock.now() + SESSION_MS
  database
    .prepare(
      `INSERT INTO payment_sessions (id, origin, customer, amount, currency, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(id, origin, customer, amount ?? null, currency ?? null, expiresAt)
  return { id, origin, customer, expiresAt }
}

/** A session that has not expired. */
export const findSession = ({ database, clock }: Stores, id: string): FieldsSession | undefined => {
  const row = database
    .prepare('SELECT id, origin, customer, expires_at FROM payment_sessions WHERE id = ?')
    .get(id)
  const session = row === undefined ? undefined : rowSchema.parse(row)
  return session !== undefined && session.expiresAt > clock.now() ? session : undefined
}

/** Counts a card that is typed in a session; false if there were too many. */
export const countTry = ({ database }: Stores, { id }: Pick<FieldsSession, 'id'>): boolean =>
  database
    .prepare('UPDATE payment_sessions SET tries = tries + 1 WHERE id = ? AND tries < ?')
    .run(id, MOST_TRIES).changes === 1
