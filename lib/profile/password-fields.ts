import { PASSWORD_MAX_CHARACTERS } from '@/lib/config/limits'
import { collectFields, type FieldError } from '@/lib/forms/collect-fields'
import { ok, type Result } from '@/lib/result/result'
import type { FormValues } from '@/lib/validation/form-input'
import { checkPassword, type PasswordOwner } from '@/lib/validation/password'
import { type Checked, refuse } from '@/lib/validation/problem'

/** Fields of the form that changes the password; `password` is the new one, as in sign-up. */
export const PASSWORD_FIELDS = { currentPassword: 'text', password: 'text' } as const

export type PasswordForm = FormValues<typeof PASSWORD_FIELDS>

/** Checks a change of the password: the new one by the rules of sign-up (spec §5), and not the old one. */
export function checkPasswordChange(
  { currentPassword, password }: PasswordForm,
  owner: PasswordOwner,
): Result<PasswordForm, readonly FieldError[]> {
  const next = checkPassword(password, owner)
  const isReused = password !== '' && password === currentPassword
  return collectFields({
    currentPassword: checkCurrent(currentPassword),
    password: next.ok && isReused ? refuse('reused') : next,
  })
}

/** No account has a longer password than can be chosen. */
function checkCurrent(raw: string): Checked {
  if (raw === '') return refuse('required')
  return raw.length > PASSWORD_MAX_CHARACTERS ? refuse('wrong') : ok(raw)
}
