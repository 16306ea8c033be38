import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { enforceRateLimit } from '@/lib/handlers/enforce-rate-limit.server'
import { NO_STORE, redirectSeeOther, refuseRequest, wantsJson } from '@/lib/handlers/respond.server'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'
import { RETRY_AFTER_SECONDS } from '@/lib/request/request-context'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { readSessionOf } from '@/lib/session/session.server'
import type { Session, SignedIn } from '@/lib/session/session-state'
import { getSite, type Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { localeQuerySchema } from './locale-schema'

/** What a GET handler needs before it can respond. It is given only what it declares. */
type Needs = {
  /**
   * Counted per network address, and `read` also per user if the session is read. `glance`: calls no back
   * end, or is cached by browsers.
   */
  limit: 'read' | 'cheapRead' | 'suggest'
  /** `required` refuses a visitor who is not signed in (401) or whose session is unavailable (503). */
  session?: 'optional' | 'required'
  /** The public origin; a host that serves no site is refused (421). */
  origin?: 'required'
  /** Path segments; invalid ones are not found (404). */
  params?: z.ZodType
  /** The query string, with the first value of a repeated parameter; an invalid one is refused (400). */
  query?: z.ZodType
  /** `Cache-Control` of a successful response that does not set it itself; default `private, no-store`. */
  cacheControl?: string
  /** Replaces the bare 429 for a browser in the middle of a redirect chain. */
  whenLimited?: (request: NextRequest, refusal: Response) => Response | Promise<Response>
}

type Read<N extends Needs> = RequestFacts & {
  session: N['session'] extends 'required' ? SignedIn : N['session'] extends 'optional' ? Session : undefined
  origin: N['origin'] extends 'required' ? string : undefined
  params: N['params'] extends z.ZodType ? z.infer<N['params']> : undefined
  query: N['query'] extends z.ZodType ? z.infer<N['query']> : undefined
}

/** `now` is in epoch milliseconds. */
type RequestFacts = { request: NextRequest; cookies: CookieMap; now: number }

type CheckedParts = {
  session: Session | undefined
  origin: string | undefined
  params: unknown
  query: unknown
}

/** A finished response, a value to be sent as JSON, or the problem of a back end. */
type Answer = Response | Result<unknown, Problem>

type Handler = (request: NextRequest, context?: RouteContext) => Promise<Response>
type RouteContext = { params: Promise<unknown> }

/**
 * Makes a GET handler from its needs. Rate limit, host, path, query and session are checked in this order.
 * The problem of a back end becomes 401 if it refuses the user's token, otherwise 503 with Retry-After. What
 * commerce refuses an agent who acts as a customer of another site is no outage: it leads to the search.
 */
export function defineRead<const N extends Needs>(
  needs: N,
  answer: (read: Read<N>) => Answer | Promise<Answer>,
): Handler
export function defineRead(
  needs: Needs,
  answer: (read: RequestFacts & CheckedParts) => Answer | Promise<Answer>,
): Handler {
  return async (request, context) => {
    const session = needs.session === undefined ? undefined : await readSessionOf(request)
    const limited = await enforceRateLimit(request, countersOf(request, needs.limit, session))
    if (limited !== undefined) return needs.whenLimited?.(request, limited) ?? limited
    const checked = await checkParts(needs, request, context)
    if (!checked.ok) return checked.error
    const refusal = needs.session === 'required' ? refuseSession(request, session) : undefined
    if (refusal !== undefined) return refusal
    const cookies = cookieMapOf(request.cookies)
    const outcome = await answer({ ...checked.value, session, request, cookies, now: Date.now() })
    if (outcome instanceof Response) return withCacheControl(outcome, needs.cacheControl)
    if (outcome.ok) return withCacheControl(Response.json(outcome.value), needs.cacheControl)
    const other = otherSiteOf(session, checked.value.query)
    if (other !== undefined) return leadToSearch(request, other)
    const isTokenRefused = session?.state === 'signedIn' && outcome.error.status === 401
    return isTokenRefused ? refuseRequest(request, 401, 'signedOut') : refuseUnavailable(request)
  }
}

/** The 503 of a read whose back end is unavailable. */
export const refuseUnavailable = (request: Request, retryAfterSeconds = RETRY_AFTER_SECONDS): Response =>
  refuseRequest(request, 503, 'unavailable', { 'retry-after': String(retryAfterSeconds) })

function countersOf(
  request: NextRequest,
  limit: Needs['limit'],
  session: Session | undefined,
): readonly Counter[] {
  const byAddress = { limit, key: clientAddress(request) }
  if (limit !== 'read' || session?.state !== 'signedIn') return [byAddress]
  return [byAddress, { limit, key: `user/${session.user.id}` }]
}

async function checkParts(
  needs: Needs,
  request: NextRequest,
  context: RouteContext | undefined,
): Promise<Result<Omit<CheckedParts, 'session'>, Response>> {
  const origin = needs.origin === undefined ? undefined : readPublicOrigin(request)
  if (needs.origin !== undefined && origin === undefined)
    return failed(refuseRequest(request, 421, 'misdirected'))
  const params = needs.params?.safeParse(await context?.params)
  if (params?.success === false) {
    const isSite = namesLocale(params.error)
    return failed(isSite ? refuseRequest(request, 400, 'locale') : refuseRequest(request, 404, 'not-found'))
  }
  const query = needs.query?.safeParse(firstValues(new URL(request.url).searchParams))
  if (query?.success === false)
    return failed(refuseRequest(request, 400, namesLocale(query.error) ? 'locale' : 'query'))
  return ok({ origin, params: params?.data, query: query?.data })
}

/** Whether the locale is invalid: one error code for it, whether it is in the path or in the query. */
const namesLocale = ({ issues }: z.ZodError): boolean => issues.some(({ path }) => path[0] === 'locale')

const firstValues = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters].toReversed())

function refuseSession(request: NextRequest, session: Session | undefined): Response | undefined {
  if (session?.state === 'signedIn') return undefined
  return session?.state === 'unavailable'
    ? refuseUnavailable(request)
    : refuseRequest(request, 401, 'signedOut')
}

/** The locale that was asked for, where it is not one of the site of the customer as whom an agent acts. */
function otherSiteOf(session: Session | undefined, query: unknown): Locale | undefined {
  const asked = localeQuerySchema.safeParse(query)
  if (!asked.success || session?.state !== 'signedIn' || session.assisted === undefined) return undefined
  const { locale } = asked.data
  return getSite(locale).siteId === session.assisted.siteId ? undefined : locale
}

const leadToSearch = (request: NextRequest, locale: Locale): Response =>
  wantsJson(request) ? refuseRequest(request, 403, 'other-site') : redirectSeeOther(supportPath(locale))

function withCacheControl(response: Response, declared: string | undefined): Response {
  if (response.headers.has('cache-control')) return response
  response.headers.set('cache-control', (response.ok ? declared : undefined) ?? NO_STORE)
  return response
}
