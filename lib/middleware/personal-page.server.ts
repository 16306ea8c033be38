import 'server-only'
import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { readPublicOrigin } from '@/lib/http/request-origin.server'
import { internalPage } from '@/lib/middleware/internal-page'
import { createPagePolicy } from '@/lib/middleware/page-policy.server'
import { guardRegistration } from '@/lib/middleware/registration-guard.server'
import { DRAFT_COOKIE, readDraftCookie } from '@/lib/registration/draft-cookie.server'
import { stepOfPage } from '@/lib/registration/steps'
import {
  applyCookieChanges,
  type CookieChange,
  cookieMapOf,
  toCookieHeader,
  withCookieChanges,
} from '@/lib/session/cookie-change'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/session/cookie-names'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { refreshForRequest } from '@/lib/session/refresh.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import type { Locale } from '@/lib/site/sites'
import { DRAFT_SECONDS } from '@/lib/validation/limits'

/** A page of this visitor only: session renewed, registration guarded, scripts bound to a nonce, never stored. */
export async function servePersonalPage(
  request: NextRequest,
  locale: Locale,
  page: string,
): Promise<Response> {
  const refreshed = await refreshForRequest(request, Date.now())
  const step = stepOfPage(page)
  const cookies = [
    ...refreshed.cookies,
    ...(request.cookies.get(PREVIOUS_LOCALE_COOKIE)?.value === locale ? [] : [rememberLocale(locale)]),
    ...(step === undefined ? [] : draftCookie(request)),
  ]
  const guarded = step && (await guardRegistration(request, refreshed.session, locale, step))
  const response = guarded ?? forward(request, internalPage(request, locale, page), cookies)
  applyCookieChanges(response.cookies, cookies)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

function forward(request: NextRequest, target: URL, cookies: readonly CookieChange[]): NextResponse {
  const { nonce, policy } = createPagePolicy(readPublicOrigin(request) ?? '')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  if (cookies.length > 0)
    headers.set('cookie', toCookieHeader(withCookieChanges(cookieMapOf(request.cookies), cookies)))
  const response = NextResponse.rewrite(target, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Names the browser before it sends its first step, so that what is typed can be kept for it; every step prolongs the name. */
function draftCookie(request: NextRequest): readonly CookieChange[] {
  const value = readDraftCookie(cookieMapOf(request.cookies)) ?? randomBytes(16).toString('base64url')
  return [{ name: DRAFT_COOKIE, value, options: sealedCookieOptions(DRAFT_SECONDS) }]
}
