import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { startEmailChange } from '@/lib/backends/login-service/email-change.server'
import { formError } from '@/lib/forms/form-errors'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { countTakenEmails } from '@/lib/handlers/count-taken-emails.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import {
  failedBy,
  type NextResult,
  NO_ERRORS,
  type ResultOf,
  STORED_FORM_RESULT,
} from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Problem } from '@/lib/result/result'
import { requireSignedIn, type Sender, senderId } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { readFields } from '@/lib/validation/form-input'
import { EMAIL_FORM } from '../shown-again'
import { checkNewEmail, EMAIL_FIELDS, type EmailForm } from './email-fields'
import { emailFlash } from './email-flash.server'

/**
 * Requests an email change after a recent sign-in: the email stays the same until the user confirms it with
 * the link mailed to the new address (pages: Profile).
 */
export const handleEmailForm = defineForm<Sender, EmailForm, NextResult>({
  ...ownForm('email', profilePath),
  name: 'email-form',
  page: ({ locale }) => profilePath(locale),
  typed,
  parse: ({ fields }) => ok(readFields(fields, EMAIL_FIELDS)),
  result: STORED_FORM_RESULT,
  submit,
})

function typed({ fields }: Pick<FormSubmission, 'fields'>): Readonly<Record<string, string>> {
  return { ...readFields(fields, EMAIL_FIELDS), ...EMAIL_FORM }
}

async function submit(submission: FormSubmission, form: EmailForm): Promise<ResultOf<NextResult>> {
  const { locale, sender, address } = submission
  const context = requireSignedIn(sender)
  if (!(await hasRecentSignIn(sender.cookies, Date.now()))) return askToSignIn(submission)
  const record = await fetchUser(context)
  if (!record.ok) return failedBy(record.error)
  const { email: before = '', iamUsername: username } = record.value
  const checked = checkNewEmail(form, { email: before, username })
  if (!checked.ok) return { kind: 'rejected', errors: { fieldErrors: checked.error, formErrors: [] } }
  const { email } = checked.value
  const started = await countTakenEmails(
    { user: context.user.id, address },
    () => startEmailChange(context.user, locale, email),
    answer => !answer.ok && answer.error.code === 'email_taken',
  )
  if (started === undefined) return { kind: 'rejected', errors: formError('tooManyRequests') }
  if (!started.ok) return refusedBy(locale, started.error)
  return { kind: 'next', href: profilePath(locale), flash: emailFlash(locale, 'sent', { email }) }
}

function refusedBy(locale: Locale, problem: Problem): ResultOf<NextResult> {
  const { code, status } = problem
  if (code === 'email_taken') return rejectedEmail('taken')
  if (code === 'too_many_mails') {
    const text = getTranslator(locale, 'profile')('emailChange.tooMany')
    return { kind: 'rejected', errors: { fieldErrors: [], formErrors: [{ code, text }] } }
  }
  // The login service may have a stricter rule than ours.
  return status === 400 ? rejectedEmail('invalid') : failedBy(problem)
}

const rejectedEmail = (code: string): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: { fieldErrors: [{ name: 'email', code }], formErrors: [] },
})

/** The page asks the user to sign in again and then restores the typed values. */
async function askToSignIn(submission: FormSubmission): Promise<NextResult> {
  const { locale, sender } = submission
  const id = await saveRejectedForm({ fields: typed(submission), errors: NO_ERRORS }, senderId(sender))
  return {
    kind: 'next',
    href: rejectedFormAddress(profilePath(locale), id),
    flash: emailFlash(locale, 'signInAgain', {}),
  }
}
