import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERROR_PAGE_POLICY, renderErrorPage } from './error-page.ts'
import { logLine } from './front-door-log.ts'
import type { FrontDoorOptions } from './options.ts'
import { isNavigation, ownPageBefore } from './own-page.ts'
import type { PublicAddress } from './public-address.ts'
import { pathOf } from './public-query.ts'
import { visitorLocale } from './visitor-locale.ts'

type Failure = {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  address: PublicAddress
  options: FrontDoorOptions
}

/** Read by people in a browser too, but about the process and not for a visitor. */
const HEALTH_PREFIX = '/api/health/'

/** Whether a person would get a failure to see that tells them nothing: the framework draws its error pages by script only. */
export const isFailedPage = ({ request, response }: Pick<Failure, 'request' | 'response'>): boolean =>
  response.statusCode >= 500 && isNavigation(request) && request.url?.startsWith(HEALTH_PREFIX) !== true

/** Puts a readable page in the place of a failure; the status stays. */
export function replaceFailedPage({ request, response, requestId, address, options }: Failure): Buffer {
  const path = pathOf(request.url ?? '/')
  logLine('error', { requestId, path, status: response.statusCode }, 'a page failed')
  const locale = visitorLocale(request, address.host, options)
  const wasRead = request.method === 'GET' || request.method === 'HEAD'
  const retryHref = wasRead ? (request.url ?? '/') : (ownPageBefore(request, address.host) ?? '/')
  for (const name of ['etag', 'link']) response.removeHeader(name)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('content-security-policy', ERROR_PAGE_POLICY)
  return renderErrorPage({ locale, requestId, retryHref, contentUrl: options.contentUrl })
}
