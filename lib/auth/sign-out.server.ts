import 'server-only'
import { prepareEndSession } from '@/lib/auth/end-session.server'
import { clearIdentityCookie } from '@/lib/auth/identity-session.server'
import { revokeToken } from '@/lib/auth/token-calls.server'
import { getSettings } from '@/lib/config/env.server'
import { callBackend } from '@/lib/http/call-backend.server'
import { logger } from '@/lib/log/logger'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { SIGNED_OUT_COOKIE } from '@/lib/session/cookie-names'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { dropSession, openSession } from '@/lib/session/session-cookies.server'
import type { SessionTokens } from '@/lib/session/session-state'
import { homePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

export type SignOutRequest = {
  origin: string
  locale: Locale
  /** The idle limit asked for it, not the person. */
  timeout: boolean
}

/** Long enough for the other tabs of the browser to notice. */
const SIGNED_OUT_SECONDS = 60

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
    tokens === undefined ? undefined : leaveCommerce(tokens, request.timeout),
  ])
  const end = await prepareEndSession(request.origin, request.locale, tokens?.idToken)
  return {
    location: end?.url ?? homePath(request.locale),
    cookies: [...dropSession(cookies), signedOutMarker(), end?.cookie ?? clearIdentityCookie()],
  }
}

const signedOutMarker = (): CookieChange => ({
  name: SIGNED_OUT_COOKIE,
  value: '1',
  options: {
    httpOnly: false,
    sameSite: 'lax',
    path: '/',
    secure: getSettings().COOKIE_SECURE,
    maxAge: SIGNED_OUT_SECONDS,
  },
})

async function withdrawTokens({ refreshToken }: SessionTokens): Promise<void> {
  if (refreshToken === undefined) return
  const result = await revokeToken(refreshToken)
  if (!result.ok) logger.warn({ reason: result.error.reason }, 'Error during logout:')
}

/** `GET {logout url}?timeout={bool}` (spec §7). It answers with a redirect, whose address our own way through replaces. */
async function leaveCommerce({ accessToken }: SessionTokens, timeout: boolean): Promise<void> {
  const url = new URL(`${getSettings().COMMERCE_URL}/store/logout`)
  url.searchParams.set('timeout', String(timeout))
  const result = await callBackend({
    dependency: 'commerce',
    operation: 'leaveCommerce',
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${accessToken}` },
    retry: 'none',
    expect: 'redirect',
  })
  if (!result.ok) logger.warn({ reason: result.error.kind }, 'Error during hybris logout:')
}
