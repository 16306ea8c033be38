import type { IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS_HEADER, PAGE_HEADERS, REQUEST_ID_HEADER } from '../../request/own-headers.ts'
import type { PublicAddress } from '../cache/public-address.ts'

/**
 * Headers that control the framework or that our own parts set for one another: a client may not send them.
 */
const INTERNAL_PREFIXES = ['x-middleware-', 'x-invoke-', 'x-matched-', 'x-now-', 'x-forwarded-', 'x-nextjs-']
const INTERNAL_HEADERS = [
  'forwarded',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-nonce',
  'content-security-policy',
  'content-security-policy-report-only',
  ...PAGE_HEADERS,
]

/**
 * Drops headers that a client may not send and sets those that are derived from the request: after this,
 * `host`, `x-forwarded-proto`, `x-client-address` and `x-request-id` can be trusted everywhere.
 */
export function rewriteHeaders(request: IncomingMessage, address: PublicAddress, requestId: string): void {
  const { headers } = request
  for (const name of Object.keys(headers)) {
    if (INTERNAL_HEADERS.includes(name) || INTERNAL_PREFIXES.some(prefix => name.startsWith(prefix)))
      delete headers[name]
  }
  headers.host = address.host
  headers['x-forwarded-host'] = address.host
  headers['x-forwarded-proto'] = address.scheme
  headers['x-forwarded-for'] = address.clientAddress
  headers[CLIENT_ADDRESS_HEADER] = address.clientAddress
  headers[REQUEST_ID_HEADER] = requestId
}
