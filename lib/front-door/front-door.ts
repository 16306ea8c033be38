import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isPublicPath } from '../site/public-paths.ts'
import { checkMethod } from './check-method.ts'
import { checkTarget } from './check-target.ts'
import { buildPolicy, formTargetsOf, NON_PAGE_POLICY } from './content-security-policy.ts'
import { acceptedEncoding, decodePage, type Encoding, encodeFor, varyByEncoding } from './encoding.ts'
import { ErrorSite } from './error-site.ts'
import { isFailedPage, replaceFailedPage } from './failed-page.ts'
import { holdHtml } from './hold-html.ts'
import { KnownScripts } from './known-scripts.ts'
import type { FrontDoorOptions } from './options.ts'
import { isCacheable, PageCache, sendStored } from './page-cache.ts'
import { type MarkedStatus, readPageStatus } from './page-status.ts'
import { type PublicAddress, readPublicAddress } from './public-address.ts'
import { cutQuery, pathOf } from './public-query.ts'
import { type Refusal, refuse } from './refusal.ts'
import { returnToForm } from './refused-form.ts'
import { reportRefusedScripts } from './report-scripts.ts'
import { checkBodyHeaders, collectBody, hasBody } from './request-body.ts'
import { RETRY_AFTER_SECONDS, type RequestContext, runInRequest } from './request-context.ts'
import { chooseRequestId } from './request-id.ts'
import { rewriteHeaders } from './rewrite-headers.ts'
import { tellSharedCaches } from './shared-caching.ts'
import { StaticCopies, type StaticCopy } from './static-copies.ts'
import { STATIC_HEADERS, strictTransport } from './static-headers.ts'

export type FrontDoor = {
  wrap: (listener: RequestListener) => RequestListener
  /** Forgets every stored page; to be called with every revalidation of a tag or path. */
  purge: () => void
}

declare global {
  /** Hooks of the running front door, set when it is loaded; absent in development. */
  var storeFrontDoor: { purge: () => void; isDraining: () => boolean } | undefined
}

type Visit = {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  address: PublicAddress
  options: FrontDoorOptions
  cache: PageCache
  knownScripts: KnownScripts
  errorSite: ErrorSite
  staticCopies: StaticCopies
  listener: RequestListener
}

/** A visit of which is known how the visitor takes an answer, and whether the page is the same for everybody. */
type AdmittedVisit = Visit & { encoding: Encoding | undefined; isPublic: boolean }

/**
 * What stands before the framework, in order: request id and static headers, refusal of what it would mishandle, headers a
 * client may not send, whole bodies within their limit, public pages without query and from memory, a policy on every page.
 */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const cache = new PageCache()
  const knownScripts = new KnownScripts()
  const errorSite = new ErrorSite(options.contentUrl)
  const staticCopies = new StaticCopies()
  return {
    purge: () => cache.purge(),
    wrap: listener => (request, response) => {
      const requestId = chooseRequestId(request.headersDistinct['x-request-id']?.[0], options.trustProxy)
      const result = readPublicAddress(request, options)
      setStaticHeaders(response, options, requestId, result.ok && result.address.scheme === 'https')
      const refusal = result.ok ? checkRequest(request) : result.refusal
      if (!result.ok || refusal !== undefined) {
        refuse(request, response, refusal ?? { status: 400, code: 'host' }, requestId)
        return
      }
      const { address } = result
      rewriteHeaders(request, address, requestId)
      const house = { options, cache, knownScripts, errorSite, staticCopies, listener }
      receive({ request, response, requestId, address, ...house })
    },
  }
}

const checkRequest = (request: IncomingMessage): Refusal | undefined =>
  checkTarget(request.url ?? '') ?? checkMethod(request) ?? checkBodyHeaders(request)

function setStaticHeaders(
  response: ServerResponse,
  options: FrontDoorOptions,
  requestId: string,
  overTls: boolean,
): void {
  for (const [name, value] of Object.entries(STATIC_HEADERS)) response.setHeader(name, value)
  const transport = strictTransport(options.cookieSecure, overTls)
  if (transport !== undefined) response.setHeader('strict-transport-security', transport)
  response.setHeader('x-request-id', requestId)
}

function receive(visit: Visit): void {
  const { request, response, requestId, address } = visit
  const whenRefused = (refusal: Refusal): void => {
    if (!returnToForm(request, response, address.host, refusal)) refuse(request, response, refusal, requestId)
  }
  if (hasBody(request)) collectBody(request, () => admit(visit), whenRefused)
  else admit(visit)
}

function admit(visit: Visit): void {
  const { request, address, options, staticCopies } = visit
  const path = pathOf(request.url ?? '')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // A page has to be read as it is, for its policy and for the memory.
  delete request.headers['accept-encoding']
  const isPublic = isPublicPath(options.hostRules, address.host, path)
  const admitted = { ...visit, encoding, isPublic }
  if (!isPublic) {
    const copy = staticCopies.find(path, encoding)
    if (copy !== undefined) request.url = copy.path
    passOn(admitted, { copy })
    return
  }
  request.url = cutQuery(request)
  if (isCacheable(request)) admitCacheable(admitted, `${address.scheme} ${address.host} ${path}`)
  else passOn(admitted)
}

function admitCacheable(visit: AdmittedVisit, key: string): void {
  const { request, response, cache } = visit
  const now = Date.now()
  const found = cache.look(key, now)
  if (found.kind === 'hit') {
    sendStored(visit, found.page, now)
    return
  }
  if (found.kind === 'refresh') response.once('close', () => cache.release(key))
  // A 304 of the framework would have to be stored as a page.
  delete request.headers['if-none-match']
  const rendering = { key, generation: cache.generation }
  passOn(visit, { keep: html => cache.store(rendering, response, html, Date.now()) })
}

/** `keep` is given a finished page; `copy` is what is sent in place of the static file that was asked for. */
type Passing = { keep?: (html: Buffer) => void; copy?: StaticCopy | undefined }

function passOn(visit: AdmittedVisit, { keep, copy }: Passing = {}): void {
  const { request, response, requestId, options, listener } = visit
  // HEAD of a page: the framework makes the whole page, its policy is read from it, Node drops the body.
  if (request.method === 'HEAD' && request.url?.startsWith('/api/') !== true) request.method = 'GET'
  const decideBy = performance.now() + options.requestDeadlineMs
  const context: RequestContext = { requestId, decideBy }
  holdHtml(response, {
    isFailure: () => isFailedPage(visit),
    whenFailed: () => replaceFailedPage(visit, decideBy - performance.now()),
    whenPage: (sent, isWhole) => {
      const html = isWhole ? decodePage(response, sent) : sent
      setStatus(response, context, readPageStatus(html))
      nameOneLocation(response)
      tellSharedCaches(response)
      setPagePolicy(visit, html)
      varyByEncoding(response)
      keep?.(html)
      return isWhole ? encodeFor(response, html, visit) : html
    },
    whenOther: () => {
      setStatus(response, context)
      setNonPagePolicy(response)
      if (copy !== undefined) tellCopy(response, copy)
    },
  })
  runInRequest(context, () => listener(request, response))
}

/** A file that is gone since the start is no copy of anything. */
function tellCopy(response: ServerResponse, { headers }: StaticCopy): void {
  if (response.statusCode >= 400) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** The status that the page itself has chosen; a redirect or a failure of the framework stays what it is. */
function setStatus(response: ServerResponse, { pageStatus }: RequestContext, marked?: MarkedStatus): void {
  const status = pageStatus?.status ?? marked
  if (status === undefined || response.statusCode !== 200) return
  response.statusCode = status
  if (status === 503)
    response.setHeader('retry-after', String(pageStatus?.retryAfterSeconds ?? RETRY_AFTER_SECONDS))
}

/** The framework names the target of a kept redirect twice; clients read two as one address with a comma in it. */
function nameOneLocation(response: ServerResponse): void {
  const location = response.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) response.setHeader('location', location[0])
}

function setPagePolicy({ request, response, address, options, knownScripts }: Visit, html: Buffer): void {
  const path = pathOf(request.url ?? '')
  const { hashes, refused } = knownScripts.read(`${address.host} ${path}`, html)
  if (refused.length > 0) reportRefusedScripts(path, refused)
  const secure = options.cookieSecure && address.scheme === 'https'
  const { connectOrigins: connect, tagOrigins: tags } = options
  const targets = formTargetsOf(options.hostRules, options.contentUrl)
  const policy = buildPolicy({ scriptHashes: hashes, connect, tags, formTargets: targets, secure })
  response.setHeader('content-security-policy', policy)
}

/** A 304 refreshes the headers of the copy a browser holds: a policy in it would replace the page's own. */
function setNonPagePolicy(response: ServerResponse): void {
  if (response.statusCode !== 304 && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', NON_PAGE_POLICY)
}
