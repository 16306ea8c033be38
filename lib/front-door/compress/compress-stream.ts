import type { ServerResponse } from 'node:http'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { type Encoding, randomComment, varyByEncoding } from './encoding.ts'

const PAGE = /^text\/html\b/i
/** Pages, and page data (React flight) that the client router requests. */
const COMPRESSED = /^text\/(?:html|x-component)\b/i

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
} as const satisfies Record<Encoding, unknown>

type Callback = () => void

/** Whether a streamed response is compressed: its body is text and not compressed yet. */
export const isCompressible = (response: ServerResponse): boolean =>
  response.statusCode !== 304 &&
  !response.hasHeader('content-encoding') &&
  COMPRESSED.test(String(response.getHeader('content-type') ?? ''))

/**
 * Compresses everything that is written from now on; call it before the headers are sent. `write` always
 * returns true, since a page is small. Only this file pauses and resumes the compressor on the client's back
 * pressure: with two listeners for one `drain` event, each would miss the event meant for the other.
 */
export function compressStream(response: ServerResponse, encoding: Encoding): void {
  const own = { write: response.write.bind(response), end: response.end.bind(response) }
  const compressor = COMPRESSORS[encoding]()
  const isPage = PAGE.test(String(response.getHeader('content-type')))
  response.setHeader('content-encoding', encoding)
  response.removeHeader('content-length')
  varyByEncoding(response)

  compressor.on('data', bytes => {
    if (!own.write(bytes)) compressor.pause()
  })
  compressor.on('end', () => own.end())
  compressor.on('error', () => response.destroy())
  response.on('drain', () => compressor.resume())
  response.on('close', () => compressor.destroy())

  const take = (chunk: unknown, charset: unknown): void => {
    if (typeof chunk === 'string') compressor.write(Buffer.from(chunk, charsetOf(charset)))
    else if (chunk instanceof Uint8Array) compressor.write(chunk)
  }
  const flush = flusher(compressor)
  const write = (chunk: unknown, charset?: unknown, callback?: unknown): boolean => {
    if (compressor.writableEnded || compressor.destroyed) return true
    take(chunk, charset)
    flush()
    const done = [charset, callback].find(isCallback)
    if (done !== undefined) process.nextTick(done)
    return true
  }
  const end = (chunk?: unknown, charset?: unknown, callback?: unknown): ServerResponse => {
    if (compressor.writableEnded || compressor.destroyed) return response
    take(chunk, charset)
    const done = [chunk, charset, callback].find(isCallback)
    if (done !== undefined) response.once('finish', done)
    // A streamed page is always personal: public pages are buffered and compressed as a whole.
    compressor.end(isPage ? randomComment() : undefined)
    return response
  }
  Object.assign(response, { write, end })
}

const charsetOf = (given: unknown): BufferEncoding =>
  typeof given === 'string' && Buffer.isEncoding(given) ? given : 'utf8'

const isCallback = (given: unknown): given is Callback => typeof given === 'function'

/** Flushes written bytes at once, for the browser to start; writes of one turn are flushed together. */
function flusher(compressor: ReturnType<(typeof COMPRESSORS)[Encoding]>): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setImmediate(() => {
      isWaiting = false
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush()
    })
  }
}
