import 'server-only'
import { decideCallback } from '@/lib/auth/callback-verdict'
import { redeemCode } from '@/lib/auth/redeem-code.server'
import type { SignInFlow } from '@/lib/auth/sign-in-flow'
import { prepareSignIn } from '@/lib/auth/sign-in-flow.server'
import { hasNoAnswer, logRetrievalFailure } from '@/lib/auth/token-calls.server'
import { isIdentityConfigured } from '@/lib/backends/identity/identity-configuration.server'
import { toUpstreamHeaders } from '@/lib/backends/identity/identity-proxy-rules'
import { type IdentityRoute, matchIdentityRoute } from '@/lib/backends/identity/identity-routes'
import { renewedIdentityCookie } from '@/lib/backends/identity/identity-session.server'
import { proxyContext } from '@/lib/backends/identity/proxy-context.server'
import { sendToIdentityProvider, type UpstreamAnswer } from '@/lib/backends/identity/upstream.server'
import { getSettings } from '@/lib/config/env.server'
import { IDENTITY_CLIENT_TIMEOUT_MS, IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { forgetKnownBrowser } from '@/lib/session/browser-marks.server'
import { IDENTITY_PROXY_PATH, loginCallbackPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/**
 * `anonymous`: the identity provider has refused or has no session of this browser, or the visitor was idle
 * for too long; no page asks again. `unavailable`: the next page may ask again.
 */
export type SilentOutcome = {
  state: 'signedIn' | 'anonymous' | 'unavailable'
  cookies: readonly CookieChange[]
}

export type SilentRequest = {
  headers: Headers
  origin: string
  locale: Locale
  /** Epoch milliseconds of the visitor's last activity; undefined if it was not stored. */
  lastActivityAt: number | undefined
}

/**
 * Starts a session for a visitor whom the identity provider knows by its own cookie, without a prompt and in
 * one request of the browser: our server makes the authorize call with `prompt=none` and redeems the code
 * (spec §7). Never rejects.
 * @param now epoch milliseconds
 */
export async function signInSilently(
  cookies: CookieMap,
  request: SilentRequest,
  now: number,
): Promise<SilentOutcome> {
  const refused: SilentOutcome = { state: 'anonymous', cookies: forgetKnownBrowser(cookies) }
  if (!cookies.has(getSettings().IDENTITY_COOKIE) || isIdle(request.lastActivityAt, now)) return refused
  if (!(await isIdentityConfigured())) return { state: 'unavailable', cookies: [] }
  const { flow, answer, callbackUrl } = await playAuthorize(cookies, request, now)
  if (answer === undefined || callbackUrl === undefined) return unavailable('no answer to the authorize call')
  const verdict = decideCallback(callbackUrl.searchParams, [flow], { locale: request.locale, now })
  if (verdict.kind === 'rejected') {
    logger.warn({ reason: verdict.reason }, 'Error verifying and storing tokens:')
    return refused
  }
  if (verdict.kind === 'refused')
    return verdict.notice === 'unavailable' ? unavailable(verdict.error) : refused
  const session = await redeemCode(cookies, callbackUrl, flow, now)
  if (session.ok)
    return { state: 'signedIn', cookies: [...session.value, ...renewedIdentityCookie(answer.headers, now)] }
  const missed = unavailable(session.error.reason)
  return hasNoAnswer(session.error) ? missed : refused
}

/**
 * A visitor who has been idle for longer than the idle timeout is not signed in again by opening a page (spec
 * §9).
 */
const isIdle = (lastActivityAt: number | undefined, now: number): boolean =>
  lastActivityAt !== undefined && now > lastActivityAt + IDLE_TIMEOUT_SECONDS * 1000

/** The user did not ask for this sign-in, so the failure is only logged (spec §8). */
function unavailable(reason: string): SilentOutcome {
  logRetrievalFailure(reason)
  return { state: 'unavailable', cookies: [] }
}

type Played = { flow: SignInFlow; answer: UpstreamAnswer | undefined; callbackUrl: URL | undefined }

/** Makes the authorize call as the browser would through the proxy, up to the address of the callback. */
async function playAuthorize(
  cookies: CookieMap,
  { headers, origin, locale, lastActivityAt }: SilentRequest,
  now: number,
): Promise<Played> {
  const start = {
    origin,
    locale,
    returnTo: undefined,
    silent: true,
    ...(lastActivityAt && { lastActivityAt }),
  }
  const { flow, authorizeUrl } = await prepareSignIn(start, now)
  const context = proxyContext(origin)
  const answer = await sendToIdentityProvider({
    ...authorizeRoute(authorizeUrl),
    headers: toUpstreamHeaders(asVisit(headers), cookies.get(context.cookie), context),
    body: undefined,
    timeoutMs: IDENTITY_CLIENT_TIMEOUT_MS,
  })
  return {
    flow,
    answer,
    callbackUrl: answer && readCallback(answer, `${origin}${loginCallbackPath(locale)}`),
  }
}

/**
 * Headers of a browser that opens the address itself; a script's headers could result in another response
 * than the redirect.
 */
const asVisit = (headers: Headers): Headers =>
  new Headers({ accept: 'text/html', 'accept-language': headers.get('accept-language') ?? '*' })

/** Applies the same allowlist as to the browser's own calls. */
function authorizeRoute({ pathname, searchParams }: URL): { route: IdentityRoute; query: URLSearchParams } {
  const realm = getSettings().IDENTITY_REALM
  const path = pathname.slice(IDENTITY_PROXY_PATH.length)
  const match = matchIdentityRoute(realm, { method: 'GET', path, query: searchParams })
  if (match.kind === 'route') return match
  throw new Error('the authorize call is no declared route')
}

/** The callback address that the response redirects to; undefined for any other response. */
function readCallback({ headers, status }: UpstreamAnswer, expected: string): URL | undefined {
  const url = URL.parse(headers.get('location') ?? '')
  const isCallback = url !== null && `${url.origin}${url.pathname}` === expected
  return status < 400 && isCallback ? url : undefined
}
