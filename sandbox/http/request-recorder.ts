import type { IncomingMessage, ServerResponse } from 'node:http'
import { COMMERCE_HEADERS } from '../../lib/contract/commerce/headers.ts'
import type { Log } from '../log.ts'
import type { Fault } from './faults.ts'
import type { ServiceName } from './service.ts'

export type RecordedRequest = {
  at: string
  service: ServiceName
  method: string
  path: string
  query: Record<string, string>
  /** 0 while unanswered and when the connection was dropped. */
  status: number
  requestId: string | undefined
  headers: Record<string, string | boolean>
  fault: string | undefined
}

export type RequestRecorder = {
  record(
    service: ServiceName,
    request: IncomingMessage,
    response: ServerResponse,
    fault: Fault | undefined,
  ): void
  list(service?: string): RecordedRequest[]
  clear(): void
}

const CAPACITY = 2000

/** Only these query values are kept readable: anything may carry a secret, so the list names what may not. */
const READABLE_QUERY = new Set([
  '_action', 'authIndexType', 'authIndexValue', 'client_id', 'code_challenge_method', 'country', 'curr', 'fields',
  'lang', 'lastActivityTime', 'pageSize', 'currentPage', 'prompt', 'purpose', 'redirect_uri', 'response_type', 'scope', 'siteId',
  'sort', 'timeout', 'userId', 'categoryUnitType', 'withReasons', 'query',
]) // biome-ignore format: a list

const READABLE_HEADERS = [
  'accept', 'accept-api-version', 'accept-language', 'cache-control', 'content-type',
  'x-forwarded-host', 'x-forwarded-prefix', 'x-forwarded-proto', 'x-requested-with',
  COMMERCE_HEADERS.entryPoint, COMMERCE_HEADERS.routingRegion, COMMERCE_HEADERS.site,
] // biome-ignore format: a list

/** Of these only the presence is kept. */
const SECRET_HEADERS = [
  'authorization',
  'cookie',
  'origin',
  COMMERCE_HEADERS.accessToken,
  COMMERCE_HEADERS.platformKey,
]

/** Remembers the latest requests for the end-to-end tests, without anything secret in them. */
export const createRequestRecorder = (log: Log, now: () => number): RequestRecorder => {
  let requests: RecordedRequest[] = []
  return {
    record: (service, request, response, fault) => {
      const entry = describe(service, request, fault, now())
      requests.push(entry)
      if (requests.length > CAPACITY) requests = requests.slice(-CAPACITY / 2)
      response.once('finish', () => {
        entry.status = response.statusCode
      })
      response.once('close', () => {
        const { method, path, status, requestId } = entry
        log.info('request', { service, method, path, status, requestId, fault: entry.fault })
      })
    },
    list: service => requests.filter(entry => service === undefined || entry.service === service),
    clear: () => {
      requests = []
    },
  }
}

const describe = (
  service: ServiceName,
  request: IncomingMessage,
  fault: Fault | undefined,
  now: number,
): RecordedRequest => {
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2)
  return {
    at: new Date(now).toISOString(),
    service,
    method: request.method ?? 'GET',
    path: redactPath(path),
    query: Object.fromEntries(
      [...new URLSearchParams(search)].map(([name, value]) => [
        name,
        READABLE_QUERY.has(name) ? value : '(hidden)',
      ]),
    ),
    status: 0,
    requestId: single(request.headers['x-request-id']),
    headers: readHeaders(request),
    fault: fault === undefined ? undefined : (fault.action ?? String(fault.status ?? 'delay')),
  }
}

const readHeaders = (request: IncomingMessage): Record<string, string | boolean> => {
  const seen: Record<string, string | boolean> = {}
  for (const name of READABLE_HEADERS) {
    const value = single(request.headers[name])
    if (value !== undefined) seen[name] = value
  }
  for (const name of SECRET_HEADERS) seen[name] = request.headers[name] !== undefined
  return seen
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Long opaque segments (flag contexts, identifiers of grants) are not for reading. */
const redactPath = (path: string): string =>
  path
    .split('/')
    .map(segment => (segment.length > 64 ? '(hidden)' : segment))
    .join('/')
