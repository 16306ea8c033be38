import 'server-only'
import http from 'node:http'
import https from 'node:https'

/** One HTTP request. Redirects are never followed and nothing is decompressed. */
export type Exchange = {
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array | undefined
  maxBytes: number
  signal: AbortSignal
  /**
   * Whether a keep-alive connection may be reused. The peer may close it at that moment, and then it is
   * unknown whether it received the request: only for requests that the caller can repeat.
   */
  mayReuse: boolean
}

export type RawAnswer = { status: number; headers: Headers; body: Buffer }

/** The response exceeded its size limit; the connection was closed. */
export class AnswerTooLargeError extends Error {
  override name = 'AnswerTooLargeError'
}

// Every connection is kept: some pages make 14 calls at once, and a new connection doubles a call's cost.
const AGENT_OPTIONS = { keepAlive: true, maxSockets: 128, maxFreeSockets: 128 }
const httpAgent = new http.Agent(AGENT_OPTIONS)
const httpsAgent = new https.Agent(AGENT_OPTIONS)

/**
 * Sends a request and reads the whole response. It uses Node's plain client because the framework's `fetch`
 * caches and deduplicates requests during rendering, which must never happen to a call with a user's token.
 * @throws AnswerTooLargeError, the signal's abort error, or the transport's own error
 */
export async function exchange(request: Exchange): Promise<RawAnswer> {
  request.signal.throwIfAborted()
  const response = await send(request)
  const body = await readBody(response, request.maxBytes)
  return { status: response.statusCode ?? 0, headers: toHeaders(response), body }
}

function send({ url, method, headers, body, signal, mayReuse }: Exchange): Promise<http.IncomingMessage> {
  const secure = url.protocol === 'https:'
  const kept = secure ? httpsAgent : httpAgent
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? https : http).request(
      url,
      { method, headers, agent: mayReuse && kept },
      resolve,
    )
    // A listener of our own: the client's `signal` option watches the whole stream, a tenth of a call's cost.
    const abort = () => outgoing.destroy(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    outgoing.once('close', () => signal.removeEventListener('abort', abort))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Reads by events: iterating over the stream took a fifth of a call's time. */
function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) response.destroy(new AnswerTooLargeError())
      else chunks.push(chunk)
    })
    response.once('end', () => resolve(Buffer.concat(chunks)))
    response.once('error', reject)
  })
}

function toHeaders(response: http.IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  return headers
}
