import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { EmailLink } from '../../lib/contract/email-change.ts'
import { nullableColumn } from '../db/nullable-column.ts'

const HOUR_MS = 3_600_000
/** Lifetime of a link; the text of the mail states it, too. */
const LINK_MS = 24 * HOUR_MS
/** Retention of expired and confirmed changes. */
const FORGET_MS = 7 * LINK_MS
const MAILS_MS = 24 * HOUR_MS
const MOST_MAILS = 5

const rowSchema = z.object({
  userId: z.string(),
  email: z.string(),
  site: z.string(),
  language: z.string(),
  requestedAt: z.number(),
  expiresAt: z.number(),
  doneAt: nullableColumn(z.number()),
})

/** A stored email change; `doneAt` is set once it was confirmed. */
export type StoredEmailChange = z.infer<typeof rowSchema>

const SELECT = `SELECT user_id AS userId, email, site, language, requested_at AS requestedAt,
  expires_at AS expiresAt, done_at AS doneAt FROM login_email_changes`

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

const read = (row: unknown): StoredEmailChange | undefined =>
  row === undefined ? undefined : rowSchema.parse(row)

/** The pending email change of a user. */
export const findOpenChange = (
  database: DatabaseSync,
  userId: string,
  now: number,
): StoredEmailChange | undefined => {
  database
    .prepare('DELETE FROM login_email_changes WHERE max(expires_at, coalesce(done_at, 0)) < ?')
    .run(now - FORGET_MS)
  return read(database.prepare(`${SELECT} WHERE user_id = ? AND done_at IS NULL`).get(userId))
}

/** How many links may still be mailed for a user within 24 hours. */
export const sendsLeft = (database: DatabaseSync, userId: string, now: number): number => {
  database.prepare('DELETE FROM login_email_mails WHERE sent_at <= ?').run(now - MAILS_MS)
  const sent = database
    .prepare('SELECT count(*) AS sent FROM login_email_mails WHERE user_id = ?')
    .get(userId)
  return Math.max(0, MOST_MAILS - Number(sent?.sent))
}

type Wanted = Pick<StoredEmailChange, 'userId' | 'email' | 'site' | 'language'>

/** Stores an email change and returns its code, which replaces the earlier one; undefined over the limit. */
export const issueCode = (
  database: DatabaseSync,
  { userId, email, site, language }: Wanted,
  now: number,
): string | undefined => {
  if (sendsLeft(database, userId, now) === 0) return undefined
  const code = randomBytes(32).toString('base64url')
  database
    .prepare(
      `INSERT OR REPLACE INTO login_email_changes
         (user_id, email, code_hash, site, language, requested_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(userId, email, hashOf(code), site, language, now, now + LINK_MS)
  database.prepare('INSERT INTO login_email_mails (user_id, sent_at) VALUES (?, ?)').run(userId, now)
  return code
}

/** State of a code for a user; reading it does not use it up. */
export const lookAtCode = (
  database: DatabaseSync,
  { userId, code, now }: { userId: string; code: string; now: number },
): EmailLink => {
  const change = read(database.prepare(`${SELECT} WHERE code_hash = ?`).get(hashOf(code)))
  if (change === undefined) return { state: 'unknown' }
  if (change.userId !== userId) return { state: 'foreign' }
  const { email, doneAt, expiresAt } = change
  if (doneAt !== undefined) return { state: 'done', email }
  return { state: now < expiresAt ? 'open' : 'expired', email }
}

export const markDone = (database: DatabaseSync, userId: string, now: number): void => {
  database
    .prepare('UPDATE login_email_changes SET done_at = ? WHERE user_id = ? AND done_at IS NULL')
    .run(now, userId)
}

/** Deletes a pending email change; a confirmed one is kept, so that its link can say so. */
export const dropOpenChange = (database: DatabaseSync, userId: string): void => {
  database.prepare('DELETE FROM login_email_changes WHERE user_id = ? AND done_at IS NULL').run(userId)
}
