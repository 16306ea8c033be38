import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import { regionalLanguage } from '../reference/coded-lists.ts'
import { findSite } from '../sites.ts'
import type { CommerceEnvironment, CommerceRequest } from './environment.ts'
import { fieldFault, occError, validationError } from './occ-error.ts'
import { secretsEqual } from './secrets-equal.ts'

type Gate = MiddlewareHandler<CommerceEnvironment>

const OPEN_PATH = '/occ/v2/basesites'
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** Echoes the caller's request id (or makes one) and forbids caching unless a route allows it. */
export const traceRequest: Gate = async (request, next) => {
  const given = request.req.header('x-request-id') ?? ''
  const requestId = REQUEST_ID.test(given) ? given : randomUUID()
  request.set('requestId', requestId)
  request.header('x-request-id', requestId)
  request.header('Cache-Control', 'no-store')
  await next()
}

/** Only the store's servers know the platform key; the list of sites is open to everyone. */
export const requirePlatformKey =
  (platformKey: string): Gate =>
  async (request, next) => {
    const given = request.req.header(COMMERCE_HEADERS.platformKey) ?? ''
    if (request.req.path !== OPEN_PATH && !secretsEqual(given, platformKey)) {
      throw occError.forbidden('The platform key is missing or wrong.')
    }
    await next()
  }

/** This service speaks JSON only. */
export const requireJsonAccepted: Gate = async (request, next) => {
  const accept = request.req.header('accept') ?? '*/*'
  const ranges = accept.split(',').map(range => range.split(';', 1)[0]?.trim().toLowerCase())
  if (!ranges.some(range => range === '*/*' || range === 'application/*' || range === 'application/json')) {
    throw occError.notAcceptable('Only application/json can be answered.')
  }
  await next()
}

const MAX_ENTRY_POINT = 64

/** The entry point is free text of a limited length; the routing region and no-cache are only recorded. */
export const checkEntryPoint: Gate = async (request, next) => {
  const entryPoint = request.req.header(COMMERCE_HEADERS.entryPoint) ?? ''
  if (entryPoint.length > MAX_ENTRY_POINT) {
    throw validationError([
      fieldFault(COMMERCE_HEADERS.entryPoint, 'invalid', 'The entry point is too long.'),
    ])
  }
  await next()
}

/** Settles site, language and currency from path and query; no fallback, as in the real engine. */
export const resolveSite: Gate = async (request, next) => {
  const uid = request.req.param('site') ?? ''
  const site = findSite(uid)
  if (site === undefined) throw occError.invalidResource(`Base site ${uid} does not exist.`)
  const stated = request.req.header(COMMERCE_HEADERS.site)
  if (stated !== undefined && stated !== uid) {
    throw occError.invalidResource('The site of the header is not the site of the path.')
  }
  request.set('site', site)
  const language = resolveOne(request, 'lang', site.languages)
  request.set('language', language)
  // Job titles and industries have other names in the English of each country.
  request.set('regionalLanguage', regionalLanguage(language, site.deliveryCountries[0]))
  request.set('currency', resolveOne(request, 'curr', site.currencies))
  await next()
}

const resolveOne = (
  request: CommerceRequest,
  parameter: 'lang' | 'curr',
  supported: readonly [string, ...string[]],
): string => {
  const wanted = request.req.query(parameter)
  if (wanted === undefined) return supported[0]
  if (supported.includes(wanted)) return wanted
  const refuse = parameter === 'lang' ? occError.unsupportedLanguage : occError.unsupportedCurrency
  throw refuse(`The site does not support ${parameter} ${wanted}.`)
}
