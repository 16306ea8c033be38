import { hash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FrontDoorOptions } from '../config/front-door-options.ts'
import { customerNetworkOf } from '../request/network-address.ts'
import { RETRY_AFTER_SECONDS, type RequestContext, runInRequest } from '../request/request-context.ts'
import { PREFETCH_RULES_PATH } from '../site/prefetch-rules.ts'
import type { Bodies } from './body/bodies.ts'
import { bufferHtmlResponse } from './buffer-html-response.ts'
import type { FinishedPage, PageCache } from './cache/page-cache.ts'
import type { PublicAddress } from './cache/public-address.ts'
import { pathOf } from './cache/public-query.ts'
import { setSharedCacheHeaders } from './cache/shared-caching.ts'
import type { StaticCopies, StaticCopy } from './cache/static-copies.ts'
import { compressStream, isCompressible } from './compress/compress-stream.ts'
import { decodePage, type Encoding, encodeFor, varyByEncoding } from './compress/encoding.ts'
import { entryPointOf } from './entry-point.ts'
import type { ErrorSite } from './failure/error-site.ts'
import { isFailedPage, replaceFailedPage } from './failure/failed-page.ts'
import { buildPolicy, formTargetsOf, NON_PAGE_POLICY } from './policy/content-security-policy.ts'
import { finishHeaders, isPage, isRedirect } from './policy/finish-headers.ts'
import type { KnownScripts } from './policy/known-scripts.ts'
import type { PageStyles } from './policy/page-styles.ts'
import { reportRefusedScripts } from './policy/report-scripts.ts'
import { putStyleIntoStream } from './policy/style-stream.ts'
import type { Admission } from './refuse/admission.ts'
import type { PageRateLimit } from './refuse/page-rate-limit.ts'
import { copyHead } from './refuse/request-head.ts'

/** One request at the front door, with the parts that all requests share. */
export type HttpExchange = {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  address: PublicAddress
  options: FrontDoorOptions
  cache: PageCache
  knownScripts: KnownScripts
  errorSite: ErrorSite
  staticCopies: StaticCopies
  bodies: Bodies
  admission: Admission
  pageRateLimit: PageRateLimit
  styles: PageStyles
  listener: RequestListener
}

/** A request that passed the checks, with its encoding and the deadline of its response. */
export type AdmittedExchange = HttpExchange & {
  encoding: Encoding | undefined
  /** Deadline, on the clock of `performance.now()`. */
  decideBy: number
}

/** `keep` receives the finished page; `copy` is sent instead of the requested static file. */
type Passing = { keep?: (page: FinishedPage) => void; copy?: StaticCopy | undefined }

/** Forwards the request to the framework, and sets policy, status and compression of the response. */
export function forwardToNext(exchange: AdmittedExchange, { keep, copy }: Passing = {}): void {
  const { request, response, requestId, decideBy, listener } = exchange
  // For HEAD the framework renders the whole page, because the policy is computed from it; Node.js drops the
  // body.
  if (request.method === 'HEAD' && request.url?.startsWith('/api/') !== true) request.method = 'GET'
  const entryPoint = entryPointOf(pathOf(request.url ?? ''))
  const failure = { ...exchange, request: copyHead(request) }
  const network = customerNetworkOf(exchange.address.clientAddress)
  const context: RequestContext = { requestId, network, decideBy, ...(entryPoint && { entryPoint }) }
  bufferHtmlResponse(response, {
    isFailure: () => isFailedPage(failure),
    whenFailed: async () => {
      const page = await replaceFailedPage(failure, decideBy - performance.now())
      finishHeaders(response)
      return page
    },
    whenPage: (sent, isWhole) => {
      const bare = isWhole ? decodePage(response, sent) : sent
      setStatus(response, context)
      nameOneLocation(response)
      setSharedCacheHeaders(response)
      namePrefetchRules(response)
      const digest = hash('sha256', bare, 'base64url')
      if (!isRedirect(response)) setPagePolicy(exchange, bare, digest)
      varyByEncoding(response)
      const html = exchange.styles.putInto(bare)
      const body = isWhole ? encodeFor(response, html, exchange.encoding) : html
      const encoding = body === html ? undefined : exchange.encoding
      keep?.({ body, encoding, digest, tags: context.pageTags ?? [] })
      finishHeaders(response)
      return body
    },
    whenData: (sent, isWhole) => finishData(exchange, context, { sent, isWhole }),
    whenOther: () => {
      setStatus(response, context)
      setNonPagePolicy(response)
      namePrefetchRules(response)
      // A redirect of the framework's own script is no valid response for other requests, although the
      // address is that of a public page.
      if (isRedirect(response) && failure.request.headers.rsc !== undefined)
        response.removeHeader('cache-control')
      finishHeaders(response)
      if (copy !== undefined) setCopyHeaders(response, copy)
      if (exchange.encoding !== undefined && isCompressible(response))
        compressStream(response, exchange.encoding)
      if (isPage(response)) putStyleIntoStream(response, exchange.styles)
    },
  })
  runInRequest(context, () => listener(request, response))
}

/** Finishes the data of a public page: its `cache-control` is the same as that of the page. */
function finishData(
  { response, encoding }: AdmittedExchange,
  context: RequestContext,
  { sent, isWhole }: { sent: Buffer; isWhole: boolean },
): Buffer {
  setStatus(response, context)
  setNonPagePolicy(response)
  setSharedCacheHeaders(response)
  varyByEncoding(response)
  const data = isWhole ? encodeFor(response, decodePage(response, sent), encoding) : sent
  finishHeaders(response)
  return data
}

/** Sets the headers of a compressed copy, unless the file has been deleted since startup. */
function setCopyHeaders(response: ServerResponse, { headers }: StaticCopy): void {
  if (response.statusCode >= 400) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sets the status that the page has chosen; a redirect or a failure of the framework keeps its own. */
function setStatus(response: ServerResponse, { pageStatus }: RequestContext): void {
  if (pageStatus === undefined || response.statusCode !== 200) return
  const { status, retryAfterSeconds = RETRY_AFTER_SECONDS } = pageStatus
  response.statusCode = status
  if (status === 503) response.setHeader('retry-after', String(retryAfterSeconds))
}

/**
 * Keeps one `location` header: the framework sets it twice on a permanent redirect, and clients read two as
 * one address with a comma.
 */
function nameOneLocation(response: ServerResponse): void {
  const location = response.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) response.setHeader('location', location[0])
}

/** Names the prefetch rules (speculation rules) of a page; other responses have no links. */
function namePrefetchRules(response: ServerResponse): void {
  if (isPage(response)) response.setHeader('speculation-rules', `"${PREFETCH_RULES_PATH}"`)
}

function setPagePolicy(
  { request, response, address, options, knownScripts, styles }: HttpExchange,
  html: Buffer,
  digest: string,
): void {
  const { hashes, refused } = knownScripts.read(digest, html)
  if (refused.length > 0) reportRefusedScripts(pathOf(request.url ?? ''), refused)
  const secure = options.cookieSecure && address.scheme === 'https'
  const { connectOrigins: connect, tagOrigins: tags } = options
  const targets = formTargetsOf(options.hostRules, options.contentUrl)
  const hashed = { scriptHashes: hashes, styleHashes: styles.hashes }
  const policy = buildPolicy({ ...hashed, connect, tags, formTargets: targets, secure })
  response.setHeader('content-security-policy', policy)
}

/**
 * Sets the policy of a response that is not a page. A 304 gets none: it updates the headers of the browser's
 * cached page, and would replace that page's own policy.
 */
function setNonPagePolicy(response: ServerResponse): void {
  if (response.statusCode !== 304 && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', NON_PAGE_POLICY)
}
