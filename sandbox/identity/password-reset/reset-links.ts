import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'

/** How long a link works. The pages and the mail say so in words. */
const LINK_MS = 30 * 60 * 1000

/** A user who asks again sooner gets no second mail: no one's mailbox is filled by others. */
const PAUSE_MS = 60 * 1000

const linkSchema = z.object({ userId: z.string(), locale: z.string(), store: z.string() })

/** Whose password a link changes, and the site of the store that it leads back to. */
export type ResetLink = z.infer<typeof linkSchema>

export type ResetLinks = {
  /** The token of a new link, which ends the one before; `undefined` where one was made a moment ago. */
  issue(link: ResetLink): string | undefined
  /** The link of a token that still works; looking does not use it up. */
  find(token: string): ResetLink | undefined
  /** Uses the token up: of two who bring it only one gets the link. */
  redeem(token: string): ResetLink | undefined
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Links that are sent by mail to choose a new password with. Each works once and for a while. */
export const createResetLinks = (database: DatabaseSync, clock: Clock): ResetLinks => {
  const columns = 'user_id AS userId, locale, store'
  const read = (row: unknown): ResetLink | undefined =>
    row === undefined ? undefined : linkSchema.parse(row)
  return {
    issue: ({ userId, locale, store }) => {
      const now = clock.now()
      const token = randomBytes(32).toString('base64url')
      const { changes } = database
        .prepare(
          `INSERT INTO identity_password_resets (user_id, token_hash, locale, store, issued_at, expires_at)
           VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, locale = excluded.locale,
             store = excluded.store, issued_at = excluded.issued_at, expires_at = excluded.expires_at
           WHERE issued_at <= excluded.issued_at - ?`,
        )
        .run(userId, hashOf(token), locale, store, now, now + LINK_MS, PAUSE_MS)
      return changes === 1 ? token : undefined
    },
    find: token =>
      read(
        database
          .prepare(`SELECT ${columns} FROM identity_password_resets WHERE token_hash = ? AND expires_at > ?`)
          .get(hashOf(token), clock.now()),
      ),
    redeem: token =>
      read(
        database
          .prepare(
            `DELETE FROM identity_password_resets WHERE token_hash = ? AND expires_at > ? RETURNING ${columns}`,
          )
          .get(hashOf(token), clock.now()),
      ),
  }
}
