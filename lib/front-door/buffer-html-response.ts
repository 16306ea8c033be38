import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { sharedSeconds } from './cache/shared-caching.ts'

/** Pages of ours are far below this; a larger one is sent on with a policy for what was read so far. */
const LARGEST_PAGE = 4_194_304

export type Holding = {
  /**
   * Called once with the page before its first byte leaves; what it gives is sent. It may still set headers
   * and status. A page that is too large to be held is not whole: the rest follows as it comes.
   */
  whenPage: (html: Buffer, isWhole: boolean) => Buffer
  /** The same of a page's data, which the framework's own script asks for. */
  whenData: (data: Buffer, isWhole: boolean) => Buffer
  /** Called once before anything else leaves; it may put other methods in place of those that send. */
  whenOther: () => void
  /**
   * Whether the answer, its status and headers being known, is a failure that something else takes the place
   * of.
   */
  isFailure: () => boolean
  /**
   * Called once in the end of a failure; what it gives, in its own time, is sent. It may still set headers
   * and status.
   */
  whenFailed: () => Promise<Buffer>
}

type Callback = (error?: Error | null) => void
type Chunk = string | Uint8Array
type HeaderInput = OutgoingHttpHeaders | readonly OutgoingHttpHeader[]

/**
 * Holds an HTML answer that has no policy of its own until it is complete, so that its policy can name its
 * scripts; the data of a page for everybody, so that its status is known before others keep it; and a
 * failure, so that something better can take its place. Every other answer passes untouched and streams: the
 * first call that would send something decides which it is.
 */
export function bufferHtmlResponse(response: ServerResponse, holding: Holding): void {
  const { writeHead, flushHeaders, write, end } = new Hold(response, holding)
  Object.assign(response, { writeHead, flushHeaders, write, end })
}

/**
 * The four methods that send something, in place of the response's own until it is decided what the answer
 * is.
 */
class Hold {
  readonly #response: ServerResponse
  readonly #own: Pick<ServerResponse, 'writeHead' | 'flushHeaders' | 'write' | 'end'>
  readonly #holding: Holding
  #finish: Holding['whenPage']
  #chunks: Buffer[] | undefined
  #size = 0
  /** The answer is complete, and what takes its place is on its way: nothing more is taken. */
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
    // What is told of the answer may have given it another status.
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

  /** Nothing of a failure is shown, so nothing of it is kept. */
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

/** What the framework's own script asks for: the data of a page (a flight answer) in place of its HTML. */
const isPageData = (response: ServerResponse): boolean =>
  /^text\/x-component\b/i.test(String(response.getHeader('content-type') ?? ''))

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
