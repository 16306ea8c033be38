import { STATUS_CODES } from 'node:http'

export type ProblemOptions = {
  requestId: string
  headers?: Readonly<Record<string, string>>
  /** Members in addition to the standard ones, for example the step to go to. */
  extra?: Readonly<Record<string, unknown>>
}

/**
 * An error response for a program (RFC 9457). `code` is ours and stable; the client chooses the message text.
 */
export function problemResponse(status: number, code: string, options: ProblemOptions): Response {
  const { requestId, headers = {}, extra = {} } = options
  const title = STATUS_CODES[status] ?? 'Problem'
  return Response.json(
    { ...extra, type: 'about:blank', title, status, code, requestId },
    {
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        ...headers,
      },
    },
  )
}
