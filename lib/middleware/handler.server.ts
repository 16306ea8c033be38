import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { refreshForRequest } from '@/lib/auth/refresh.server'
import { applyCookieChanges } from '@/lib/cookies/cookie-change'
import { handlerActivity, IDLE_SECONDS } from '@/lib/session/activity'
import { guardSupportCall } from './support-guard.server'
import { UNRENEWED_HANDLERS } from './unrenewed-handlers'

/**
 * Forwards a handler's request with its session refreshed: a form that was open for longer than an access
 * token is valid must not meet an expired token. Cookies that the handler itself sets come last and win.
 */
export async function serveHandler(request: NextRequest): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl
  if (UNRENEWED_HANDLERS.includes(pathname)) return NextResponse.next()
  const now = Date.now()
  const guarded = await guardSupportCall(request, now)
  if (guarded !== undefined) return guarded
  const sent = { method: request.method, path: pathname, idle: searchParams.get(IDLE_SECONDS) }
  const { cookies, cookieHeader } = await refreshForRequest(request, now, handlerActivity(sent, now))
  if (cookieHeader === undefined) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('cookie', cookieHeader)
  const response = NextResponse.next({ request: { headers } })
  applyCookieChanges(response.cookies, cookies)
  return response
}
