import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { endOtherSessions } from '@/lib/backends/identity/managed-user.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { isUnconfirmed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { readFields } from '@/lib/validation/form-input'
import { changeOwnPassword } from './change-own-password.server'
import { checkPasswordChange, PASSWORD_FIELDS, type PasswordForm } from './password-fields'
import { PASSWORD_FORM } from './shown-again'

/**
 * Changes the password of the signed-in user, who enters the current one as well, and ends every other
 * session (pages: Profile). The message promises only what has been done.
 */
export const handlePasswordForm = defineForm<Sender, PasswordForm, NextResult>({
  ...ownForm('password', profilePath),
  name: 'password-form',
  page: ({ locale }) => profilePath(locale),
  // Errors are shown again without the passwords, which are stored nowhere.
  typed: () => PASSWORD_FORM,
  parse: ({ fields }) => ok(readFields(fields, PASSWORD_FIELDS)),
  result: STORED_FORM_RESULT,
  submit,
})

async function submit(
  { locale, sender, address }: FormSubmission,
  form: PasswordForm,
): Promise<ResultOf<NextResult>> {
  const context = requireSignedIn(sender)
  const record = await fetchUser(context)
  if (!record.ok) return failedBy(record.error)
  const { email = '', iamUsername: username } = record.value
  const checked = checkPasswordChange(form, { email, username })
  if (!checked.ok) return { kind: 'rejected', errors: { fieldErrors: checked.error, formErrors: [] } }
  const changed = await changeOwnPassword({ context, form: checked.value, address })
  switch (changed.kind) {
    case 'changed': {
      const ended = await endOtherSessions(context.user)
      const flash = ended.ok ? changedFlash(locale, email !== '') : changedHereFlash(locale)
      return { kind: 'next', href: profilePath(locale), flash }
    }
    case 'refused':
      return { kind: 'rejected', errors: changed.errors }
    case 'failed':
      return isUnconfirmed(changed.problem)
        ? { kind: 'rejected', errors: unconfirmed(locale) }
        : failedBy(changed.problem)
  }
}

const today = (locale: Locale): string => formatDate(locale, new Date().toISOString()) ?? ''

/** The password is changed, and the user may still be signed in elsewhere. */
const changedHereFlash = (locale: Locale) => {
  const t = getTranslator(locale, 'profile')
  const message = t('password.changedHere', { date: today(locale), button: t('elsewhere.submit') })
  return { tone: 'caution' as const, message, lines: [] }
}

const changedFlash = (locale: Locale, isMailed: boolean) => {
  const t = getTranslator(locale, 'profile')
  return {
    tone: 'success' as const,
    message: t(isMailed ? 'password.changedMailed' : 'password.changed', { date: today(locale) }),
    lines: [],
  }
}

/** The identity provider did not answer: one of the two passwords works. */
const unconfirmed = (locale: Locale) => ({
  fieldErrors: [],
  formErrors: [{ code: 'unconfirmed', text: getTranslator(locale, 'profile')('password.unconfirmed') }],
})
