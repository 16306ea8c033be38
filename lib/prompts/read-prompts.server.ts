import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import type { SignedIn } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { Locale } from '@/lib/site/sites'
import type { StepId } from '@/lib/site/steps'
import { openPrompts, type Prompt } from './open-prompts'
import { readPostponed } from './postponed.server'

/** The maximum time that reading the prompts may delay a page. */
const TIMEOUT_MS = 2_000

export type PromptReader = {
  session: SignedIn
  locale: Locale
  /** Cookies of the request, with the changes that the answer makes. */
  cookies: CookieMap
}

/** What a signed-in user has to complete: a step of the registration, or else prompts. */
export type OpenAfterSignIn = { step?: StepId; tasks: readonly Prompt[] }

/**
 * Reads what a signed-in user has to complete. During an outage of commerce nothing is asked, because the
 * outage must not keep users from their page. Undefined if commerce refuses the token, which ends the session
 * (spec §4).
 */
export async function readOpenAfterSignIn({
  session,
  locale,
  cookies,
}: PromptReader): Promise<OpenAfterSignIn | undefined> {
  const { user, sid } = session
  const context = signedInContext(session, locale)
  const record = await fetchUser(context, TIMEOUT_MS)
  if (!record.ok) return record.error.status === 401 ? undefined : { tasks: [] }
  const { phoneNumber, consents } = record.value
  const status = await settledStatus(context, record.value.registrationStatus)
  if (status !== 'REGISTERED') return { step: openStepOf(locale, record.value), tasks: [] }
  const tasks = openPrompts({
    isRegistered: true,
    email: user.email,
    hasPhone: phoneNumber !== undefined,
    hasChosenMessages: consents !== undefined,
    postponed: await readPostponed(cookies, sid),
  })
  return { tasks }
}

/** Reads the open prompts alone. */
export async function readOpenPrompts(reader: PromptReader): Promise<readonly Prompt[] | undefined> {
  return (await readOpenAfterSignIn(reader))?.tasks
}
