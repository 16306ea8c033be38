import 'server-only'
import { prepareEndSession } from '@/lib/auth/end-session.server'
import { takeIdToken } from '@/lib/auth/id-token.server'
import { refreshOnce } from '@/lib/auth/refresh-flights.server'
import { ownAddressOf, type SignOutOccasion, signOutTarget } from '@/lib/auth/sign-out-plan'
import { revokeToken } from '@/lib/auth/token-calls.server'
import { endIdentitySession } from '@/lib/backends/identity/end-identity-session.server'
import { clearIdentityCookie } from '@/lib/backends/identity/identity-session.server'
import { getSettings } from '@/lib/config/env.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { withTimeout } from '@/lib/result/with-timeout'
import { forgetKnownBrowser, setSignedOutMarker } from '@/lib/session/browser-marks.server'
import { leaveCommerce } from '@/lib/session/commerce-session.server'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { dropSession, openSession } from '@/lib/session/session-cookies.server'
import type { SessionTokens } from '@/lib/session/session-state'
import { clearMoveNotice } from '@/lib/site-handover/move-notice.server'
import { forgetMoves } from '@/lib/site-handover/site-memory.server'
import { clearSwitchNotice } from '@/lib/site-handover/switch-notice.server'

export type SignOutRequest = SignOutOccasion & { origin: string }

/**
 * Ends the session everywhere: tokens revoked, commerce notified (spec §7), the cookies of this session
 * refused from now on, the identity provider's session ended, and the browser redirected through the
 * provider's end of session to the target given by commerce's logout or else by the page. A back end that
 * fails or is slow is only logged: signing out always works (spec §4, §8).
 * @param now epoch milliseconds
 */
export async function signOut(
  cookies: CookieMap,
  request: SignOutRequest,
  now: number,
): Promise<{ location: string; cookies: readonly CookieChange[] }> {
  const { identity, tokens } = await openSession(cookies, now)
  let idToken = tokens && (await takeIdToken(tokens.sid))
  const renewed = tokens && renewTokens(tokens, idToken, now)
  let named: string | undefined
  await Promise.all([
    identity && attempt('Error during logout:', () => refuseFromNowOn(identity.sid)),
    attempt('Error during logout:', () => endIdentitySession(cookies, request.origin)),
    renewed &&
      attempt('Error during logout:', async () => {
        const { tokens: held, idToken: issued } = await renewed
        idToken = issued
        return withdrawTokens(held)
      }),
    renewed &&
      attempt('Error during hybris logout:', async () => {
        const session = commerceSession(request, (await renewed).tokens)
        const left = await leaveCommerce(session, request.timeout)
        named = left.ok ? left.value.location : undefined
        return left.ok ? undefined : left.error.kind
      }),
  ])
  const hostRules = getSettings().STORE_HOSTS
  const target = ownAddressOf(named, { origin: request.origin, hostRules }) ?? signOutTarget(request)
  const end = await prepareEndSession(request, target, idToken)
  return {
    location: end?.url ?? target,
    cookies: [
      ...dropSession(cookies),
      ...forgetKnownBrowser(cookies),
      ...forgetMoves(cookies),
      ...clearMoveNotice(cookies),
      ...clearSwitchNotice(cookies),
      setSignedOutMarker(),
      // Removed by this very response: a browser that does not follow the redirect must not stay signed in
      // there.
      clearIdentityCookie(),
      ...(end === undefined ? [] : [end.cookie]),
    ],
  }
}

/**
 * Runs one step; returns the reason of a failure or nothing. A step that is too slow continues in the
 * background.
 */
async function attempt(message: string, step: () => Promise<string | undefined>): Promise<void> {
  const reason = await withTimeout(SIGN_OUT_CALLS_MS, step()).catch((fault: unknown) =>
    fault instanceof Error ? fault.message : 'unknown',
  )
  if (reason !== undefined) logger.warn({ reason }, message)
}

/** `idToken` names the session to the identity provider. */
type EndingSession = { tokens: SessionTokens; idToken: string | undefined }

/**
 * Renews the tokens if a sign-out needs other ones. After the idle timeout the access token has expired, and
 * commerce does not end a session for an expired token. The ID token is lost with the shared state, for
 * example in a restart without Redis; the identity provider then issues another one.
 */
async function renewTokens(
  tokens: SessionTokens,
  idToken: string | undefined,
  now: number,
): Promise<EndingSession> {
  const isComplete = now < tokens.expiresAt && idToken !== undefined
  if (isComplete || tokens.refreshToken === undefined) return { tokens, idToken }
  const outcome = await refreshOnce(tokens.refreshToken)
  if (outcome.kind !== 'refreshed') return { tokens, idToken }
  return { tokens: { ...tokens, ...outcome.tokens }, idToken: outcome.idToken ?? idToken }
}

async function refuseFromNowOn(sid: string): Promise<undefined> {
  await getRevokedSessions().add(sid)
}

async function withdrawTokens({ refreshToken }: SessionTokens): Promise<string | undefined> {
  if (refreshToken === undefined) return undefined
  const result = await revokeToken(refreshToken)
  return result.ok ? undefined : result.error.reason
}

const commerceSession = ({ origin, locale }: SignOutRequest, { accessToken }: SessionTokens) => ({
  locale,
  accessToken,
  host: new URL(origin).host,
})
