import 'server-only'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { openSession } from './session-cookies.server'

/**
 * Whether the user entered the password so recently that changes of email or payment cards need no new
 * sign-in. A silent sign-in does not count: the browser may be one that somebody left signed in.
 * @param now epoch milliseconds
 */
export async function hasRecentSignIn(cookies: CookieMap, now: number): Promise<boolean> {
  const { identity } = await openSession(cookies, now)
  return isRecentSignIn(identity?.authenticatedAt, now)
}

/** The same of a session that is open already; both times in epoch milliseconds. */
export const isRecentSignIn = (authenticatedAt: number | undefined, now: number): boolean =>
  authenticatedAt !== undefined && now - authenticatedAt <= RECENT_SIGN_IN_SECONDS * 1000
