import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { IDLE_TIMEOUT_SECONDS, SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { clearChunkedCookie, readChunkedCookie, writeChunkedCookie } from '@/lib/cookies/cookie-chunks'
import { cookieName, type OwnCookie } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { currentRequest } from '@/lib/request/request-context'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import {
  ANONYMOUS,
  IDENTITY_FACTS,
  type IdentityFacts,
  judgeSession,
  SESSION_TOKENS,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'

/** The session with the contents of its cookies, for the few callers that refresh or end it. */
export type OpenSession = {
  session: Session
  identity: IdentityFacts | undefined
  tokens: SessionTokens | undefined
}

/**
 * For this long after a limit, the session can still be signed out at the back ends, although it gives no
 * access any more.
 */
const WITHDRAWAL_SECONDS = 300
const IDENTITY_SECONDS = SESSION_MAX_AGE_SECONDS + WITHDRAWAL_SECONDS
const TOKENS_SECONDS = IDLE_TIMEOUT_SECONDS + WITHDRAWAL_SECONDS

const nameOf = (cookie: OwnCookie): string => cookieName(cookie, getSettings().COOKIE_SECURE)

/**
 * Attributes of every cookie that scripts must not read. `Lax`, because the redirect back from the identity
 * provider is a top-level GET.
 */
export const sealedCookieOptions = (maxAge: number): CookieChange['options'] => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: getSettings().COOKIE_SECURE,
  maxAge,
})

/**
 * Opens both session cookies of a request and evaluates them. The middleware uses it too, because it has no
 * other access to cookies.
 */
export async function openSession(cookies: CookieMap, now: number): Promise<OpenSession> {
  const [identity, tokens] = await Promise.all([
    unseal(readChunkedCookie(cookies, nameOf('session')), sealKey('session'), IDENTITY_FACTS),
    unseal(readChunkedCookie(cookies, nameOf('tokens')), sealKey('tokens'), SESSION_TOKENS),
  ])
  const session = judgeSession(identity, tokens, now)
  if (session.state !== 'anonymous' && (await getRevokedSessions().has(session.sid)))
    return { session: ANONYMOUS, identity, tokens }
  if (session.state !== 'anonymous') noteRoutingRegion(identity?.routingRegion)
  return { session, identity, tokens }
}

/** Every commerce call of this request carries the routing region. */
function noteRoutingRegion(region: IdentityFacts['routingRegion']): void {
  const request = currentRequest()
  if (request !== undefined && region !== undefined) request.routingRegion = region
}

/** Cookie changes that start a session. */
export async function issueSession(
  cookies: CookieMap,
  identity: IdentityFacts,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  return [...(await issueIdentity(cookies, identity)), ...(await issueTokens(cookies, tokens))]
}

/**
 * Cookie changes that put new names or another email into a session; `signedInAt` still determines its end.
 */
export async function issueIdentity(
  cookies: CookieMap,
  identity: IdentityFacts,
): Promise<readonly CookieChange[]> {
  const value = await seal(identity, { ...sealKey('session'), maxAge: IDENTITY_SECONDS })
  return writeChunkedCookie(cookies, nameOf('session'), value, sealedCookieOptions(IDENTITY_SECONDS))
}

/** Cookie changes that renew the tokens of a session. */
export async function issueTokens(
  cookies: CookieMap,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  const value = await seal(tokens, { ...sealKey('tokens'), maxAge: TOKENS_SECONDS })
  return writeChunkedCookie(cookies, nameOf('tokens'), value, sealedCookieOptions(TOKENS_SECONDS))
}

/** Cookie changes that end a session in the browser; none if it has no session cookies. */
export const dropSession = (cookies: CookieMap): readonly CookieChange[] => [
  ...clearChunkedCookie(cookies, nameOf('session'), sealedCookieOptions(0)),
  ...clearChunkedCookie(cookies, nameOf('tokens'), sealedCookieOptions(0)),
]
