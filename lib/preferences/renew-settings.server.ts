import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { issueIdentity, openSession } from '@/lib/session/session-cookies.server'
import type { IdentityFacts } from '@/lib/session/session-state'

/**
 * Puts changed settings into the session, so that the next page already follows them.
 * @param now epoch milliseconds
 */
export async function renewSettings(
  cookies: CookieMap,
  changed: NonNullable<IdentityFacts['settings']>,
  now: number,
): Promise<readonly CookieChange[]> {
  const { session, identity } = await openSession(cookies, now)
  if (session.state !== 'signedIn' || identity === undefined) return []
  return issueIdentity(cookies, { ...identity, settings: { ...identity.settings, ...changed } })
}
