import { PASSWORD_CHANGE_POLICIES, readReauthHeader } from '../../../lib/contract/identity-managed-user.ts'
import { composeDocuments, pick } from '../../content/documents.ts'
import { siteOfTag } from '../../content/sites.ts'
import type { SandboxContext } from '../../context.ts'
import { judgePassword } from '../judge-password.ts'
import { hashPassword, verifyPassword } from '../password-hash.ts'
import { revokeOtherRecords } from '../record-store.ts'
import type { User, UserDirectory } from '../user-directory.ts'
import type { FailedPolicies } from './failed-policies.ts'

type Change = {
  user: User
  /** Value of the header with the current password. */
  reauth: string | undefined
  password: string
  /** The sign-in in which the password is changed: it stays, every other one ends. */
  grantId: string
  /** Language of the mail. */
  languageTag: string
}

const violates = (policyRequirement: string): FailedPolicies => [
  { property: 'password', policyRequirements: [{ policyRequirement }] },
]

/**
 * Changes the password of a user who knows the current one. Every other session of theirs ends, and they hear
 * of it by mail. Answers the policies that the change violates, or that the account is locked.
 */
export const changePassword = async (
  { database, clock, mailStore }: SandboxContext,
  users: UserDirectory,
  { user, reauth, password, grantId, languageTag }: Change,
): Promise<FailedPolicies | 'locked'> => {
  const current = reauth === undefined ? undefined : readReauthHeader(reauth)
  if (current === undefined) return violates(PASSWORD_CHANGE_POLICIES.reauth)
  const verdict = await judgePassword(current, user, users, clock)
  if (verdict === 'locked') return 'locked'
  if (verdict === 'wrong') return violates(PASSWORD_CHANGE_POLICIES.reauth)
  if (await verifyPassword(password, user.passwordHash)) return violates(PASSWORD_CHANGE_POLICIES.isNew)
  users.changePassword(user.id, await hashPassword(password))
  revokeOtherRecords(database, user.id, grantId)
  const { texts } = composeDocuments(siteOfTag(languageTag))
  if (user.email !== '')
    mailStore.send({
      to: user.email,
      subject: pick(texts, 'reset.doneTitle'),
      text: pick(texts, 'password.changedText'),
    })
  return []
}
