import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { jsonResponse, redirectSeeOther, wantsJson } from '@/lib/handlers/respond.server'
import { getMessages } from '@/lib/i18n/messages'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { CUSTOMER_CHECK_PATH, handlerActivity, IDLE_SECONDS } from '@/lib/session/activity'
import { dropSupport, openSupport } from '@/lib/session/support-session.server'
import { canonicalPath } from '@/lib/site/canonical-path'
import { loggedPath } from '@/lib/site/logged-path'
import { localesOfSite } from '@/lib/site/paths'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import { isSupportPage, supportBarredPath, supportEndedPath, supportPath } from '@/lib/site/support-paths'
import { type ActingSupport, isActing, writeAuditEntry } from '@/lib/support/audit-log.server'
import {
  customerOnlyPage,
  customerOnlyWrite,
  isCustomerOnlyRead,
  isFileOfCustomer,
} from '@/lib/support/customer-only'
import { endSupportSession } from '@/lib/support/end-support-session.server'
import { stoppedAddress } from '@/lib/support/stopped-address.server'

type Led = { address: string; cookies: readonly CookieChange[] }

/**
 * Guards the pages against support staff (pages: Support login): what only the customer does leads to a page
 * that says so, a customer of another site to the search. After the end of a session of support staff the
 * browser is led to their sign-in, never to a page of a customer. The log gets the pages that are shown.
 * Undefined to go on.
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
  const led =
    support.state === 'ended'
      ? await leadToSignIn(cookies, locale)
      : isActing(support) && !isSupportPage(page)
        ? await leadFromPage({ support, cookies, locale }, page, now)
        : undefined
  if (led === undefined) return undefined
  const target = new URL(led.address, readPublicOrigin(request))
  return { response: NextResponse.redirect(target, 307), cookies: led.cookies }
}

type Guarded = { support: ActingSupport; cookies: CookieMap; locale: Locale }

async function leadFromPage(guarded: Guarded, page: string, now: number): Promise<Led | undefined> {
  const { support, locale } = guarded
  if (support.record.acting.siteId !== getSite(locale).siteId)
    return { address: supportPath(locale), cookies: [] }
  const path = canonicalPath(page)
  const part = customerOnlyPage(path) ?? customerOnlyPage(path.toLowerCase())
  const kind = part === undefined ? 'page' : 'refused'
  const led = await leadIfStopped(guarded, { kind, text: path }, now)
  if (led !== undefined || part === undefined) return led
  return { address: supportBarredPath(locale, part), cookies: [] }
}

/** Writes an entry of the log; where commerce says that the agent may not go on, where that leads. */
async function leadIfStopped(
  { support, cookies, locale }: Guarded,
  entry: Parameters<typeof writeAuditEntry>[2],
  now: number,
): Promise<Led | undefined> {
  const verdict = await writeAuditEntry(locale, support, { ...entry, text: loggedPath(entry.text) })
  if (verdict === 'goesOn') return undefined
  if (verdict === 'signedOut') return leadToSignIn(cookies, locale)
  return { address: await stoppedAddress({ locale, cookies, stopped: support }, now), cookies: [] }
}

async function leadToSignIn(cookies: CookieMap, locale: Locale): Promise<Led> {
  await endSupportSession(cookies, locale)
  return { address: supportEndedPath(locale), cookies: dropSupport(cookies) }
}

/** The framework takes a redirect of the middleware only with its origin. */
const absolute = (request: NextRequest, address: string): string =>
  new URL(address, readPublicOrigin(request) ?? request.nextUrl.origin).href

const READS: readonly string[] = ['GET', 'HEAD']

/** Handlers of support staff themselves, and those by which somebody leaves a site or the store. */
const OF_ANY_SITE = /^\/api\/(?:support\/|locale$|assessments\/login\/auth\/sign-out$)/

/**
 * The same for handlers that write, and for reads of files and of what only the customer may have: a script
 * gets the sentence, a plain form the page that says so.
 * @param now epoch milliseconds
 */
export async function guardSupportCall(request: NextRequest, now: number): Promise<Response | undefined> {
  const path = canonicalPath(request.nextUrl.pathname)
  const isRead = READS.includes(request.method)
  if (isRead && !isWatched(path)) return undefined
  const cookies = cookieMapOf(request.cookies)
  const support = await openSupport(cookies, now)
  if (support.state === 'none') return undefined
  const named = request.nextUrl.searchParams.get('locale') ?? ''
  const locale = isLocale(named) ? named : 'en-us'
  if (support.state === 'ended') {
    if (path.startsWith('/api/support/') || path === CUSTOMER_CHECK_PATH) return undefined
    return leadAway(request, await leadToSignIn(cookies, locale))
  }
  if (!isActing(support)) return undefined
  if (path === CUSTOMER_CHECK_PATH) return keepOpen(request, support, now)
  if (OF_ANY_SITE.test(path)) return undefined
  if (isLocale(named) && support.record.acting.siteId !== getSite(named).siteId)
    return leadAway(request, { address: supportPath(locale), cookies: [] })
  return guardActing(request, { support, cookies, locale }, now)
}

const isWatched = (path: string): boolean =>
  path === CUSTOMER_CHECK_PATH || isFileOfCustomer(path) || isCustomerOnlyRead(path.toLowerCase())

async function guardActing(
  request: NextRequest,
  guarded: Guarded,
  now: number,
): Promise<Response | undefined> {
  const { locale } = guarded
  const { method } = request
  const path = canonicalPath(request.nextUrl.pathname)
  const isRead = READS.includes(method)
  const part = partOf(path, isRead)
  const allowed = isRead ? ({ kind: 'file', text: path } as const) : ({ kind: 'active', text: '' } as const)
  const entry = part === undefined ? allowed : ({ kind: 'refused', text: `${method} ${path}` } as const)
  const led = await leadIfStopped(guarded, entry, now)
  if (led !== undefined) return leadAway(request, led)
  return part === undefined ? undefined : refuse(request, locale, supportBarredPath(locale, part))
}

/** The customer-only part of a call, however its path is spelled. */
const partOf = (path: string, isRead: boolean) => {
  if (isRead && !isCustomerOnlyRead(path.toLowerCase())) return undefined
  return customerOnlyWrite(path.toLowerCase()) ?? customerOnlyWrite(path)
}

/** Activity that the browser reports, on pages that our server does not draw anew, keeps the session open. */
async function keepOpen(request: NextRequest, support: ActingSupport, now: number): Promise<undefined> {
  const { searchParams } = request.nextUrl
  const sent = { method: request.method, path: CUSTOMER_CHECK_PATH, idle: searchParams.get(IDLE_SECONDS) }
  const activity = handlerActivity(sent, now)
  if (activity === undefined) return
  const secondsAgo = Math.max(0, Math.round((now - activity.at) / 1000))
  const [locale] = localesOfSite(support.record.acting.siteId)
  if (locale !== undefined && secondsAgo < SUPPORT_IDLE_SECONDS)
    await writeAuditEntry(locale, support, { kind: 'active', text: '', secondsAgo })
}

function refuse(request: NextRequest, locale: Locale, address: string): Response {
  return wantsJson(request)
    ? jsonResponse({ message: getMessages(locale).support.barred.message }, { status: 403 })
    : redirectSeeOther(absolute(request, address))
}

function leadAway(request: NextRequest, { address, cookies }: Led): Response {
  return wantsJson(request)
    ? jsonResponse({ signIn: address }, { status: 401, cookies })
    : redirectSeeOther(absolute(request, address), cookies)
}
