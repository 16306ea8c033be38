import 'server-only'
import type { NextRequest } from 'next/server'
import { logger } from '@/lib/log/logger'
import {
  type CookieChange,
  type CookieMap,
  cookieMapOf,
  toCookieHeader,
  withCookieChanges,
} from '@/lib/session/cookie-change'
import { refreshOnce } from '@/lib/session/refresh-flights.server'
import { decideRenewal } from '@/lib/session/renewal'
import { dropSession, issueTokens, openSession } from '@/lib/session/session-cookies.server'
import {
  ANONYMOUS,
  type IdentityFacts,
  judgeSession,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'

/**
 * The session after renewal. `cookies` go on the response; `cookieHeader` replaces the Cookie header of the forwarded request,
 * so that the page sees the same session the browser will have.
 */
export type RefreshedRequest = {
  session: Session
  cookies: readonly CookieChange[]
  cookieHeader: string | undefined
}

/**
 * Renews the session of a request; only the middleware calls it, because a page cannot set cookies and a second writer would
 * lose updates. Takes both cookies away when one is gone, over its limit, revoked, or ended at the identity provider. An outage
 * there leaves the cookies as they are.
 * @param now epoch milliseconds
 */
export async function refreshForRequest(request: NextRequest, now: number): Promise<RefreshedRequest> {
  const cookies = cookieMapOf(request.cookies)
  const { session, identity, tokens } = await openSession(cookies, now)
  if (session.state === 'anonymous' || identity === undefined || tokens === undefined)
    return toRefreshedRequest(cookies, ANONYMOUS, dropSession(cookies))
  const renewal = decideRenewal(tokens, now)
  if (renewal === 'refresh') return refreshSession(cookies, identity, tokens, now)
  if (renewal === 'keep') return toRefreshedRequest(cookies, session, [])
  return toRefreshedRequest(cookies, session, await issueTokens(cookies, { ...tokens, seenAt: now }))
}

async function refreshSession(
  cookies: CookieMap,
  identity: IdentityFacts,
  tokens: SessionTokens,
  now: number,
): Promise<RefreshedRequest> {
  const outcome = await refreshOnce(tokens.refreshToken ?? '')
  if (outcome.kind === 'unavailable')
    return toRefreshedRequest(cookies, judgeSession(identity, tokens, now), [])
  if (outcome.kind === 'ended') {
    logger.info({ sid: identity.sid }, 'session ended at the identity provider')
    return toRefreshedRequest(cookies, ANONYMOUS, dropSession(cookies))
  }
  const fresh = { ...tokens, ...outcome.tokens, seenAt: now }
  return toRefreshedRequest(cookies, judgeSession(identity, fresh, now), await issueTokens(cookies, fresh))
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
