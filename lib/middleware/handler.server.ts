import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { refreshForRequest } from '@/lib/auth/refresh.server'
import { applyCookieChanges } from '@/lib/cookies/cookie-change'
import { handlerActivity, IDLE_SECONDS } from '@/lib/session/activity'
import { SIGN_OUT_PATH } from '@/lib/site/routes'

/** The same for everybody: such an answer may be kept by caches, so it must carry nobody's cookies. */
const FOR_EVERYBODY: readonly string[] = ['/api/catalogue/suggest']

/**
 * A handler's request with its session renewed: a form that was filled in for longer than an access token
 * lives must not meet an expired one. What the handler itself does to the cookies comes last and wins.
 */
export async function serveHandler(request: NextRequest): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl
  // Signing out renews for itself what it needs, because it may not wait for it.
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
