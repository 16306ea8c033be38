import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { refreshForRequest } from '@/lib/auth/refresh.server'
import {
  applyCookieChanges,
  type CookieChange,
  cookieMapOf,
  toCookieHeader,
  withCookieChanges,
} from '@/lib/cookies/cookie-change'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { guardCheckout } from '@/lib/middleware/checkout-guard.server'
import { internalPage } from '@/lib/middleware/internal-page'
import { createPagePolicy } from '@/lib/middleware/page-policy.server'
import { guardRegistration } from '@/lib/middleware/registration-guard.server'
import { guardSupportPage } from '@/lib/middleware/support-guard.server'
import { handOverNotifications } from '@/lib/notifications/handed-over.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { pageActivity } from '@/lib/session/activity'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { checkoutStepOfPage } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { stepOfPage } from '@/lib/site/steps'
import { clearMoveNotice, handOverMoveNotice } from '@/lib/site-handover/move-notice.server'
import type { Switched } from '@/lib/site-handover/switch-answer'
import { clearSwitchNotice, handOverSwitch, readSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import { nameBrowser } from '@/lib/steps/draft-cookie.server'

/**
 * Serves a page for this visitor only: session refreshed, steps guarded, scripts bound to a nonce, never
 * stored.
 */
export async function servePersonalPage(
  request: NextRequest,
  locale: Locale,
  page: string,
): Promise<Response> {
  const now = Date.now()
  const ofSupport = await guardSupportPage(request, locale, page, now)
  if (ofSupport !== undefined) return neverStored(ofSupport.response, ofSupport.cookies)
  const refreshed = await refreshForRequest(request, now, pageActivity(now))
  const step = stepOfPage(page)
  const sent = cookieMapOf(request.cookies)
  const checkoutStep = checkoutStepOfPage(page)
  const hasDrafts = step !== undefined || checkoutStep !== undefined
  const named = [...refreshed.cookies, ...(hasDrafts ? [nameBrowser(sent)] : [])]
  const guarded =
    (step && (await guardRegistration(request, refreshed.session, locale, step))) ??
    (checkoutStep && (await guardCheckout(request, refreshed.session, locale, checkoutStep)))
  if (guarded !== undefined) return neverStored(guarded, named)
  const isKnownLocale = sent.get(PREVIOUS_LOCALE_COOKIE) === locale
  const cookies = [...named, ...(isKnownLocale ? [] : [rememberLocale(locale)])]
  const switched = refreshed.session.state === 'signedIn' ? readSwitchNotice(sent, locale) : undefined
  const shownNotices = [
    ...(step === undefined ? [] : clearMoveNotice(sent)),
    ...(switched === undefined ? [] : clearSwitchNotice(sent)),
  ]
  const target = internalPage(request, locale, page)
  const response = forward(request, { target, page, cookies, switched })
  return neverStored(response, [...cookies, ...shownNotices])
}

function neverStored(response: NextResponse, cookies: readonly CookieChange[]): NextResponse {
  applyCookieChanges(response.cookies, cookies)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

type Forwarded = {
  target: URL
  page: string
  cookies: readonly CookieChange[]
  switched: Switched | undefined
}

function forward(request: NextRequest, { target, page, cookies, switched }: Forwarded): NextResponse {
  const policy = createPagePolicy(readPublicOrigin(request) ?? '', page)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  handOverMoveNotice(cookieMapOf(request.cookies), headers)
  handOverSwitch(switched, headers)
  handOverNotifications(request.nextUrl.searchParams, headers)
  if (cookies.length > 0)
    headers.set('cookie', toCookieHeader(withCookieChanges(cookieMapOf(request.cookies), cookies)))
  const response = NextResponse.rewrite(target, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
