import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { refreshForRequest } from '@/lib/auth/refresh.server'
import { applyCookieChanges } from '@/lib/cookies/cookie-change'
import { handlerActivity, IDLE_SECONDS } from '@/lib/session/activity'
import { SIGN_OUT_PATH } from '@/lib/site/routes'

/**
 * Handlers with one response for all visitors: caches may store it, so it must not carry a visitor's cookies.
 */
const FOR_EVERYBODY: readonly string[] = ['/api/catalogue/suggest']

/**
 * Forwards a handler's request with its session refreshed: a form that was open for longer than an access
 * token is valid must not meet an expired token. Cookies that the handler itself sets come last and win.
 */
export async function serveHandler(request: NextRequest): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl
  // The sign-out handler refreshes by itself what it needs, because it must not wait for a refresh.
  if (pathname === SIGN_OUT_PATH || FOR_EVERYBODY.includes(pathname)) return NextResponse.next()
  const now = Date.now()
  const sent = { method: request.method, path: pathname, idle: searchParams.get(IDLE_SECONDS) }
  const { cookies, cookieHeader } = await refreshForRequest(request, now, handlerActivity(sent, now))
  if (cookieHeader === undefined) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('cookie', cookieHeader)
  const response = NextResponse.next({ request: { headers } })
  applyCookieChanges(response.cookies, cookies)
  return response
}
