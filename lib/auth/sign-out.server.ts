import 'server-only'
import { prepareEndSession } from '@/lib/auth/end-session.server'
import { clearIdentityCookie } from '@/lib/auth/identity-session.server'
import { revokeToken } from '@/lib/auth/token-calls.server'
import { logger } from '@/lib/log/logger'
import { leaveCommerce } from '@/lib/session/commerce-session.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { dropSession, openSession } from '@/lib/session/session-cookies.server'
import type { SessionTokens } from '@/lib/session/session-state'
import { setSignedOutMarker } from '@/lib/session/signed-out-marker.server'
import { homePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

export type SignOutRequest = {
  origin: string
  locale: Locale
  /** The idle limit asked for it, not the person. */
  timeout: boolean
}

/**
 * Ends the session everywhere: tokens withdrawn, commerce told (spec §7), this session's cookies refused from now on, the
 * browser sent through the identity provider's end of session. A back end that fails is only logged: signing out always works
 * (spec §4, §8).
 * @param now epoch milliseconds
 */
export async function signOut(
  cookies: CookieMap,
  request: SignOutRequest,
  now: number,
): Promise<{ location: string; cookies: readonly CookieChange[] }> {
  const { identity, tokens } = await openSession(cookies, now)
  await Promise.all([
    identity === undefined ? undefined : getRevokedSessions().add(identity.sid),
    tokens === undefined ? undefined : withdrawTokens(tokens),
    tokens === undefined ? undefined : endCommerceSession(tokens, request.timeout),
  ])
  const end = await prepareEndSession(request.origin, request.locale, tokens?.idToken)
  return {
    location: end?.url ?? homePath(request.locale),
    cookies: [...dropSession(cookies), setSignedOutMarker(), end?.cookie ?? clearIdentityCookie()],
  }
}

async function withdrawTokens({ refreshToken }: SessionTokens): Promise<void> {
  if (refreshToken === undefined) return
  const result = await revokeToken(refreshToken)
  if (!result.ok) logger.warn({ reason: result.error.reason }, 'Error during logout:')
}

async function endCommerceSession({ accessToken }: SessionTokens, timeout: boolean): Promise<void> {
  const result = await leaveCommerce(accessToken, timeout)
  if (!result.ok) logger.warn({ reason: result.error.kind }, 'Error during hybris logout:')
}
