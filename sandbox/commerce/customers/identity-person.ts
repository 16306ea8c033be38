import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The facts that commerce takes over from the identity provider when it first sees a user. */
export type IdentityPerson = {
  username: string
  givenName: string
  familyName: string
  email: string
  marketing: boolean
}

const rowSchema = z.object({
  username: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  marketing: z.number().transform(flag => flag === 1),
})

/** Reads the identity provider's record. Only this file of commerce knows its table. */
export const findIdentityPerson = (database: DatabaseSync, accountId: string): IdentityPerson | undefined => {
  const row = database
    .prepare(
      `SELECT username, given_name AS givenName, family_name AS familyName, email, marketing
       FROM identity_users WHERE id = ?`,
    )
    .get(accountId)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** When the account of a customer closes, in epoch milliseconds; undefined while that is not asked for. */
export const closingTime = (database: DatabaseSync, accountId: string): number | undefined => {
  const row = database.prepare('SELECT closes_at AS time FROM identity_users WHERE id = ?').get(accountId)
  return typeof row?.time === 'number' ? row.time : undefined
}

/** Has the identity provider close an account at a time, or keep it. */
export const setClosingTime = (database: DatabaseSync, accountId: string, time: number | undefined): void => {
  database.prepare('UPDATE identity_users SET closes_at = ? WHERE id = ?').run(time ?? null, accountId)
}

/** Whether the account of a customer is locked or closed at the identity provider. */
export const isSignInBarred = (database: DatabaseSync, accountId: string, now: number): boolean =>
  database
    .prepare(
      `SELECT 1 FROM identity_users
       WHERE id = ?1 AND (permanently_locked = 1 OR locked_until > ?2 OR closes_at <= ?2)`,
    )
    .get(accountId, now) !== undefined
