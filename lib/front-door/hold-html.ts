import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Pages of ours are far below this; a larger one is sent on with a policy for what was read so far. */
const LARGEST_PAGE = 4_194_304

/** Called once with the whole page before its first byte leaves; it may still set headers. */
export type WhenPage = (html: Buffer) => void

type Callback = (error?: Error | null) => void
type Chunk = string | Uint8Array
type HeaderInput = OutgoingHttpHeaders | readonly OutgoingHttpHeader[]

/**
 * Holds an HTML answer that has no policy of its own until it is complete, so that its policy can name its scripts. Every
 * other answer passes untouched and streams: the first call that would send something decides which it is.
 */
export function holdHtml(response: ServerResponse, whenPage: WhenPage, whenOther: () => void): void {
  const own = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  let chunks: Buffer[] | undefined
  let size = 0

  const release = (): void => {
    Object.assign(response, own)
  }
  /** True while the answer is held. */
  const isHeld = (): boolean => {
    if (chunks !== undefined) return true
    if (isPageWithoutPolicy(response)) {
      chunks = []
      return true
    }
    release()
    whenOther()
    return false
  }
  const take = (chunk: Chunk, encoding: BufferEncoding | undefined): void => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk)
    chunks?.push(bytes)
    size += bytes.length
  }
  const finishPage = (): Buffer => {
    const html = Buffer.concat(chunks ?? [])
    release()
    whenPage(html)
    return html
  }

  Object.assign(response, {
    writeHead(status: number, reason?: string | HeaderInput, headers?: HeaderInput) {
      response.statusCode = status
      if (typeof reason === 'string') response.statusMessage = reason
      applyHeaders(response, typeof reason === 'string' ? headers : reason)
      return isHeld() ? response : own.writeHead(status)
    },
    flushHeaders() {
      if (!isHeld()) own.flushHeaders()
    },
    write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback) {
      if (!isHeld()) return writeOn(own.write, chunk, encoding, callback)
      take(chunk, typeof encoding === 'string' ? encoding : undefined)
      const done = typeof encoding === 'function' ? encoding : callback
      if (done !== undefined) process.nextTick(done)
      if (size > LARGEST_PAGE) own.write(finishPage())
      return true
    },
    end(chunk?: Chunk | Callback | null, encoding?: BufferEncoding | Callback, callback?: Callback) {
      if (!isHeld()) return endOn(own.end, chunk, encoding, callback)
      if (typeof chunk === 'string' || chunk instanceof Uint8Array)
        take(chunk, typeof encoding === 'string' ? encoding : undefined)
      const done = [chunk, encoding, callback].find(given => typeof given === 'function')
      const html = finishPage()
      response.removeHeader('transfer-encoding')
      response.setHeader('content-length', html.length)
      return own.end(html, typeof done === 'function' ? () => done() : undefined)
    },
  })
}

function isPageWithoutPolicy(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '')
  return (
    response.statusCode !== 304 &&
    /^text\/html\b/i.test(type) &&
    !response.hasHeader('content-security-policy')
  )
}

/** `writeHead` takes an object, a flat list or a list of pairs; a name that comes twice keeps both values. */
function applyHeaders(response: ServerResponse, headers: HeaderInput | undefined): void {
  const isList = (input: HeaderInput): input is readonly OutgoingHttpHeader[] => Array.isArray(input)
  if (headers === undefined) return
  if (!isList(headers)) {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    return
  }
  const flat = headers.flat()
  const seen = new Set<string>()
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const name = String(flat[index])
    const value = String(flat[index + 1])
    if (seen.has(name.toLowerCase())) response.appendHeader(name, value)
    else response.setHeader(name, value)
    seen.add(name.toLowerCase())
  }
}

const writeOn = (
  write: ServerResponse['write'],
  chunk: Chunk,
  encoding?: BufferEncoding | Callback,
  callback?: Callback,
): boolean =>
  typeof encoding === 'string' ? write(chunk, encoding, callback) : write(chunk, encoding ?? callback)

function endOn(
  end: ServerResponse['end'],
  chunk?: Chunk | Callback | null,
  encoding?: BufferEncoding | Callback,
  callback?: Callback,
): ServerResponse {
  if (typeof chunk === 'function') return end(() => chunk())
  if (typeof encoding === 'string')
    return end(chunk, encoding, callback === undefined ? undefined : () => callback())
  const done = encoding ?? callback
  return end(chunk, done === undefined ? undefined : () => done())
}
