import { collectFields, type FieldError } from '@/lib/forms/collect-fields'
import type { Result } from '@/lib/result/result'
import { checkEmail } from '@/lib/validation/email'
import type { FormValues } from '@/lib/validation/form-input'
import type { PasswordOwner } from '@/lib/validation/password'
import { type Checked, refuse } from '@/lib/validation/problem'
import { checkEmailAsUsername } from '@/lib/validation/username'

/** Fields of the form that requests an email change. */
export const EMAIL_FIELDS = { email: 'text' } as const

export type EmailForm = FormValues<typeof EMAIL_FIELDS>

/** Whether two emails or usernames are equal, ignoring case. */
const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

/** Whether the account uses its email as username, which then changes with the email. */
export const isEmailUsername = ({ email, username }: PasswordOwner): boolean => isSame(username, email)

/** Validates a new email by the rules of sign-up (spec §5), and as a username if it becomes the username. */
export function checkNewEmail(
  { email }: EmailForm,
  owner: PasswordOwner,
): Result<{ email: string }, readonly FieldError[]> {
  return collectFields({ email: checkFor(email, owner) })
}

function checkFor(raw: string, owner: PasswordOwner): Checked {
  const email = checkEmail(raw)
  if (!email.ok) return email
  if (isSame(email.value, owner.email)) return refuse('unchanged')
  return isEmailUsername(owner) ? checkEmailAsUsername(email.value) : email
}
