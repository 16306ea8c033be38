import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { NON_PAGE_POLICY } from '../policy/content-security-policy.ts'
import { dropPageHeaders } from '../policy/static-headers.ts'

/** Why a request is refused. `code` is for logs and clients, never a text for users. */
export type Refusal = {
  status: number
  code: string
  headers?: Readonly<Record<string, string>>
  /** True if the request itself was well-formed. */
  keepsConnection?: boolean
}

/**
 * Responds with problem details (RFC 9457). Closes the connection of a malformed request: the bytes that
 * follow may not be a valid request either.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
): void {
  const { status, code, headers = {}, keepsConnection = false } = refusal
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, requestId })
  dropPageHeaders(response)
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...(keepsConnection ? {} : { connection: 'close' }),
    'content-security-policy': NON_PAGE_POLICY,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
