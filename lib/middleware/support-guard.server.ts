import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { type CookieChange, type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { jsonResponse, redirectSeeOther, wantsJson } from '@/lib/handlers/respond.server'
import { getMessages } from '@/lib/i18n/messages'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { dropSupport, openSupport } from '@/lib/session/support-session.server'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import { isSupportPage, supportBarredPath, supportEndedPath, supportPath } from '@/lib/site/support-paths'
import { customerOnlyPage, customerOnlyWrite, isCustomerOnlyRead } from '@/lib/support/customer-only'
import { closeEndedSupport } from '@/lib/support/stop-acting.server'

/**
 * Guards the pages against support staff (pages: Support login): what only the customer does leads to a page
 * that says so, a customer of another site to the search. After the end of a session of support staff the
 * browser is led to their sign-in, never to a page of a customer. Undefined to go on.
 * @param now epoch milliseconds
 */
export async function guardSupportPage(
  request: NextRequest,
  locale: Locale,
  page: string,
  now: number,
): Promise<{ response: NextResponse; cookies: readonly CookieChange[] } | undefined> {
  const cookies = cookieMapOf(request.cookies)
  const support = await openSupport(cookies, now)
  if (support.state === 'none') return undefined
  const leadTo = (address: string) => NextResponse.redirect(new URL(address, readPublicOrigin(request)), 307)
  if (support.state === 'ended') {
    await closeEndedSupport(cookies, locale)
    return { response: leadTo(supportEndedPath(locale)), cookies: dropSupport(cookies) }
  }
  const { acting } = support.record
  if (acting === undefined || isSupportPage(page)) return undefined
  if (acting.siteId !== getSite(locale).siteId) return { response: leadTo(supportPath(locale)), cookies: [] }
  const part = customerOnlyPage(page)
  return part === undefined ? undefined : { response: leadTo(supportBarredPath(locale, part)), cookies: [] }
}

/** The framework takes a redirect of the middleware only with its origin. */
const absolute = (request: NextRequest, address: string): string =>
  new URL(address, readPublicOrigin(request) ?? request.nextUrl.origin).href

const READS: readonly string[] = ['GET', 'HEAD']

/**
 * The same for handlers that write, and few that read: a script gets the sentence, a plain form the page that
 * says so.
 * @param now epoch milliseconds
 */
export async function guardSupportCall(request: NextRequest, now: number): Promise<Response | undefined> {
  const { pathname, searchParams } = request.nextUrl
  if (READS.includes(request.method) && !isCustomerOnlyRead(pathname)) return undefined
  const cookies = cookieMapOf(request.cookies)
  const support = await openSupport(cookies, now)
  if (support.state === 'none') return undefined
  const named = searchParams.get('locale') ?? ''
  const locale = isLocale(named) ? named : 'en-us'
  if (support.state === 'ended')
    return pathname.startsWith('/api/support/') ? undefined : answerEnded(request, locale, cookies)
  const part = support.record.acting === undefined ? undefined : customerOnlyWrite(pathname)
  if (part === undefined) return undefined
  return wantsJson(request)
    ? jsonResponse({ message: getMessages(locale).support.barred.message }, { status: 403 })
    : redirectSeeOther(absolute(request, supportBarredPath(locale, part)))
}

async function answerEnded(request: NextRequest, locale: Locale, cookies: CookieMap): Promise<Response> {
  await closeEndedSupport(cookies, locale)
  const signIn = supportEndedPath(locale)
  return wantsJson(request)
    ? jsonResponse({ signIn }, { status: 401, cookies: dropSupport(cookies) })
    : redirectSeeOther(absolute(request, signIn), dropSupport(cookies))
}
