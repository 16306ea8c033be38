import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { clearChunkedCookie, readChunkedCookie, writeChunkedCookie } from '@/lib/session/cookie-chunks'
import { cookieName, type SealedCookie } from '@/lib/session/cookie-names'
import { getRevokedSessions } from '@/lib/session/revoked-sessions.server'
import { seal, unseal } from '@/lib/session/seal.server'
import {
  ANONYMOUS,
  IDENTITY_FACTS,
  type IdentityFacts,
  judgeSession,
  SESSION_TOKENS,
  type Session,
  type SessionTokens,
} from '@/lib/session/session-state'
import { IDLE_TIMEOUT_SECONDS, SESSION_MAX_AGE_SECONDS } from '@/lib/validation/limits'

/** The session with the cookie contents behind it, for the few that renew or end it. */
export type OpenSession = {
  session: Session
  identity: IdentityFacts | undefined
  tokens: SessionTokens | undefined
}

const nameOf = (cookie: SealedCookie): string => cookieName(cookie, getSettings().COOKIE_SECURE)

/** Attributes of every sealed cookie. Lax, because the way back from the identity provider is a top-level GET. */
export const sealedCookieOptions = (maxAge: number): CookieChange['options'] => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: getSettings().COOKIE_SECURE,
  maxAge,
})

/** Opens both cookies of a request and judges them; also the middleware's way, which has no other access to cookies. */
export async function openSession(cookies: CookieMap, now: number): Promise<OpenSession> {
  const secret = getSettings().SESSION_SECRET
  const [identity, tokens] = await Promise.all([
    unseal(readChunkedCookie(cookies, nameOf('session')), { secret, purpose: 'session' }, IDENTITY_FACTS),
    unseal(readChunkedCookie(cookies, nameOf('tokens')), { secret, purpose: 'tokens' }, SESSION_TOKENS),
  ])
  const session = judgeSession(identity, tokens, now)
  if (session.state !== 'anonymous' && (await getRevokedSessions().has(session.sid)))
    return { session: ANONYMOUS, identity, tokens }
  return { session, identity, tokens }
}

/** The changes that start a session. */
export async function issueSession(
  cookies: CookieMap,
  identity: IdentityFacts,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  const secret = getSettings().SESSION_SECRET
  const value = await seal(identity, { secret, purpose: 'session', maxAge: SESSION_MAX_AGE_SECONDS })
  const options = sealedCookieOptions(SESSION_MAX_AGE_SECONDS)
  return [
    ...writeChunkedCookie(cookies, nameOf('session'), value, options),
    ...(await issueTokens(cookies, tokens)),
  ]
}

/** The changes that renew the tokens of a session; the idle limit is also the cookie's life. */
export async function issueTokens(
  cookies: CookieMap,
  tokens: SessionTokens,
): Promise<readonly CookieChange[]> {
  const secret = getSettings().SESSION_SECRET
  const value = await seal(tokens, { secret, purpose: 'tokens', maxAge: IDLE_TIMEOUT_SECONDS })
  return writeChunkedCookie(cookies, nameOf('tokens'), value, sealedCookieOptions(IDLE_TIMEOUT_SECONDS))
}

/** The changes that end a session in the browser; none where it has no such cookies. */
export const dropSession = (cookies: CookieMap): readonly CookieChange[] => [
  ...clearChunkedCookie(cookies, nameOf('session'), sealedCookieOptions(0)),
  ...clearChunkedCookie(cookies, nameOf('tokens'), sealedCookieOptions(0)),
]
