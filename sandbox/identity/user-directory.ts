import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { eraseClosedAccounts } from './erase-closed-accounts.ts'

export type User = {
  id: string
  username: string
  givenName: string
  familyName: string
  /** Empty where the account has none. */
  email: string
  passwordHash: string
  marketing: boolean
  permanentlyLocked: boolean
  failedAttempts: number
  /** Epoch milliseconds of the sandbox's clock. */
  lockedUntil: number | undefined
}

type NewUser = {
  id?: string
  username: string
  givenName: string
  familyName: string
  email: string
  passwordHash: string
  marketing: boolean
  permanentlyLocked: boolean
}

/** A closed account is answered like one that has never been. */
export type UserDirectory = {
  find(id: string): User | undefined
  findByUsername(username: string): User | undefined
  findByEmail(email: string): User | undefined
  /**
   * `undefined` when the username or the email is taken by now; the database decides, not an earlier look-up.
   */
  create(user: NewUser): User | undefined
  changeNames(id: string, names: Pick<User, 'givenName' | 'familyName'>): void
  /** A username that equals the email changes with it. False if another user has this email or username. */
  changeEmail(id: string, email: string): boolean
  /** The new password counts at once, and what failed with the old one is forgotten. */
  changePassword(id: string, passwordHash: string): void
  recordFailure(id: string, lockAfter: number, lockMs: number): void
  clearFailures(id: string): void
}

/** Usernames and emails are one and the same whatever their letter case or Unicode composition. */
const identityKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Accounts that have no email are distinguished by their ids, which no email can be equal to. */
const emailKey = (id: string, email: string): string => (email === '' ? `none ${id}` : identityKey(email))

/** The accounts of the identity provider. */
export const createUserDirectory = (database: DatabaseSync, clock: Clock): UserDirectory => {
  const findBy = (column: 'id' | 'username_key' | 'email_key', value: string): User | undefined => {
    const row = database
      .prepare(`SELECT * FROM identity_users WHERE ${column} = ? AND (closes_at IS NULL OR closes_at > ?)`)
      .get(value, clock.now())
    return row === undefined ? undefined : toUser(row)
  }
  return {
    find: id => findBy('id', id),
    findByUsername: username => findBy('username_key', identityKey(username)),
    findByEmail: email => findBy('email_key', identityKey(email)),
    create: user => {
      eraseClosedAccounts(database, clock.now())
      const id = user.id ?? randomUUID()
      return insert(database, clock, { ...user, id }) ? findBy('id', id) : undefined
    },
    changeNames: (id, { givenName, familyName }) => {
      database
        .prepare('UPDATE identity_users SET given_name = ?, family_name = ? WHERE id = ?')
        .run(givenName, familyName, id)
    },
    changeEmail: (id, email) => {
      eraseClosedAccounts(database, clock.now())
      return setEmail(database, id, email)
    },
    changePassword: (id, passwordHash) => {
      database
        .prepare(
          'UPDATE identity_users SET password_hash = ?, failed_attempts = 0, locked_until = NULL WHERE id = ?',
        )
        .run(passwordHash, id)
    },
    recordFailure: (id, lockAfter, lockMs) => {
      database
        .prepare(
          `UPDATE identity_users SET
             locked_until = CASE WHEN failed_attempts + 1 >= ? THEN ? ELSE locked_until END,
             failed_attempts = CASE WHEN failed_attempts + 1 >= ? THEN 0 ELSE failed_attempts + 1 END
           WHERE id = ?`,
        )
        .run(lockAfter, clock.now() + lockMs, lockAfter, id)
    },
    clearFailures: id => {
      database
        .prepare('UPDATE identity_users SET failed_attempts = 0, locked_until = NULL WHERE id = ?')
        .run(id)
    },
  }
}

const setEmail = (database: DatabaseSync, id: string, email: string): boolean =>
  database
    .prepare(
      `UPDATE OR IGNORE identity_users SET email = ?1, email_key = ?2,
         username = CASE WHEN username_key = email_key THEN ?1 ELSE username END,
         username_key = CASE WHEN username_key = email_key THEN ?2 ELSE username_key END
       WHERE id = ?3`,
    )
    .run(email, identityKey(email), id).changes === 1

const insert = (database: DatabaseSync, clock: Clock, user: NewUser & { id: string }): boolean =>
  database
    .prepare(
      `INSERT OR IGNORE INTO identity_users (id, username, username_key, given_name, family_name, email, email_key,
         password_hash, marketing, terms_accepted_at, permanently_locked, failed_attempts, locked_until, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL, ?)`,
    )
    .run(
      user.id,
      user.username,
      identityKey(user.username),
      user.givenName,
      user.familyName,
      user.email,
      emailKey(user.id, user.email),
      user.passwordHash,
      Number(user.marketing),
      clock.now(),
      Number(user.permanentlyLocked),
      clock.now(),
    ).changes === 1

const toUser = (row: Record<string, unknown>): User => ({
  id: String(row.id),
  username: String(row.username),
  givenName: String(row.given_name),
  familyName: String(row.family_name),
  email: String(row.email),
  passwordHash: String(row.password_hash),
  marketing: row.marketing === 1,
  permanentlyLocked: row.permanently_locked === 1,
  failedAttempts: Number(row.failed_attempts),
  lockedUntil: row.locked_until === null ? undefined : Number(row.locked_until),
})
