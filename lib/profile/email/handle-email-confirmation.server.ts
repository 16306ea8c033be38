import 'server-only'
import { z } from 'zod'
import { readRememberedUsername, rememberUsername } from '@/lib/auth/remembered-username.server'
import { fetchEmailLink } from '@/lib/backends/login-service/email-change.server'
import { updateProfile } from '@/lib/backends/login-service/update-profile.server'
import { emailLinkCodeSchema } from '@/lib/contract/email-change'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { changeEmailOfSession } from '@/lib/session/change-identity.server'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { EMAIL_LINK_PARAMETER } from '@/lib/site/page-parameters'
import { emailLinkPath, profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { emailFlash } from './email-flash.server'

const CONFIRMATION = z.object({ [EMAIL_LINK_PARAMETER]: emailLinkCodeSchema })

type Confirmation = z.infer<typeof CONFIRMATION>

/**
 * Confirms the email change of the signed-in user with the code of the mailed link. Every other session ends
 * (pages: Profile). If the outcome is unknown, the page of the link shows the state of the change.
 */
export const handleEmailConfirmation = defineForm<Sender, Confirmation, NextResult>({
  ...ownForm('email', profilePath),
  name: 'email-confirmation',
  page: ({ locale }, command) =>
    command === undefined ? profilePath(locale) : emailLinkPath(locale, command.link),
  parse: ({ fields }) => {
    const confirmation = CONFIRMATION.safeParse(fields)
    return confirmation.success ? ok(confirmation.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit,
})

async function submit(
  { locale, sender }: FormSubmission,
  { link: code }: Confirmation,
): Promise<ResultOf<NextResult>> {
  const { user } = requireSignedIn(sender)
  const link = await fetchEmailLink(user, code)
  if (!link.ok) return failedBy(link.error)
  const { state, email } = link.value
  // The page says what is wrong with the link.
  const shown: NextResult = { kind: 'next', href: emailLinkPath(locale, code) }
  if (state !== 'open' || email === undefined) return shown
  const changed = await updateProfile(user, locale, email, code)
  if (changed.ok) return changedResult(locale, sender, email)
  if (changed.error.code === 'email_taken') return takenMeanwhile(locale)
  return changed.error.code === 'code_invalid' ? shown : failedBy(changed.error)
}

async function changedResult(locale: Locale, { cookies }: Sender, email: string): Promise<NextResult> {
  const now = Date.now()
  const { identity } = await openSession(cookies, now)
  return {
    kind: 'next',
    href: profilePath(locale),
    flash: emailFlash(locale, 'changed', { email }),
    cookies: [
      ...(await changeEmailOfSession(cookies, email, now)),
      ...(await rememberNew(cookies, identity?.email, email)),
    ],
  }
}

/** Updates the remembered email cookie, if the browser remembers the old email. */
async function rememberNew(
  cookies: Sender['cookies'],
  before: string | undefined,
  email: string,
): Promise<readonly CookieChange[]> {
  const remembered = await readRememberedUsername(cookies)
  const isOld = remembered !== undefined && remembered.toLowerCase() === before?.toLowerCase()
  return isOld ? [await rememberUsername(email)] : []
}

/** The message for a signed-in user, which differs from that at sign-up (spec §8). */
const takenMeanwhile = (locale: Locale): NextResult => ({
  kind: 'next',
  href: profilePath(locale),
  flash: { tone: 'danger', message: getTranslator(locale, 'tasks')('email.taken'), lines: [] },
})
