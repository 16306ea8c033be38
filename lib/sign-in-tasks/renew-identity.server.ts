import 'server-only'
import { fetchIdentityProfile } from '@/lib/login-service/identity-profile.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { issueIdentity, openSession } from '@/lib/session/session-cookies.server'

/**
 * Puts a changed email into the session, with the names as the login service knows them now (spec §3, session user). Names that
 * cannot be had stay as they were.
 * @param now epoch milliseconds
 */
export async function renewIdentity(
  cookies: CookieMap,
  email: string,
  now: number,
): Promise<readonly CookieChange[]> {
  const { session, identity } = await openSession(cookies, now)
  if (session.state !== 'signedIn' || identity === undefined) return []
  const profile = await fetchIdentityProfile({ id: identity.id, accessToken: session.accessToken })
  const names = profile === null ? {} : { firstName: profile.givenName, lastName: profile.familyName }
  return issueIdentity(cookies, { ...identity, ...names, email })
}
