import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { issueIdentity, openSession } from '@/lib/session/session-cookies.server'

/**
 * Puts changed names into the session, so that the next page already shows them (spec §3, session user).
 * @param now epoch milliseconds
 */
export async function renewNames(
  cookies: CookieMap,
  { firstName, lastName }: { firstName: string; lastName: string },
  now: number,
): Promise<readonly CookieChange[]> {
  const { session, identity } = await openSession(cookies, now)
  if (session.state !== 'signedIn' || identity === undefined) return []
  return issueIdentity(cookies, { ...identity, firstName, lastName })
}
