import { ServerResponse } from 'node:http'
import { sharedSeconds } from '../cache/shared-caching.ts'
import { NON_PAGE_POLICY } from './content-security-policy.ts'
import { dropPageHeaders } from './static-headers.ts'

/** Internal headers of the framework; those that its client reads from page data stay. */
const INTERNAL_PREFIXES = ['x-middleware-', 'x-nextjs-']
const READ_BY_SCRIPTS = [
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
]

/**
 * Limit of a redirect's headers without its cookies, and of all headers of a response while tokens are
 * opaque: a proxy's smallest buffer is 4 kB, and an operator's proxy may add headers of its own.
 */
export const MOST_HEADER_BYTES = 3_500

const PAGE_DATA = /^text\/x-component\b/i
/** Repeats what `Max-Age` states; `Max-Age` takes precedence in every browser. */
const EXPIRES = /; Expires=[^;]+/i
const MAX_AGE = /; Max-Age=/i
const DELETES = /; Max-Age=0(?:;|$)/i
/** Attributes without a meaning for a cookie that is deleted. */
const OF_KEPT_COOKIES = /; (?:HttpOnly|SameSite=\w+)/gi

/**
 * Finishes the headers of a response before its first byte: no internal headers, no duplicates, those of
 * pages on pages only, and `cache-control` on every redirect. A redirect whose address is too long becomes a
 * 414: its headers would not fit the smallest proxy buffer, so the response would be lost there and this
 * process be taken for broken.
 */
export function finishHeaders(response: ServerResponse): void {
  dropInternalHeaders(response)
  shortenCookies(response)
  if (isRedirect(response) || !isPage(response)) dropPageHeaders(response)
  if (isRedirect(response)) finishRedirect(response)
  else if (response.statusCode >= 500) keepFailureNowhere(response)
  if (response.hasHeader('set-cookie')) shareNoCookies(response)
}

/** A shared cache would give the cookies of one visitor to others. */
function shareNoCookies(response: ServerResponse): void {
  const control = String(response.getHeader('cache-control') ?? '')
  if (/\b(?:public|s-maxage)\b/.test(control)) response.setHeader('cache-control', 'private, no-store')
}

/** Prevents the failure of a public page from being cached. */
function keepFailureNowhere(response: ServerResponse): void {
  if (sharedSeconds(response) !== undefined) response.setHeader('cache-control', 'no-store')
}

/** Whether the browser is sent to another address; a 304 is no redirect. */
export const isRedirect = ({ statusCode }: ServerResponse): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304

/** Whether the response is an HTML page. */
export const isPage = (response: ServerResponse): boolean =>
  /^text\/html\b/i.test(String(response.getHeader('content-type') ?? ''))

export const isInternalHeader = (name: string): boolean =>
  INTERNAL_PREFIXES.some(prefix => name.startsWith(prefix))

function dropInternalHeaders(response: ServerResponse): void {
  const isData = PAGE_DATA.test(String(response.getHeader('content-type') ?? ''))
  for (const name of response.getHeaderNames())
    if (isInternalHeader(name) && !(isData && READ_BY_SCRIPTS.includes(name))) response.removeHeader(name)
}

function shortenCookies(response: ServerResponse): void {
  const cookies = response.getHeader('set-cookie')
  if (cookies === undefined) return
  const lines = Array.isArray(cookies) ? cookies : [String(cookies)]
  // The middleware and a handler may both set a cookie: the browser would keep the last one anyway.
  const last = new Map(lines.map(line => [cookieKey(line), shortenCookie(line)]))
  // Node.js's own method: the framework overrides it on this response with one that adds its cookies again.
  ServerResponse.prototype.setHeader.call(response, 'set-cookie', [...last.values()])
}

/** Name and path, by which a browser tells cookies of a host apart. */
const cookieKey = (line: string): string =>
  `${line.slice(0, line.indexOf('='))} ${/; Path=([^;]*)/i.exec(line)?.[1]}`

function shortenCookie(line: string): string {
  const once = MAX_AGE.test(line) ? line.replace(EXPIRES, '') : line
  return DELETES.test(once) ? once.replace(OF_KEPT_COOKIES, '') : once
}

/**
 * A redirect shows nothing, so it needs no page policy. Without a `cache-control` of its own it is private
 * and not stored.
 */
function finishRedirect(response: ServerResponse): void {
  // The framework's `refresh` header repeats the address, for obsolete browsers.
  response.removeHeader('refresh')
  response.setHeader('content-security-policy', NON_PAGE_POLICY)
  response.removeHeader('speculation-rules')
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store')
  if (/\bno-store\b/.test(String(response.getHeader('cache-control')))) response.removeHeader('vary')
  if (addressBytes(response) > MOST_HEADER_BYTES) refuseAddress(response)
}

/**
 * Size of all headers but cookies. The length of cookies depends on their tokens; only an address can be
 * refused for its length.
 */
const addressBytes = (response: ServerResponse): number =>
  response
    .getHeaderNames()
    .filter(name => name !== 'set-cookie')
    .flatMap(name => [response.getHeader(name)].flat().map(value => `${name}: ${value}\r\n`))
    .reduce((sum, line) => sum + Buffer.byteLength(line), 0)

/** Turns a redirect into a 414, because the requested address was too long. */
function refuseAddress(response: ServerResponse): void {
  response.statusCode = 414
  response.statusMessage = ''
  response.removeHeader('location')
  response.setHeader('cache-control', 'no-store')
}
