import 'server-only'
import { stepOfAddress } from '@/lib/registration/step-paths'
import { type CookieChange, type CookieMap, withCookieChanges } from '@/lib/session/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { readOpenTasks } from './read-tasks.server'

type SignedIn = { locale: Locale; origin: string; sent: CookieMap; issued: readonly CookieChange[] }

/**
 * Where somebody who has just signed in goes: to the page they wanted, or to the login page that asks first (spec §2, Login).
 * The way into a registration is never interrupted.
 * @param now epoch milliseconds
 */
export async function leadToTasks(
  path: string,
  { locale, origin, sent, issued }: SignedIn,
  now: number,
): Promise<string> {
  if (stepOfAddress(new URL(path, origin).href, origin) !== undefined) return path
  const cookies = withCookieChanges(sent, issued)
  const { session } = await openSession(cookies, now)
  if (session.state !== 'signedIn') return path
  const tasks = await readOpenTasks({ session, locale, cookies })
  return tasks === undefined || tasks.length === 0 ? path : loginPath(locale, path)
}
