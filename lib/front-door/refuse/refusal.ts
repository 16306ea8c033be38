import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { NON_PAGE_POLICY } from '../policy/content-security-policy.ts'

/** Why a request goes no further. `code` is for logs and clients, never a sentence. */
export type Refusal = {
  status: number
  code: string
  headers?: Readonly<Record<string, string>>
  /** The request itself was in order. */
  keepsConnection?: boolean
}

/**
 * Answers in problem form (RFC 9457). Closes the connection of a bad request: what follows on it may not be a
 * request either.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
): void {
  const { status, code, headers = {}, keepsConnection = false } = refusal
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, requestId })
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
