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

/** Reads the identity provider's record; the one place where commerce knows its table. */
export const findIdentityPerson = (database: DatabaseSync, accountId: string): IdentityPerson | undefined => {
  const row = database
    .prepare(
      `SELECT username, given_name AS givenName, family_name AS familyName, email, marketing
       FROM identity_users WHERE id = ?`,
    )
    .get(accountId)
  return row === undefined ? undefined : rowSchema.parse(row)
}
