import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as timeout } from 'node:timers/promises'
import type { FrontDoorOptions } from '../config/front-door-options.ts'
import { customerNetworkOf, networkOf } from '../request/network-address.ts'
import { REQUEST_ID_HEADER } from '../request/own-headers.ts'
import { chooseRequestId } from '../request/request-id.ts'
import { isPublicFile, isPublicPage } from '../site/public-paths.ts'
import { resolveLocale } from '../site/resolve-locale.ts'
import { Bodies, checkBodyHeaders, hasBody } from './body/bodies.ts'
import type { BodySettings } from './body/body-settings.ts'
import { isCacheable, type Lookup, PageCache, sendStored } from './cache/page-cache.ts'
import { readPublicAddress } from './cache/public-address.ts'
import { cutQuery, isPlainlySpelled, pathOf } from './cache/public-query.ts'
import { STATIC_FOLDER, StaticCopies } from './cache/static-copies.ts'
import { acceptedEncoding } from './compress/encoding.ts'
import { ErrorSite } from './failure/error-site.ts'
import { type AdmittedExchange, forwardToNext, type HttpExchange } from './forward-to-next.ts'
import { KnownScripts } from './policy/known-scripts.ts'
import { PageStyles } from './policy/page-styles.ts'
import { rewriteHeaders } from './policy/rewrite-headers.ts'
import { STATIC_HEADERS, strictTransport } from './policy/static-headers.ts'
import { Admission, type LoopSample, type Priority } from './refuse/admission.ts'
import { checkMethod } from './refuse/check-method.ts'
import { checkTarget } from './refuse/check-target.ts'
import { PageRateLimit } from './refuse/page-rate-limit.ts'
import { isPageRequest, isUnconditional, priorityOf } from './refuse/priority.ts'
import { type Refusal, refuse } from './refuse/refusal.ts'
import { hasPage, refuseRequest } from './refuse/refuse-request.ts'
import { returnToForm } from './refuse/refused-form.ts'
import { isRouterState, ROUTER_STATE_HEADER } from './refuse/router-state.ts'

export type FrontDoor = {
  wrap: (listener: RequestListener) => RequestListener
  /** Drops every cached page that has one of these tags. */
  purge: (tags: readonly string[]) => void
  /** Adapts the limit of parallel requests; call it several times a second. */
  adjust: (sample: LoopSample) => void
  /** Hashes of inlined style sheets, for the policy of a page that contains one. */
  styleHashes: readonly string[]
}

/** `Retry-After`: by then a short overload is over, or the load balancer has found another container. */
const BUSY_SECONDS = 5

/**
 * Parts that may wait for the end of one response: the front door up to seven, the framework about six. From
 * eleven on Node.js would warn of a leak.
 */
const MOST_LISTENERS = 20

/**
 * Wraps the framework's request listener. In order: request id and static headers; refusal of requests that
 * the framework would mishandle; removal of headers that a client may not send; collection of the whole body
 * within its limit; public pages without query and from the cache; admission control; a policy on every
 * page.
 */
export function createFrontDoor(
  options: FrontDoorOptions,
  staticFolder = STATIC_FOLDER,
  bodySettings?: BodySettings,
): FrontDoor {
  const bodies = new Bodies(options.sessionSecret, bodySettings)
  const cache = new PageCache(options.pageCacheMs)
  const knownScripts = new KnownScripts()
  const errorSite = new ErrorSite(options.contentUrl)
  const staticCopies = new StaticCopies(staticFolder)
  const styles = new PageStyles(staticFolder)
  const admission = new Admission(options.admissionWaitMs)
  const pageRateLimit = new PageRateLimit(options.pagesPerMinute)
  const reading = { cache, staticCopies, styles, knownScripts, errorSite }
  const shared = { options, ...reading, bodies, admission, pageRateLimit }
  return {
    purge: tags => cache.purge(tags),
    adjust: sample => admission.adjust(sample),
    styleHashes: styles.hashes,
    wrap: listener => (request, response) => {
      response.setMaxListeners(MOST_LISTENERS)
      const requestId = chooseRequestId(request.headersDistinct[REQUEST_ID_HEADER]?.[0], options.trustProxy)
      const result = readPublicAddress(request, options)
      setStaticHeaders(response, options, requestId, result.ok && result.address.scheme === 'https')
      const refusal = result.ok ? checkRequest(request) : result.refusal
      if (!result.ok || refusal !== undefined) {
        refuse(request, response, refusal ?? { status: 400, code: 'host' }, requestId)
        return
      }
      const { address } = result
      rewriteHeaders(request, address, requestId)
      receive({ request, response, requestId, address, ...shared, listener })
    },
  }
}

const checkRequest = (request: IncomingMessage): Refusal | undefined =>
  checkTarget(request.url ?? '') ?? checkMethod(request) ?? checkRouterState(request)

function checkRouterState({ headers }: IncomingMessage): Refusal | undefined {
  const state = headers[ROUTER_STATE_HEADER]
  return state === undefined || isRouterState(String(state))
    ? undefined
    : { status: 400, code: 'router-state' }
}

function setStaticHeaders(
  response: ServerResponse,
  options: FrontDoorOptions,
  requestId: string,
  overTls: boolean,
): void {
  for (const [name, value] of Object.entries(STATIC_HEADERS)) response.setHeader(name, value)
  const transport = strictTransport(options.cookieSecure, overTls)
  if (transport !== undefined) response.setHeader('strict-transport-security', transport)
  response.setHeader(REQUEST_ID_HEADER, requestId)
}

function receive(exchange: HttpExchange): void {
  const { request, response, requestId, address, bodies } = exchange
  const whenRefused = (refusal: Refusal): void => {
    if (returnToForm(request, response, address.host, refusal)) return
    // The rest of the body is not read.
    response.setHeader('connection', 'close')
    if (hasPage(refusal.code)) refuseRequest(exchange, refusal.code, BUSY_SECONDS)
    else refuse(request, response, refusal, requestId)
  }
  const refused = checkBodyHeaders(request)
  if (refused !== undefined) {
    whenRefused(refused)
    return
  }
  const network = customerNetworkOf(address.clientAddress)
  if (hasBody(request)) bodies.receive({ request, response, network }, () => admit(exchange), whenRefused)
  else admit(exchange)
}

function admit(exchange: HttpExchange): void {
  const { request, address, options, staticCopies } = exchange
  const path = pathOf(request.url ?? '')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // A page is needed uncompressed, for its policy and for the cache.
  delete request.headers['accept-encoding']
  const admitted = { ...exchange, encoding, decideBy: performance.now() + options.requestDeadlineMs }
  if (isUnconditional(path) || staticCopies.isFile(path)) {
    const copy = staticCopies.find(path, encoding)
    if (copy !== undefined) request.url = copy.path
    forwardToNext(admitted, { copy })
    return
  }
  const resolution = resolveLocale(options.hostRules, { host: address.host, path })
  const page = resolution.kind === 'serve' ? resolution.page : undefined
  const priority = priorityOf(request, path, page)
  if (page === undefined || !isPublicPage(page)) {
    enter(admitted, path, priority, () => forwardToNext(admitted))
    return
  }
  request.url = cutQuery(request)
  if (isCacheable(request) && !isPublicFile(page) && isPlainlySpelled(path))
    admitCacheable(admitted, path, priority)
  else enter(admitted, path, priority, () => forwardToNext(admitted))
}

/** A request waits this long for the same page that another request is rendering; then it renders its own. */
const LONGEST_WAIT_MS = 1_000

function admitCacheable(exchange: AdmittedExchange, path: string, priority: Priority): void {
  const { address, cache } = exchange
  const key = `${address.scheme} ${address.pattern} ${path}`
  const look = () => cache.look(key, performance.now())
  const found = look()
  if (found.kind !== 'miss' || found.beingMade === undefined) {
    sendOrMake(exchange, { key, path, priority, found })
    return
  }
  const patience = timeout(LONGEST_WAIT_MS, undefined, { ref: false })
  void Promise.race([found.beingMade, patience]).then(() => {
    if (!exchange.response.destroyed) sendOrMake(exchange, { key, path, priority, found: look() })
  })
}

type Wanted = { key: string; path: string; priority: Priority; found: Lookup }

function sendOrMake(exchange: AdmittedExchange, { key, path, priority, found }: Wanted): void {
  const { request, response, cache } = exchange
  if (found.kind === 'hit') {
    sendStored(exchange, found.page, performance.now())
    return
  }
  const end = cache.begin(key)
  response.once('close', end)
  // Otherwise the framework could respond with 304, which cannot be stored as a page.
  delete request.headers['if-none-match']
  // A refresh has priority: it serves all requests for the page.
  enter(exchange, path, found.kind === 'refresh' ? 'first' : priority, () => {
    const rendering = { key, generation: cache.generation }
    forwardToNext(exchange, {
      keep: page => {
        cache.store(rendering, response, page, performance.now())
        end()
      },
    })
  })
}

/** Begins a request if admission control and the page limit of its network allow it; refuses it otherwise. */
function enter(exchange: AdmittedExchange, path: string, priority: Priority, begin: () => void): void {
  const { response, address, admission, pageRateLimit } = exchange
  const waitSeconds = isPageRequest(path)
    ? pageRateLimit.consume(networkOf(address.clientAddress), performance.now())
    : undefined
  if (waitSeconds === undefined)
    admission.enter({ response, priority, begin, shed: () => refuseRequest(exchange, 'busy', BUSY_SECONDS) })
  else refuseRequest(exchange, 'too-many-pages', waitSeconds)
}
