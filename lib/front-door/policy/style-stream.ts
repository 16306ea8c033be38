import type { ServerResponse } from 'node:http'
import type { PageStyles } from './page-styles.ts'

/**
 * Inlines the style sheet into a streamed page; call it before the headers are sent. Only the beginning is
 * buffered, up to the link to the sheet, which is among the first bytes.
 */
export function putStyleIntoStream(response: ServerResponse, styles: PageStyles): void {
  const own = { write: response.write.bind(response), end: response.end.bind(response) }
  let held = Buffer.alloc(0)
  response.removeHeader('content-length')
  const take = (chunk: unknown, charset: unknown): void => {
    if (typeof chunk === 'string')
      held = Buffer.concat([
        held,
        Buffer.from(chunk, typeof charset === 'string' ? encodingOf(charset) : 'utf8'),
      ])
    else if (chunk instanceof Uint8Array) held = Buffer.concat([held, chunk])
  }
  const release = (): Buffer => {
    Object.assign(response, own)
    return styles.putInto(held)
  }
  const write = (chunk: unknown, charset?: unknown, callback?: unknown): boolean => {
    take(chunk, charset)
    const done = [charset, callback].find(given => typeof given === 'function')
    if (typeof done === 'function') process.nextTick(() => done())
    return styles.isReady(held) ? own.write(release()) : true
  }
  const end = (chunk?: unknown, charset?: unknown, callback?: unknown): ServerResponse => {
    take(chunk, charset)
    const done = [chunk, charset, callback].find(given => typeof given === 'function')
    return own.end(release(), typeof done === 'function' ? () => done() : undefined)
  }
  Object.assign(response, { write, end })
}

const encodingOf = (charset: string): BufferEncoding => (Buffer.isEncoding(charset) ? charset : 'utf8')
