import { ServerResponse } from 'node:http'
import { sharedSeconds } from '../cache/shared-caching.ts'
import { NON_PAGE_POLICY } from './content-security-policy.ts'

/**
 * What the framework's parts tell one another; what its scripts read of data for a page that is shown stays.
 */
const INTERNAL_PREFIXES = ['x-middleware-', 'x-nextjs-']
const READ_BY_SCRIPTS = [
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
]

/**
 * What all headers of an answer may weigh, with room for those that Node.js adds: a proxy's smallest buffer
 * takes 4 kB.
 */
export const MOST_HEADER_BYTES = 3_500

const PAGE_DATA = /^text\/x-component\b/i
/** Says of a cookie's life what `Max-Age` says too, which wins in every browser. */
const EXPIRES = /; Expires=[^;]+/i
const MAX_AGE = /; Max-Age=/i

/**
 * The last word on the headers of an answer, before its first byte: nothing internal, nothing twice, and
 * every redirect says how it may be kept. All of them together must fit the smallest buffer of a proxy, or
 * the answer is lost there and this process taken for broken: a redirect that repeats too long an address
 * does not leave.
 */
export function finishHeaders(response: ServerResponse): void {
  dropInternalHeaders(response)
  shortenCookies(response)
  if (isRedirect(response)) finishRedirect(response)
  else if (response.statusCode >= 500) keepFailureNowhere(response)
}

/** A failure of a public page is not what everybody should get. */
function keepFailureNowhere(response: ServerResponse): void {
  if (sharedSeconds(response) !== undefined) response.setHeader('cache-control', 'no-store')
}

export const isRedirect = ({ statusCode }: ServerResponse): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304

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
  const short = [...new Set(lines)].map(line => (MAX_AGE.test(line) ? line.replace(EXPIRES, '') : line))
  // Node's own method: the framework has put another in its place on this response, which adds its cookies
  // once more.
  ServerResponse.prototype.setHeader.call(response, 'set-cookie', short)
}

/**
 * A redirect shows nothing, so it needs no policy of a page. Without words of its own it is for this visitor,
 * and this once.
 */
function finishRedirect(response: ServerResponse): void {
  // The same address once more, for browsers of long ago.
  response.removeHeader('refresh')
  response.setHeader('content-security-policy', NON_PAGE_POLICY)
  response.removeHeader('speculation-rules')
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store')
  if (/\bno-store\b/.test(String(response.getHeader('cache-control')))) response.removeHeader('vary')
  if (addressBytes(response) > MOST_HEADER_BYTES) refuseAddress(response)
}

/**
 * All headers but cookies, which are as long as the tokens in them: only an address can be refused for its
 * length.
 */
const addressBytes = (response: ServerResponse): number =>
  response
    .getHeaderNames()
    .filter(name => name !== 'set-cookie')
    .flatMap(name => [response.getHeader(name)].flat().map(value => `${name}: ${value}\r\n`))
    .reduce((sum, line) => sum + Buffer.byteLength(line), 0)

/** The address asked for is what was too long. */
function refuseAddress(response: ServerResponse): void {
  response.statusCode = 414
  response.statusMessage = ''
  response.removeHeader('location')
  response.setHeader('cache-control', 'no-store')
}
