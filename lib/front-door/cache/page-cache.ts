import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../../request/own-headers.ts'
import { decode, type Encoding, encode, isWorthEncoding } from '../compress/encoding.ts'
import { isInternalHeader } from '../policy/finish-headers.ts'
import { BoundedMap } from './bounded-map.ts'

/**
 * A page as it is sent: `body` is in `encoding`, or uncompressed without one. `digest` is its content hash.
 */
export type FinishedPage = {
  body: Buffer
  encoding: Encoding | undefined
  digest: string
  /** Cache tags by which the page can be purged. */
  tags: readonly string[]
}

/**
 * The same page in the encodings in which it was requested. The uncompressed body takes five times the
 * memory, so it is dropped once a compressed one exists.
 */
type Bodies = Partial<Record<Encoding | 'identity', Buffer>>

/**
 * A finished public page with its policy, to be sent again. `storedAt` and `freshUntil` are on the clock of
 * `performance.now()`: if that of the day is set back, no page stays fresh for as long.
 */
export type StoredPage = {
  headers: Readonly<OutgoingHttpHeaders>
  bodies: Bodies
  tags: readonly string[]
  size: number
  storedAt: number
  freshUntil: number
}

/**
 * - `hit`: send this page
 * - `refresh`: only this request renders the page anew; the others get the stale page meanwhile
 *   (stale-while-revalidate)
 * - `miss`: there is no page to send. If another request is rendering it, `beingMade` settles when that has
 *   ended, so that the page is rendered once (request coalescing)
 */
export type Lookup =
  | { kind: 'hit'; page: StoredPage }
  | { kind: 'refresh' }
  | { kind: 'miss'; beingMade: Promise<void> | undefined }

/** A page that is being rendered: its cache key, and the generation of the cache when rendering began. */
export type Rendering = { key: string; generation: number }

const BOUNDS = { entries: 1_000, bytes: 25_165_824 }
const LARGEST_PAGE = 2_097_152
/** Reserves room for a second encoding beside the first one. */
const WITH_OTHER_ENCODING = 2.2
/**
 * A stale page is served this long while one request refreshes it; after that every request needs a new one.
 */
const LONGEST_STALE_MS = 15_000

/**
 * In-memory cache of finished public pages, for seconds. It holds nothing personal: public pages are
 * requested without cookies; see also `freshness`.
 */
export class PageCache {
  readonly #pages = new BoundedMap<StoredPage>(BOUNDS)
  readonly #beingMade = new Map<string, Promise<void>>()
  readonly #longestFreshMs: number
  #generation = 0

  /** A page is fresh for as long as it says, but at most this long. */
  constructor(longestFreshMs: number) {
    this.#longestFreshMs = longestFreshMs
  }

  /** Changes with every purge; a page whose rendering began before a purge may not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  look(key: string, now: number): Lookup {
    const page = this.#pages.get(key)
    const beingMade = this.#beingMade.get(key)
    if (page === undefined || now >= page.freshUntil + LONGEST_STALE_MS) return { kind: 'miss', beingMade }
    return now < page.freshUntil || beingMade !== undefined ? { kind: 'hit', page } : { kind: 'refresh' }
  }

  /**
   * Registers that a page is being rendered, so that other requests wait for it. Returns a function to call
   * when rendering has ended, whatever the result.
   */
  begin(key: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (!this.#beingMade.has(key)) this.#beingMade.set(key, promise)
    return () => {
      if (this.#beingMade.get(key) === promise) this.#beingMade.delete(key)
      resolve()
    }
  }

  /** Stores a page, with an ETag, if it is cacheable and no purge came since its rendering began. */
  store({ key, generation }: Rendering, response: ServerResponse, page: FinishedPage, now: number): void {
    const { body, encoding, digest, tags } = page
    const fresh = Math.min(freshness(response), this.#longestFreshMs)
    // Any newer response but a server error makes the stored page obsolete.
    if (fresh === 0 && response.statusCode < 500) this.#pages.delete(key)
    if (generation !== this.#generation || fresh === 0 || body.length > LARGEST_PAGE) return
    // Weak, because the same ETag is used for all encodings of the page.
    if (!response.hasHeader('etag')) response.setHeader('etag', `W/"${digest}"`)
    const headers = storableHeaders(response)
    this.#pages.set(key, {
      headers,
      bodies: { [encoding ?? 'identity']: body },
      tags,
      size: encoding === undefined ? body.length : body.length * WITH_OTHER_ENCODING,
      storedAt: now,
      freshUntil: now + fresh,
    })
  }

  /** Drops the pages that have one of these tags; pages that are being rendered now will not be stored. */
  purge(tags: readonly string[]): void {
    this.#generation += 1
    for (const [key, page] of this.#pages.entries())
      if (page.tags.some(tag => tags.includes(tag))) this.#pages.delete(key)
  }
}

const BYPASS_HEADERS = ['authorization', 'range', 'rsc', 'next-action', 'x-prerender-revalidate']

/** Whether a request for a public page may be answered from the cache; requests of the framework may not. */
export const isCacheable = ({ headers }: IncomingMessage): boolean =>
  !BYPASS_HEADERS.some(name => headers[name] !== undefined)

/**
 * Milliseconds for which a finished response may be reused. 0 if it may not: its status is not 200, it is
 * not public, or it sets a cookie.
 */
function freshness(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
  if (response.statusCode !== 200 || /\b(?:private|no-store)\b/.test(control)) return 0
  if (response.hasHeader('set-cookie')) return 0
  return seconds * 1000
}

const PER_REQUEST_HEADERS = [
  REQUEST_ID_HEADER,
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-encoding',
]

const storableHeaders = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).filter(
      ([name]) => !PER_REQUEST_HEADERS.includes(name) && !isInternalHeader(name),
    ),
  )

type Visitor = { request: IncomingMessage; response: ServerResponse; encoding: Encoding | undefined }

/** Sends a stored page, or 304 if the browser has it; both carry the page's own policy. */
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
  const body = bodyIn(page.bodies, encoding)
  const encoded =
    body === page.bodies.identity || encoding === undefined ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { ...headers, ...encoded, 'content-length': body.length })
  response.end(body)
}

/** The page in the encoding of a request; encodes it once and keeps the result. */
function bodyIn(bodies: Bodies, encoding: Encoding | undefined): Buffer {
  const known = bodies[encoding ?? 'identity']
  if (known !== undefined) return known
  const html = asItIs(bodies)
  if (encoding === undefined || !isWorthEncoding(html)) return html
  const body = encode(html, encoding)
  bodies[encoding] = body
  delete bodies.identity
  return body
}

function asItIs({ identity, br, gzip }: Bodies): Buffer {
  if (identity !== undefined) return identity
  if (br !== undefined) return decode(br, 'br')
  return gzip === undefined ? Buffer.alloc(0) : decode(gzip, 'gzip')
}

const etagsOf = ({ headers }: IncomingMessage): readonly string[] =>
  (headers['if-none-match'] ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
