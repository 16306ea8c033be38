import 'server-only'
import { type CookieChange, type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { withNotification } from '@/lib/notifications/address'
import { signNotification } from '@/lib/notifications/signed.server'
import { withNotice } from '@/lib/registration/notices'
import { openSession } from '@/lib/session/session-cookies.server'
import { accountPath } from '@/lib/site/account-pages'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref, stepOfAddress } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { readOpenAfterSignIn } from './read-prompts.server'

type SignedIn = { locale: Locale; origin: string; sent: CookieMap; issued: readonly CookieChange[] }

/**
 * Address after sign-in: the requested page, the open step of an incomplete registration, or the login page
 * with a prompt (spec §2, Login). The way into a registration is never interrupted.
 * @param now epoch milliseconds
 */
export async function redirectToPrompts(
  path: string,
  { locale, origin, sent, issued }: SignedIn,
  now: number,
): Promise<string> {
  if (stepOfAddress(new URL(path, origin).href, origin) !== undefined) return path
  const cookies = withCookieChanges(sent, issued)
  const { session } = await openSession(cookies, now)
  if (session.state !== 'signedIn') return path
  const open = await readOpenAfterSignIn({ session, locale, cookies })
  if (open?.step !== undefined) return onWithRegistration(path, locale, open.step)
  return open === undefined || open.tasks.length === 0 ? path : loginPath(locale, path)
}

/**
 * A user who requested no particular page goes to the open step; any other page shows a notification about
 * it.
 */
async function onWithRegistration(path: string, locale: Locale, step: StepId): Promise<string> {
  const starts: readonly string[] = [homePath(locale), storePath(locale), accountPath(locale, 'accountHome')]
  const href = stepHref(locale, step)
  if (starts.includes(path)) return withNotice(href, 'unfinished')
  const { notices, signedIn, steps } = getMessages(locale).register
  const link = `<a href="${href}">${fill(signedIn.continue, { step: steps[step].short })}</a>`
  const message = `${notices.open} ${link}`
  return withNotification(path, await signNotification({ message, status: 'INFO', isHtml: true }))
}
