import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { applyCookieChanges } from '@/lib/session/cookie-change'
import { refreshForRequest } from '@/lib/session/refresh.server'

/**
 * A handler's request with its session renewed: a form that was filled in for longer than an access token lives must not
 * meet an expired one. What the handler itself does to the cookies comes last and wins.
 */
export async function serveHandler(request: NextRequest): Promise<Response> {
  const { cookies, cookieHeader } = await refreshForRequest(request, Date.now())
  if (cookieHeader === undefined) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('cookie', cookieHeader)
  const response = NextResponse.next({ request: { headers } })
  applyCookieChanges(response.cookies, cookies)
  return response
}
