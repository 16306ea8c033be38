import 'server-only'
import { cookies } from 'next/headers'
import { fetchMarketingConsent } from '@/lib/backends/commerce/consents.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import type { FormErrors } from '@/lib/forms/form-errors'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { readPromptNotice } from './prompt-notice.server'
import type { PromptReader } from './read-prompts.server'

/**
 * What the page of preferences needs: the answer on record or the refused one, since when, and what was
 * wrong.
 */
export type PreferencesContext = {
  marketing: string
  consent: { givenAt?: string | undefined; withdrawnAt?: string | undefined }
  errors: FormErrors | undefined
  formOwner: string
}

/**
 * The answer about messages as it stands. The dates are worth no failure: without them the page goes without.
 */
export async function readPreferencesContext({
  session,
  locale,
  cookies,
}: PromptReader): Promise<Result<PreferencesContext, Problem>> {
  const { id } = session.user
  const context = signedInContext(session, locale)
  const [record, template, refused, formOwner] = await Promise.all([
    fetchUser(context),
    fetchMarketingConsent(context),
    readRefused(cookies, id),
    sealFormOwner(id),
  ])
  if (!record.ok) return record
  const { consentGivenDate, consentWithdrawnDate } = (template.ok && template.value.currentConsent) || {}
  return ok({
    marketing: refused?.values.marketing ?? answerOf(record.value.consents?.marketing),
    consent: { givenAt: consentGivenDate, withdrawnAt: consentWithdrawnDate },
    errors: refused?.errors,
    formOwner,
  })
}

/** The answer of a moment ago that was not saved. */
async function readRefused(cookies: CookieMap, user: string) {
  const notice = await readPromptNotice(cookies, user)
  return notice?.task === 'preferences' ? notice : undefined
}

/** Whether the page about to be drawn tells that the answer was not saved; its title says so too. */
export async function hasRefusedPreferences(): Promise<boolean> {
  const session = await readSession()
  if (session.state !== 'signedIn') return false
  return (await readRefused(cookieMapOf(await cookies()), session.user.id)) !== undefined
}

const answerOf = (marketing: boolean | undefined): string => {
  if (marketing === undefined) return ''
  return marketing ? 'yes' : 'no'
}
