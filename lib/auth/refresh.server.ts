import 'server-only'
import type { NextRequest } from 'next/server'
import { keepIdToken } from '@/lib/auth/id-token.server'
import { refreshOnce } from '@/lib/auth/refresh-flights.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { revokeToken } from '@/lib/auth/token-calls.server'
import {
  type CookieChange,
  type CookieMap,
  cookieMapOf,
  toCookieHeader,
  withCookieChanges,
} from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import type { Activity } from '@/lib/session/activity'
import { assistedSession } from '@/lib/session/assisted-session'
import { setSignedOutMarker } from '@/lib/session/browser-marks.server'
import { withFreshNames } from '@/lib/session/fresh-names.server'
import { bringsActivity, decideRenewal } from '@/lib/session/renewal'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { dropSession, issueIdentity, issueTokens, openSession } from '@/lib/session/session-cookies.server'
import {
  ANONYMOUS,
  evaluateSession,
  type IdentityFacts,
  isOverLimit,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'
import { noteSupportActivity, openSupport } from '@/lib/session/support-session.server'

/**
 * The session after the refresh. `cookies` go on the response; `cookieHeader` replaces the Cookie header of
 * the forwarded request, so that the page sees the same session as the browser will.
 */
export type RefreshedRequest = {
  session: Session
  cookies: readonly CookieChange[]
  cookieHeader: string | undefined
}

/**
 * Refreshes the session of a request. Only the middleware calls it, because a page cannot set cookies and a
 * second writer would lose updates. Removes both cookies if one is missing, or if the session was signed out
 * or has ended at the identity provider, which the login page then states. An outage of the provider leaves
 * the tokens unchanged. Only reported activity extends the idle timeout, never the request itself.
 * @param now epoch milliseconds
 */
export async function refreshForRequest(
  request: NextRequest,
  now: number,
  activity?: Activity,
): Promise<RefreshedRequest> {
  const cookies = cookieMapOf(request.cookies)
  const assisted = await touchSupport(cookies, now, activity)
  if (assisted !== undefined) return toRefreshedRequest(cookies, assisted, [])
  const { session, identity, tokens, isRevoked } = await openSession(cookies, now)
  if (session.state === 'anonymous' || identity === undefined || tokens === undefined) {
    const waits = awaitsSignOut(identity, tokens, now)
    const changes = waits ? [] : [...dropSession(cookies), ...(isRevoked ? [setSignedOutMarker()] : [])]
    return toRefreshedRequest(cookies, ANONYMOUS, changes)
  }
  const seen = bringsActivity(tokens, activity) ? { ...tokens, seenAt: activity.at } : tokens
  const renewal = decideRenewal(tokens, now, activity)
  if (renewal === 'keep') return toRefreshedRequest(cookies, session, [])
  const { renewed, traded } =
    renewal === 'touch'
      ? { renewed: toRefreshedRequest(cookies, session, await issueTokens(cookies, seen)) }
      : await refreshSession(cookies, identity, { held: tokens, seen }, now)
  if (!(await getRevokedSessions().has(identity.sid))) return renewed
  // A user who signed out during the refresh, in this tab or another, gets no new cookie of that session;
  // cookies of another session stay. By the mark its pages know why, even before the sign-out has responded.
  if (traded !== undefined) void withdraw(traded)
  return toRefreshedRequest(cookies, ANONYMOUS, [setSignedOutMarker()])
}

/**
 * Notes the activity of support staff; returns the session of an agent who acts as a customer. It has no
 * cookie that would have to be renewed, and those of a customer are left alone.
 */
async function touchSupport(
  cookies: CookieMap,
  now: number,
  activity: Activity | undefined,
): Promise<Session | undefined> {
  const support = await openSupport(cookies, now)
  if (support.state === 'open' && activity !== undefined) await noteSupportActivity(support, activity.at)
  return assistedSession(support)
}

/** Revokes the new refresh token, because the sign-out knew only the old one. No request waits for this. */
async function withdraw(refreshToken: string): Promise<void> {
  const withdrawn = await revokeToken(refreshToken)
  if (!withdrawn.ok) logger.warn({ reason: withdrawn.error.reason }, 'Error during logout:')
}

/**
 * Whether the session is over a limit: it gives no access any more, but its tokens are kept for the sign-out
 * that follows, which revokes them and ends the session at the back ends.
 */
const awaitsSignOut = (
  identity: IdentityFacts | undefined,
  tokens: SessionTokens | undefined,
  now: number,
): boolean => identity !== undefined && identity.sid === tokens?.sid && isOverLimit(identity, tokens, now)

type TokenStates = { held: SessionTokens; seen: SessionTokens }

/** `traded`: the new refresh token that replaced the held one. */
type Renewal = { renewed: RefreshedRequest; traded?: string | undefined }

async function refreshSession(
  cookies: CookieMap,
  identity: IdentityFacts,
  { held, seen }: TokenStates,
  now: number,
): Promise<Renewal> {
  const outcome = await refreshOnce(held.refreshToken ?? '')
  if (outcome.kind === 'ended') {
    logger.info({ sid: identity.sid }, 'session ended at the identity provider')
    const notice = await leaveNotice('sessionEnded')
    return { renewed: toRefreshedRequest(cookies, ANONYMOUS, [...dropSession(cookies), notice]) }
  }
  const isRefreshed = outcome.kind === 'refreshed'
  const after = isRefreshed ? { ...seen, ...outcome.tokens } : seen
  if (isRefreshed) await keepIdToken(held.sid, outcome.idToken)
  const named = isRefreshed ? await withFreshNames(identity, after.accessToken) : identity
  const changes = [
    ...(named === identity ? [] : await issueIdentity(cookies, named)),
    // Activity is recorded even during an outage, so that an active user does not reach the idle limit.
    ...(after === held ? [] : await issueTokens(cookies, after)),
  ]
  return {
    renewed: toRefreshedRequest(cookies, evaluateSession(named, after, now), changes),
    ...(isRefreshed && { traded: after.refreshToken }),
  }
}

const toRefreshedRequest = (
  cookies: CookieMap,
  session: Session,
  changes: readonly CookieChange[],
): RefreshedRequest => ({
  session,
  cookies: changes,
  cookieHeader: changes.length === 0 ? undefined : toCookieHeader(withCookieChanges(cookies, changes)),
})
