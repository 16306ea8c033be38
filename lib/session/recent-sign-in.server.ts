import 'server-only'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { openSession } from './session-cookies.server'

/**
 * Whether the user signed in so recently that changes of payment cards need no new sign-in.
 * @param now epoch milliseconds
 */
export async function hasRecentSignIn(cookies: CookieMap, now: number): Promise<boolean> {
  const { identity } = await openSession(cookies, now)
  return identity !== undefined && now - identity.signedInAt <= RECENT_SIGN_IN_SECONDS * 1000
}
