import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { clearChunkedCookie, readChunkedCookie, writeChunkedCookie } from '@/lib/cookies/cookie-chunks'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { nameOfCookie, optionsOfCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { readDateSettingsBy } from '@/lib/format/date-settings'
import { currentRequest } from '@/lib/request/request-context'
import { assistedSession } from '@/lib/session/assisted-session'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import {
  ANONYMOUS,
  evaluateSession,
  IDENTITY_FACTS,
  type IdentityFacts,
  SESSION_TOKENS,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'
import { dropSupport, openSupport, takeSupport } from '@/lib/session/support-session.server'

/** The session with the contents of its cookies, for the few callers that refresh or end it. */
export type OpenSession = {
  session: Session
  identity: IdentityFacts | undefined
  tokens: SessionTokens | undefined
  /** The cookies are those of a session that was signed out. */
  isRevoked: boolean
}

/**
 * Opens both session cookies of a request and evaluates them. The middleware uses it too, because it has no
 * other access to cookies. While an agent acts as a customer, that is the session, and these cookies are not
 * read.
 */
export async function openSession(cookies: CookieMap, now: number): Promise<OpenSession> {
  const assisted = assistedSession(await openSupport(cookies, now))
  if (assisted !== undefined)
    return { session: assisted, identity: undefined, tokens: undefined, isRevoked: false }
  const [identity, tokens] = await Promise.all([
    unseal(readChunkedCookie(cookies, nameOfCookie('session')), sealKey('session'), IDENTITY_FACTS),
    unseal(readChunkedCookie(cookies, nameOfCookie('tokens')), sealKey('tokens'), SESSION_TOKENS),
  ])
  const session = evaluateSession(identity, tokens, now)
  if (session.state !== 'anonymous' && (await getRevokedSessions().has(session.sid)))
    return { session: ANONYMOUS, identity, tokens, isRevoked: true }
  if (session.state !== 'anonymous') noteRequest(identity)
  return { session, identity, tokens, isRevoked: false }
}

/**
 * Applies user, routing region and date settings of the session to this request. Public pages open no session
 * and use the defaults of the site.
 */
function noteRequest(identity: IdentityFacts | undefined): void {
  const request = currentRequest()
  if (request === undefined || identity === undefined) return
  const { id, routingRegion, settings } = identity
  request.user = id
  if (routingRegion !== undefined) request.routingRegion = routingRegion
  if (settings !== undefined) request.dates = settings
}

readDateSettingsBy(() => currentRequest()?.dates)

/**
 * Cookie changes that start a session. A session of support staff in the same browser ends: it never exists
 * beside that of a customer (pages: Support login).
 */
export async function issueSession(
  cookies: CookieMap,
  identity: IdentityFacts,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  await takeSupport(cookies)
  const started = [...(await issueIdentity(cookies, identity)), ...(await issueTokens(cookies, tokens))]
  return [...dropSupport(cookies), ...started]
}

/**
 * Cookie changes that put new names or another email into a session; `signedInAt` still determines its end.
 */
export async function issueIdentity(
  cookies: CookieMap,
  identity: IdentityFacts,
): Promise<readonly CookieChange[]> {
  const value = await seal(identity, { ...sealKey('session'), maxAge: COOKIES.session.seconds })
  return writeChunkedCookie(cookies, nameOfCookie('session'), value, optionsOfCookie('session'))
}

/** Cookie changes that renew the tokens of a session. */
export async function issueTokens(
  cookies: CookieMap,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  const value = await seal(tokens, { ...sealKey('tokens'), maxAge: COOKIES.tokens.seconds })
  return writeChunkedCookie(cookies, nameOfCookie('tokens'), value, optionsOfCookie('tokens'))
}

/** Cookie changes that end a session in the browser; none if it has no session cookies. */
export const dropSession = (cookies: CookieMap): readonly CookieChange[] => [
  ...clearChunkedCookie(cookies, nameOfCookie('session'), optionsOfCookie('session')),
  ...clearChunkedCookie(cookies, nameOfCookie('tokens'), optionsOfCookie('tokens')),
]
