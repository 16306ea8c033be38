import type { z } from 'zod'
import type { LoginServiceError, updateProfileBodySchema } from '../../lib/contract/login-service.ts'
import { followEmail } from '../commerce/customers/customer-store.ts'
import { emailNoticeMail } from '../commerce/mails/account-mails.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { revokeOtherRecords } from '../identity/record-store.ts'
import type { UserDirectory } from '../identity/user-directory.ts'
import { dropOpenChange, findOpenChange, lookAtCode, markDone } from './email-change-store.ts'

type Wanted = Omit<z.infer<typeof updateProfileBodySchema>, 'token' | 'siteId'>

export type Refusal = Extract<LoginServiceError['code'], 'email_taken' | 'code_needed' | 'code_invalid'>

/** Whether another account uses an email as email or username. */
export const isTaken = (users: UserDirectory, userId: string, email: string): boolean =>
  [users.findByEmail(email), users.findByUsername(email)].some(
    user => user !== undefined && user.id !== userId,
  )

/**
 * Sets the email of an account. Replacing an existing email requires the code of the mailed link, revokes all
 * other sessions and sends a notice to the old address. Idempotent.
 */
export const changeEmail = (
  { database, clock, mailStore }: SandboxContext,
  users: UserDirectory,
  { userId, email, code, grantId }: Wanted & { grantId: string },
): Refusal | undefined =>
  transaction(database, () => {
    const before = users.find(userId)
    const isFirst = before?.email === ''
    if (code === undefined) {
      if (!isFirst) return before?.email === email ? undefined : 'code_needed'
      return setEmail() ? undefined : 'email_taken'
    }
    const now = clock.now()
    const link = lookAtCode(database, { userId, code, now })
    if (link.email !== email) return 'code_invalid'
    if (link.state === 'done') return undefined
    const change = findOpenChange(database, userId, now)
    if (link.state !== 'open' || change === undefined) return 'code_invalid'
    if (!setEmail()) {
      // The email was taken meanwhile, so the change can no longer be completed.
      dropOpenChange(database, userId)
      return 'email_taken'
    }
    markDone(database, userId, now)
    revokeOtherRecords(database, userId, grantId)
    if (before !== undefined && !isFirst)
      mailStore.send(emailNoticeMail(before.email, 'emailChanged', { language: change.language, email }))
    return undefined

    function setEmail(): boolean {
      if (isTaken(users, userId, email) || !users.changeEmail(userId, email)) return false
      followEmail(database, { id: userId, email, username: users.find(userId)?.username ?? email })
      return true
    }
  })
