import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isPublicPath } from '../site/public-paths.ts'
import { checkMethod } from './check-method.ts'
import { checkTarget } from './check-target.ts'
import { acceptedEncoding } from './encoding.ts'
import { ErrorSite } from './error-site.ts'
import { KnownScripts } from './known-scripts.ts'
import type { FrontDoorOptions } from './options.ts'
import { isCacheable, PageCache, sendStored } from './page-cache.ts'
import { type AdmittedVisit, passOn, type Visit } from './pass-on.ts'
import { readPublicAddress } from './public-address.ts'
import { cutQuery, pathOf } from './public-query.ts'
import { type Refusal, refuse } from './refusal.ts'
import { returnToForm } from './refused-form.ts'
import { checkBodyHeaders, collectBody, hasBody } from './request-body.ts'
import { chooseRequestId } from './request-id.ts'
import { rewriteHeaders } from './rewrite-headers.ts'
import { StaticCopies } from './static-copies.ts'
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
  const admitted = { ...visit, encoding }
  if (!isPublicPath(options.hostRules, address.host, path)) {
    const copy = staticCopies.find(path, encoding)
    if (copy !== undefined) request.url = copy.path
    passOn(admitted, { copy })
    return
  }
  request.url = cutQuery(request)
  if (isCacheable(request)) admitCacheable(admitted, `${address.scheme} ${address.pattern} ${path}`)
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
