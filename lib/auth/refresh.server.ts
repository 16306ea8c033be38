import 'server-only'
import type { NextRequest } from 'next/server'
import { refreshOnce } from '@/lib/auth/refresh-flights.server'
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
import { withFreshNames } from '@/lib/session/fresh-names.server'
import { bringsActivity, decideRenewal } from '@/lib/session/renewal'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { dropSession, issueIdentity, issueTokens, openSession } from '@/lib/session/session-cookies.server'
import {
  ANONYMOUS,
  type IdentityFacts,
  isOverLimit,
  judgeSession,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'

/**
 * The session after renewal. `cookies` go on the response; `cookieHeader` replaces the Cookie header of the
 * forwarded request, so that the page sees the same session the browser will have.
 */
export type RefreshedRequest = {
  session: Session
  cookies: readonly CookieChange[]
  cookieHeader: string | undefined
}

/**
 * Renews the session of a request; only the middleware calls it, because a page cannot set cookies and a
 * second writer would lose updates. Takes both cookies away when one is gone, revoked, or ended at the
 * identity provider. An outage there leaves the tokens as they are. Only activity that the request tells of
 * moves the idle limit, never the request itself.
 * @param now epoch milliseconds
 */
export async function refreshForRequest(
  request: NextRequest,
  now: number,
  activity?: Activity,
): Promise<RefreshedRequest> {
  const cookies = cookieMapOf(request.cookies)
  const { session, identity, tokens } = await openSession(cookies, now)
  if (session.state === 'anonymous' || identity === undefined || tokens === undefined) {
    const waits = awaitsSignOut(identity, tokens, now)
    return toRefreshedRequest(cookies, ANONYMOUS, waits ? [] : dropSession(cookies))
  }
  const seen = bringsActivity(tokens, activity) ? { ...tokens, seenAt: activity.at } : tokens
  const renewal = decideRenewal(tokens, now, activity)
  if (renewal === 'keep') return toRefreshedRequest(cookies, session, [])
  const { renewed, traded } =
    renewal === 'touch'
      ? { renewed: toRefreshedRequest(cookies, session, await issueTokens(cookies, seen)) }
      : await refreshSession(cookies, identity, { held: tokens, seen }, now)
  if (!(await getRevokedSessions().has(identity.sid))) return renewed
  // Who has signed out meanwhile, in this tab or another, gets no cookie of that session again, and keeps
  // those of another one.
  if (traded !== undefined) void withdraw(traded)
  return toRefreshedRequest(cookies, ANONYMOUS, [])
}

/** The sign-out knew only the token before; nobody waits for this. */
async function withdraw(refreshToken: string): Promise<void> {
  const withdrawn = await revokeToken(refreshToken)
  if (!withdrawn.ok) logger.warn({ reason: withdrawn.error.reason }, 'Error during logout:')
}

/**
 * Over a limit and of no use, but the sign-out that follows withdraws the tokens and ends the session at the
 * back ends.
 */
const awaitsSignOut = (
  identity: IdentityFacts | undefined,
  tokens: SessionTokens | undefined,
  now: number,
): boolean => identity !== undefined && identity.sid === tokens?.sid && isOverLimit(identity, tokens, now)

type TokenStates = { held: SessionTokens; seen: SessionTokens }

/** `traded`: the refresh token that was got for the one held. */
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
    return { renewed: toRefreshedRequest(cookies, ANONYMOUS, dropSession(cookies)) }
  }
  const isRefreshed = outcome.kind === 'refreshed'
  const after = isRefreshed ? { ...seen, ...outcome.tokens } : seen
  const named = isRefreshed ? await withFreshNames(identity, after.accessToken) : identity
  const changes = [
    ...(named === identity ? [] : await issueIdentity(cookies, named)),
    // An outage outlasts the idle limit of nobody who is there.
    ...(after === held ? [] : await issueTokens(cookies, after)),
  ]
  return {
    renewed: toRefreshedRequest(cookies, judgeSession(named, after, now), changes),
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
