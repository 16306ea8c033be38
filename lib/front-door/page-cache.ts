import { hash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { BoundedMap } from './bounded-map.ts'
import { type Encoding, encode, isWorthEncoding } from './encoding.ts'
import { isInternalHeader } from './finish-headers.ts'

/** A finished public page with its policy, ready to be sent again. `storedAt` and `freshUntil` are epoch milliseconds. */
export type StoredPage = {
  headers: Readonly<OutgoingHttpHeaders>
  html: Buffer
  /** The page compressed, made for the first who takes it so. */
  encoded: Partial<Record<Encoding, Buffer>>
  size: number
  storedAt: number
  freshUntil: number
}

/**
 * - `hit`: send this page · `refresh`: this request alone goes through, the others get the old page meanwhile
 * - `miss`: nothing is stored
 */
export type Lookup = { kind: 'hit'; page: StoredPage } | { kind: 'refresh' } | { kind: 'miss' }

/** A page on its way: what it will be stored under, and the cache's generation when it was begun. */
export type Rendering = { key: string; generation: number }

const BOUNDS = { entries: 200, bytes: 33_554_432 }
const LARGEST_PAGE = 2_097_152
/** Compressed, a page takes a fifth of its room, in each of two ways. */
const WITH_ENCODED = 1.5
const LONGEST_FRESH_MS = 10_000
/** The framework answers with an old page while it renders the new one; that old page may not stay. */
const STALE_FRESH_MS = 1_000
/** A refresh that never ends must not keep an old page for ever. */
const LONGEST_REFRESH_MS = 15_000

/** Short memory of finished public pages. Nothing personal can enter: see `freshness` and `isCacheable`. */
export class PageCache {
  readonly #pages = new BoundedMap<StoredPage>(BOUNDS)
  readonly #refreshes = new Map<string, number>()
  #generation = 0

  /** Changes with every purge; a page rendered before it may not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  look(key: string, now: number): Lookup {
    const page = this.#pages.get(key)
    if (page === undefined) return { kind: 'miss' }
    if (now < page.freshUntil) return { kind: 'hit', page }
    const refreshedSince = this.#refreshes.get(key)
    if (refreshedSince !== undefined && now - refreshedSince < LONGEST_REFRESH_MS)
      return { kind: 'hit', page }
    this.#refreshes.set(key, now)
    return { kind: 'refresh' }
  }

  /** Keeps a finished page if it may be repeated and no purge came since it was begun, and tags it for those who ask for it again. */
  store({ key, generation }: Rendering, response: ServerResponse, html: Buffer, now: number): void {
    const fresh = freshness(response)
    if (generation !== this.#generation || fresh === 0 || html.length > LARGEST_PAGE) return
    if (!response.hasHeader('etag')) response.setHeader('etag', tagOf(html))
    const headers = storableHeaders(response)
    this.#pages.set(key, {
      headers,
      html,
      encoded: {},
      size: html.length * WITH_ENCODED,
      storedAt: now,
      freshUntil: now + fresh,
    })
  }

  /** Ends a refresh, however it went. */
  release(key: string): void {
    this.#refreshes.delete(key)
  }

  purge(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#refreshes.clear()
  }
}

const BYPASS_HEADERS = ['authorization', 'range', 'rsc', 'next-action', 'x-prerender-revalidate']
const PREVIEW_COOKIE = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/

/** Whether a request for a public page may be answered from memory; preview and framework requests may not. */
export const isCacheable = ({ headers }: IncomingMessage): boolean =>
  !BYPASS_HEADERS.some(name => headers[name] !== undefined) && !PREVIEW_COOKIE.test(headers.cookie ?? '')

/** Milliseconds a finished answer may be repeated; 0 where it may not: not complete, not public, or it sets a cookie. */
function freshness(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
  if (response.statusCode !== 200 || /\b(?:private|no-store)\b/.test(control)) return 0
  if (response.hasHeader('set-cookie')) return 0
  const longest = response.getHeader('x-nextjs-cache') === 'STALE' ? STALE_FRESH_MS : LONGEST_FRESH_MS
  return Math.min(seconds * 1000, longest)
}

/** Weak, because the page travels compressed, too. */
const tagOf = (html: Buffer): string => `W/"${hash('sha256', html, 'base64url')}"`

const PER_REQUEST_HEADERS = ['x-request-id', 'connection', 'keep-alive', 'date', 'transfer-encoding']

const storableHeaders = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).filter(
      ([name]) => !PER_REQUEST_HEADERS.includes(name) && !isInternalHeader(name),
    ),
  )

type Visitor = { request: IncomingMessage; response: ServerResponse; encoding: Encoding | undefined }

/** Sends a stored page, or 304 where the visitor has it; both carry the page's own policy. */
export function sendStored({ request, response, encoding }: Visitor, page: StoredPage, now: number): void {
  const { etag } = page.headers
  const isKnown = typeof etag === 'string' && etagsOf(request).includes(etag.replace(/^W\//, ''))
  const headers: OutgoingHttpHeaders = {
    ...page.headers,
    age: String(Math.floor((now - page.storedAt) / 1000)),
  }
  if (isKnown) {
    delete headers['content-length']
    response.writeHead(304, headers).end()
    return
  }
  const body = bodyIn(page, encoding)
  const encoded = body === page.html ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...encoded, 'content-length': body.length })
  response.end(body)
}

function bodyIn({ html, encoded }: StoredPage, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined || !isWorthEncoding(html)) return html
  const body = encoded[encoding] ?? encode(html, encoding)
  encoded[encoding] = body
  return body
}

const etagsOf = ({ headers }: IncomingMessage): readonly string[] =>
  (headers['if-none-match'] ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
