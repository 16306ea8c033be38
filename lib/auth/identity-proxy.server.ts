import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { answerEndSession } from '@/lib/auth/end-session.server'
import { readFlows } from '@/lib/auth/sign-in-flow.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import {
  callbackElsewhere,
  type ProxyContext,
  rewriteLocation,
  toBrowserHeaders,
  toUpstreamHeaders,
} from '@/lib/backends/identity/identity-proxy-rules'
import { type IdentityRoute, matchIdentityRoute } from '@/lib/backends/identity/identity-routes'
import { renewedIdentityCookie } from '@/lib/backends/identity/identity-session.server'
import { proxyContext } from '@/lib/backends/identity/proxy-context.server'
import { hasSignInGrant } from '@/lib/backends/identity/sign-in-grants'
import { sendToIdentityProvider, type UpstreamAnswer } from '@/lib/backends/identity/upstream.server'
import { getSettings } from '@/lib/config/env.server'
import { applyCookieChanges, cookieMapOf } from '@/lib/cookies/cookie-change'
import { redirectSeeOther, refuseRequest, wantsJson } from '@/lib/handlers/respond.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { loginCallbackPath, loginPath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'

/**
 * Forwards the allowed calls of the browser to the identity provider (spec §7). `path` is the address below
 * the proxy prefix. The caller must have checked the origin of writes.
 */
export async function proxyIdentityRequest(request: NextRequest, path: string): Promise<Response> {
  const origin = readPublicOrigin(request)
  if (origin === undefined) return refuseRequest(request, 421, 'misdirected')
  const { method, nextUrl } = request
  const match = matchIdentityRoute(getSettings().IDENTITY_REALM, {
    method,
    path,
    query: nextUrl.searchParams,
  })
  if (match.kind === 'notFound') return refuseRequest(request, 404, 'not-found')
  if (match.kind === 'wrongMethod') return refuseRequest(request, 405, 'method', { allow: match.allow })
  const context = proxyContext(origin)
  const { route, query } = match
  if (route.kind === 'endSession') return answerEndSession(request, route, context)
  const body = route.method === 'POST' ? await request.text() : undefined
  if (route.kind === 'token' && !hasSignInGrant(body ?? '')) return refuseRequest(request, 400, 'grant-type')
  const answer = await forward(request, { route, query, body }, context)
  if (answer !== undefined && isAnswer(answer, route)) return toBrowserAnswer(request, answer, context)
  if (route.kind !== 'authorize') return refuseRequest(request, 502, 'identity-unavailable')
  const asked = query.get('redirect_uri') ?? ''
  const callback = callbackElsewhere(asked, context) ?? (await ownCallback(request, query, context))
  if (callback !== undefined) return redirectSeeOther(unavailableAt(callback, query))
  return redirectSeeOther(loginPathOf(query), [await leaveNotice('unavailable')])
}

/**
 * Response to a rate-limited call: a redirect to the login page for a visitor who is about to sign in, the
 * bare refusal for a script.
 */
export async function refuseBusyVisitor(
  request: NextRequest,
  path: string,
  refusal: Response,
): Promise<Response> {
  const { method, nextUrl } = request
  const query = nextUrl.searchParams
  const match = matchIdentityRoute(getSettings().IDENTITY_REALM, { method, path, query })
  if (match.kind !== 'route' || match.route.kind !== 'authorize' || wantsJson(request)) return refusal
  return redirectSeeOther(loginPathOf(query), [await leaveNotice('tooMany')])
}

/**
 * Whether the identity provider has handled the call. The authorize call ends in a redirect or a refusal; a
 * page instead, or a rate limit, is an outage.
 */
function isAnswer({ status, headers }: UpstreamAnswer, { kind }: IdentityRoute): boolean {
  if (status >= 500) return false
  if (kind !== 'authorize') return true
  return status >= 400 ? status !== 429 : headers.has('location')
}

/** Address of the callback for a sign-in flow of this browser, which knows the return address. */
async function ownCallback(
  request: NextRequest,
  query: URLSearchParams,
  { origin }: ProxyContext,
): Promise<URL | undefined> {
  const flows = await readFlows(cookieMapOf(request.cookies))
  const flow = flows?.find(({ state }) => state === query.get('state'))
  return flow && new URL(loginCallbackPath(flow.locale), origin)
}

/** Reports the outage to the sign-in flow as an error of the identity provider. */
function unavailableAt(callback: URL, query: URLSearchParams): string {
  const state = query.get('state') ?? ''
  callback.search = new URLSearchParams({ error: 'temporarily_unavailable', state }).toString()
  return callback.href
}

/** Login page that the sign-in started from: a visitor must not end on a bare error response. */
function loginPathOf(query: URLSearchParams): string {
  const callback = URL.parse(query.get('redirect_uri') ?? '')?.pathname
  return loginPath(LOCALES.find(locale => loginCallbackPath(locale) === callback) ?? 'en-us')
}

async function forward(
  request: NextRequest,
  call: { route: IdentityRoute; query: URLSearchParams; body: string | undefined },
  context: ProxyContext,
): Promise<UpstreamAnswer | undefined> {
  const identitySession = request.cookies.get(context.cookie)?.value
  return sendToIdentityProvider({
    ...call,
    headers: toUpstreamHeaders(request.headers, identitySession, context),
  })
}

const REDIRECTS = [301, 302, 303, 307, 308]
const WITHOUT_BODY = [204, 205, 304]

function toBrowserAnswer(
  request: NextRequest,
  { url, status, headers, body }: UpstreamAnswer,
  context: ProxyContext,
): Response {
  const location = headers.get('location')
  const isRedirect = REDIRECTS.includes(status) && location !== null
  const target = isRedirect ? rewriteLocation(location, url, context) : undefined
  if (isRedirect && target === undefined) return refuseRequest(request, 502, 'identity-redirect')
  const response = new NextResponse(
    isRedirect || WITHOUT_BODY.includes(status) ? null : new Uint8Array(body),
    {
      status,
      headers: { ...toBrowserHeaders(headers), ...(target === undefined ? {} : { location: target }) },
    },
  )
  applyCookieChanges(response.cookies, renewedIdentityCookie(headers, Date.now()))
  return response
}
