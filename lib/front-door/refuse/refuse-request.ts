import { mostBytesOf } from '../body/body-kind.ts'
import { ERROR_PAGE_POLICY, type ErrorPageKind, renderErrorPage } from '../failure/error-page.ts'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import type { HttpExchange } from '../forward-to-next.ts'
import { visitorLocale } from '../visitor-locale.ts'
import { type Refusal, refuse } from './refusal.ts'

const KINDS = {
  busy: { status: 503, page: 'busy' },
  'too-many-bodies': { status: 429, page: 'busy' },
  'too-many-pages': { status: 429, page: 'flood' },
  'body-too-large': { status: 413, page: 'tooLarge' },
} as const satisfies Record<string, { status: number; page: ErrorPageKind }>

type PageCode = keyof typeof KINDS

/** Whether there is a page that says why a request is refused. */
export const hasPage = (code: string): code is PageCode => code in KINDS

/**
 * Refuses a well-formed request because of load or of its size: a browser gets a page of the store, a script
 * problem details. The connection stays open, because a new one would cost more; unless a header says
 * otherwise.
 */
export function refuseRequest(exchange: HttpExchange, code: PageCode, retryAfterSeconds: number): void {
  const { request, response, requestId } = exchange
  const { status, page } = KINDS[code]
  // A body that is too large is so later, too.
  const headers = status === 413 ? {} : { 'retry-after': String(retryAfterSeconds) }
  const refusal: Refusal = { status, code, headers, keepsConnection: true }
  if (isNavigation(request)) sendPage(exchange, refusal, page)
  else refuse(request, response, refusal, requestId)
}

function sendPage(exchange: HttpExchange, { status, headers }: Refusal, kind: ErrorPageKind): void {
  const { request, response, requestId, address, options } = exchange
  const wasRead = request.method === 'GET' || request.method === 'HEAD'
  const page = renderErrorPage({
    kind,
    locale: visitorLocale(request, address.host, options),
    requestId,
    retryHref: wasRead ? (request.url ?? '/') : (previousPage(request, address.host) ?? '/'),
    contentUrl: options.contentUrl,
    mostBytes: mostBytesOf(request),
  })
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'content-security-policy': ERROR_PAGE_POLICY,
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}
