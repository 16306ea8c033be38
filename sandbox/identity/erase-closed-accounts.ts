import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../db/transaction.ts'
import { revokeAccountRecords } from './record-store.ts'

const MAILS = [
  'DELETE FROM identity_password_resets WHERE user_id = ?',
  'DELETE FROM login_email_changes WHERE user_id = ?',
  'DELETE FROM login_email_mails WHERE user_id = ?',
] as const

/** What remains is the id, by which commerce knows whose orders it keeps. No name or email has these keys. */
const FORGET = `UPDATE identity_users SET username = '', username_key = 'closed ' || id, given_name = '',
  family_name = '', email = '', email_key = 'closed ' || id, password_hash = '', marketing = 0 WHERE id = ?`

/**
 * Forgets who had the accounts that have closed, so that their emails and usernames are free again. `now`:
 * epoch milliseconds.
 */
export const eraseClosedAccounts = (database: DatabaseSync, now: number): void => {
  const closed = database
    .prepare("SELECT id FROM identity_users WHERE closes_at <= ? AND username_key <> 'closed ' || id")
    .all(now)
  if (closed.length === 0) return
  transaction(database, () => {
    for (const { id } of closed) {
      for (const removal of MAILS) database.prepare(removal).run(String(id))
      database.prepare(FORGET).run(String(id))
      revokeAccountRecords(database, String(id))
    }
  })
}
