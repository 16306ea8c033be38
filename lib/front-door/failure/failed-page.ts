import type { ServerResponse } from 'node:http'
import type { FrontDoorOptions } from '../../config/front-door-options.ts'
import { loggedPath } from '../../site/logged-path.ts'
import { isWithoutInterruptions } from '../../site/no-interruption-pages.ts'
import { resolveLocale } from '../../site/resolve-locale.ts'
import type { Locale } from '../../site/sites.ts'
import type { PublicAddress } from '../cache/public-address.ts'
import { pathOf } from '../cache/public-query.ts'
import { logLine } from '../front-door-log.ts'
import { NON_PAGE_POLICY } from '../policy/content-security-policy.ts'
import type { RequestHead } from '../refuse/request-head.ts'
import { visitorLocale } from '../visitor-locale.ts'
import { ERROR_PAGE_POLICY, renderErrorPage } from './error-page.ts'
import { errorRedirectCookie, wasRedirectedToErrorSite } from './error-redirect-cookie.ts'
import type { ErrorSite } from './error-site.ts'
import { isNavigation, previousPage } from './previous-page.ts'

type Failure = {
  request: RequestHead
  response: ServerResponse
  requestId: string
  address: PublicAddress
  options: FrontDoorOptions
  errorSite: ErrorSite
}

/** Health checks are also opened in a browser, but they report on the process and are not for visitors. */
const HEALTH_PREFIX = '/api/health/'

/**
 * Whether a browser would show an unreadable failure: the framework renders its error pages by script only.
 */
export const isFailedPage = ({ request, response }: Pick<Failure, 'request' | 'response'>): boolean =>
  response.statusCode >= 500 && isNavigation(request) && request.url?.startsWith(HEALTH_PREFIX) !== true

/**
 * Replaces the failure of a page (spec §8): once by a redirect to the error page of the regional marketing
 * site, otherwise by a readable page of our own with the same status. Never rejects.
 * @param timeoutMs how long the response may still take
 */
export async function replaceFailedPage(failure: Failure, timeoutMs: number): Promise<Buffer> {
  const { request, response, requestId, errorSite } = failure
  const { statusCode: status } = response
  for (const name of ['etag', 'link', 'content-encoding']) response.removeHeader(name)
  response.setHeader('cache-control', 'private, no-store')
  const leftLocale = localeToLeave(failure)
  const away = leftLocale && (await errorSite.find(leftLocale, status, timeoutMs))
  const path = loggedPath(pathOf(request.url ?? '/'))
  logLine('error', { requestId, path, status, ledAway: away !== undefined }, 'a page failed')
  return away === undefined ? showOwnPage(failure) : leadAway(failure, away)
}

/**
 * The locale of a page from which a visitor may be redirected to the marketing site, or undefined: during
 * registration, sign-in or checkout, and after an earlier redirect, the visitor stays in the store. Form
 * submissions go to addresses that are not pages.
 */
function localeToLeave({ request, address, options }: Failure): Locale | undefined {
  const isAhead = request.headers['sec-purpose'] !== undefined
  if (isAhead || wasRedirectedToErrorSite(request)) return undefined
  const asked = resolveLocale(options.hostRules, { host: address.host, path: pathOf(request.url ?? '/') })
  return asked.kind === 'serve' && !isWithoutInterruptions(asked.page) ? asked.locale : undefined
}

/** Redirects to the error page and sets the flag cookie; no data on the user or the page is passed. */
function leadAway({ response, address, options }: Failure, location: string): Buffer {
  response.statusCode = 303
  for (const name of ['content-type', 'retry-after']) response.removeHeader(name)
  response.setHeader('location', location)
  response.setHeader('content-security-policy', NON_PAGE_POLICY)
  response.appendHeader('set-cookie', errorRedirectCookie(options.cookieSecure && address.scheme === 'https'))
  return Buffer.alloc(0)
}

function showOwnPage({ request, response, requestId, address, options }: Failure): Buffer {
  const locale = visitorLocale(request, address.host, options)
  const wasRead = request.method === 'GET' || request.method === 'HEAD'
  const retryHref = wasRead ? (request.url ?? '/') : (previousPage(request, address.host) ?? '/')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', ERROR_PAGE_POLICY)
  return renderErrorPage({ kind: 'failure', locale, requestId, retryHref, contentUrl: options.contentUrl })
}
