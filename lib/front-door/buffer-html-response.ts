import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { sharedSeconds } from './cache/shared-caching.ts'

/** Our pages are far below this size. A larger one is sent on with a policy for the part read so far. */
const LARGEST_PAGE = 4_194_304

export type Holding = {
  /**
   * Called once with the page before its first byte is sent; the returned bytes are sent instead. It may
   * still set headers and the status. With `isWhole` false the page is too large to be buffered: the rest is
   * streamed as it comes.
   */
  whenPage: (html: Buffer, isWhole: boolean) => Buffer
  /** The same for the data of a page (React flight), which the framework's client router requests. */
  whenData: (data: Buffer, isWhole: boolean) => Buffer
  /** Called once before any other response is sent; it may replace the methods that send. */
  whenOther: () => void
  /** Whether the response, its status and headers being known, is a failure that is to be replaced. */
  isFailure: () => boolean
  /**
   * Called once when a failed response ends; the resolved bytes are sent instead. It may still set headers
   * and the status.
   */
  whenFailed: () => Promise<Buffer>
}

type Callback = (error?: Error | null) => void
type Chunk = string | Uint8Array
type HeaderInput = OutgoingHttpHeaders | readonly OutgoingHttpHeader[]

/**
 * Buffers three kinds of response until they are complete, and lets every other one stream untouched:
 * - an HTML page without a policy of its own, because its policy has to name its scripts;
 * - the data of a public page, because its status has to be known before caches store it;
 * - a failure, because it is replaced by a better page.
 * The first call that would send something decides which kind it is.
 */
export function bufferHtmlResponse(response: ServerResponse, holding: Holding): void {
  const { writeHead, flushHeaders, write, end } = new Hold(response, holding)
  Object.assign(response, { writeHead, flushHeaders, write, end })
}

/** Replaces the four methods that send something until it is known which kind of response it is. */
class Hold {
  readonly #response: ServerResponse
  readonly #own: Pick<ServerResponse, 'writeHead' | 'flushHeaders' | 'write' | 'end'>
  readonly #holding: Holding
  #finish: Holding['whenPage']
  #chunks: Buffer[] | undefined
  #size = 0
  /** The failed response has ended and its replacement is being made: nothing more is accepted. */
  #hasEnded = false

  constructor(response: ServerResponse, holding: Holding) {
    this.#response = response
    this.#holding = holding
    this.#finish = holding.whenPage
    this.#own = {
      writeHead: response.writeHead.bind(response),
      flushHeaders: response.flushHeaders.bind(response),
      write: response.write.bind(response),
      end: response.end.bind(response),
    }
  }

  readonly writeHead = (status: number, reason?: string | HeaderInput, headers?: HeaderInput) => {
    if (this.#hasEnded) return this.#response
    this.#response.statusCode = status
    if (typeof reason === 'string') this.#response.statusMessage = reason
    applyHeaders(this.#response, typeof reason === 'string' ? headers : reason)
    // `#isHeld` calls `whenOther`, which may have changed the status.
    return this.#isHeld() ? this.#response : this.#own.writeHead(this.#response.statusCode)
  }

  readonly flushHeaders = (): void => {
    if (!this.#isHeld()) this.#own.flushHeaders()
  }

  readonly write = (chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean => {
    if (!this.#isHeld()) return writeOn(this.#response.write.bind(this.#response), chunk, encoding, callback)
    this.#take(chunk, encoding)
    const done = typeof encoding === 'function' ? encoding : callback
    if (done !== undefined) process.nextTick(done)
    if (this.#size > LARGEST_PAGE) this.#own.write(this.#finishPage(false))
    return true
  }

  readonly end = (
    chunk?: Chunk | Callback | null,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ): ServerResponse => {
    if (!this.#isHeld()) return endOn(this.#response.end.bind(this.#response), chunk, encoding, callback)
    if (this.#hasEnded) return this.#response
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#take(chunk, encoding)
    const done = [chunk, encoding, callback].find(given => typeof given === 'function')
    const whenSent = typeof done === 'function' ? () => done() : undefined
    if (this.#holding.isFailure()) return this.#endFailure(whenSent)
    return this.#send(this.#finishPage(true), whenSent)
  }

  #endFailure(whenSent: (() => void) | undefined): ServerResponse {
    this.#hasEnded = true
    this.#holding.whenFailed().then(
      page => {
        this.#release()
        this.#send(page, whenSent)
      },
      () => this.#response.destroy(),
    )
    return this.#response
  }

  #send(page: Buffer, whenSent: (() => void) | undefined): ServerResponse {
    this.#response.removeHeader('transfer-encoding')
    this.#response.setHeader('content-length', page.length)
    return this.#own.end(page, whenSent)
  }

  #isHeld(): boolean {
    if (this.#chunks !== undefined) return true
    const isData = isPageData(this.#response)
    const isShared = sharedSeconds(this.#response) !== undefined
    this.#finish = isData ? this.#holding.whenData : this.#holding.whenPage
    if (isPageWithoutPolicy(this.#response) || (isData && isShared) || this.#holding.isFailure()) {
      this.#chunks = []
      return true
    }
    this.#release()
    this.#holding.whenOther()
    return false
  }

  /** Collects a chunk for a buffered page. The content of a failure is never shown, so it is dropped. */
  #take(chunk: Chunk, encoding: BufferEncoding | Callback | undefined): void {
    if (this.#hasEnded || this.#holding.isFailure()) return
    const charset = typeof encoding === 'string' ? encoding : undefined
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk)
    this.#chunks?.push(bytes)
    this.#size += bytes.length
  }

  #finishPage(isWhole: boolean): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.#chunks ?? []
    const html = others.length === 0 ? first : Buffer.concat([first, ...others])
    this.#release()
    return this.#finish(html, isWhole)
  }

  #release(): void {
    Object.assign(this.#response, this.#own)
  }
}

function isPageWithoutPolicy(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '')
  return (
    response.statusCode !== 304 &&
    /^text\/html\b/i.test(type) &&
    !response.hasHeader('content-security-policy')
  )
}

/**
 * Whether a response is the data of a page (React flight), which the client router requests instead of HTML.
 */
const isPageData = (response: ServerResponse): boolean =>
  /^text\/x-component\b/i.test(String(response.getHeader('content-type') ?? ''))

/**
 * Sets the headers given to `writeHead`: an object, a flat list or a list of pairs. A name that occurs twice
 * in a list keeps both values.
 */
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
