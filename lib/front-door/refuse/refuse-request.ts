import { ERROR_PAGE_POLICY, type ErrorPageKind, renderErrorPage } from '../failure/error-page.ts'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import type { HttpExchange } from '../forward-to-next.ts'
import { visitorLocale } from '../visitor-locale.ts'
import { type Refusal, refuse } from './refusal.ts'

const KINDS = {
  busy: { status: 503, page: 'busy' },
  'too-many-bodies': { status: 429, page: 'busy' },
  'too-many-pages': { status: 429, page: 'flood' },
} as const satisfies Record<string, { status: number; page: ErrorPageKind }>

type LoadCode = keyof typeof KINDS

/** Whether a request is refused because of load. */
export const isLoadCode = (code: string): code is LoadCode => code in KINDS

/**
 * Refuses a well-formed request because of load: a browser gets a page of the store, a script problem
 * details. The connection stays open, because a new one would cost more; unless a header says otherwise.
 */
export function refuseRequest(exchange: HttpExchange, code: LoadCode, retryAfterSeconds: number): void {
  const { request, response, requestId } = exchange
  const { status, page } = KINDS[code]
  const headers = { 'retry-after': String(retryAfterSeconds) }
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
