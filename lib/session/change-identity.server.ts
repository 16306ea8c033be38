import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { withFreshNames } from '@/lib/session/fresh-names.server'
import { issueIdentity, openSession } from '@/lib/session/session-cookies.server'
import type { IdentityFacts } from '@/lib/session/session-state'

type Change = (identity: IdentityFacts, accessToken: string) => IdentityFacts | Promise<IdentityFacts>

/**
 * Changes what the session says about its user, so that the next page already shows it (spec §3, session
 * user). Without a session there are no cookie changes.
 * @param now epoch milliseconds
 */
export async function changeIdentity(
  cookies: CookieMap,
  now: number,
  change: Change,
): Promise<readonly CookieChange[]> {
  const { session, identity } = await openSession(cookies, now)
  if (session.state !== 'signedIn' || identity === undefined) return []
  return issueIdentity(cookies, await change(identity, session.accessToken))
}

/**
 * Puts a changed email into the session, with the names that the login service has now. Names that cannot be
 * read stay unchanged.
 * @param now epoch milliseconds
 */
export const changeEmailOfSession = (
  cookies: CookieMap,
  email: string,
  now: number,
): Promise<readonly CookieChange[]> =>
  changeIdentity(cookies, now, async (identity, accessToken) => ({
    ...(await withFreshNames(identity, accessToken)),
    email,
  }))
