import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { withFreshNames } from '@/lib/session/fresh-names.server'
import { issueIdentity, openSession } from '@/lib/session/session-cookies.server'

/**
 * Puts a changed email into the session, with the names that the login service has now (spec §3, session
 * user). Names that cannot be read stay unchanged.
 * @param now epoch milliseconds
 */
export async function renewIdentity(
  cookies: CookieMap,
  email: string,
  now: number,
): Promise<readonly CookieChange[]> {
  const { session, identity } = await openSession(cookies, now)
  if (session.state !== 'signedIn' || identity === undefined) return []
  const named = await withFreshNames(identity, session.accessToken)
  return issueIdentity(cookies, { ...named, email })
}
