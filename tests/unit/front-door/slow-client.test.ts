import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type BrotliOptions, brotliDecompressSync, gunzipSync, type ZlibOptions } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bodyOf, headersOf, openSite, request, type Site, statusOf } from './support'

const DECODERS = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync } as const
const ENCODINGS = ['identity', 'gzip', 'br'] as const

const PART_BYTES = 65_536
/** Hardly gets smaller, so that it fills what lies between server and client however it travels. */
const pageOf = (parts: number): readonly string[] => [
  '<!doctype html><p>',
  ...Array.from({ length: parts }, () => randomBytes((PART_BYTES * 3) / 4).toString('base64')),
  '</p>',
]

const LONG = pageOf(4)
/** Beyond what the front door holds of a page. */
const TOO_LONG_TO_HOLD = pageOf(96)

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PUBLIC = { ...HTML, 'cache-control': 's-maxage=60' }
const PERSONAL = { ...HTML, 'content-security-policy': "script-src 'nonce-a'" }

const compressors = vi.hoisted((): { destroyed: boolean }[] => [])

vi.mock('node:zlib', async importOriginal => {
  const zlib = await importOriginal<typeof import('node:zlib')>()
  const remember = <T extends { destroyed: boolean }>(compressor: T): T => {
    compressors.push(compressor)
    return compressor
  }
  return {
    ...zlib,
    createGzip: (options?: ZlibOptions) => remember(zlib.createGzip(options)),
    createBrotliCompress: (options?: BrotliOptions) => remember(zlib.createBrotliCompress(options)),
  }
})

let site: Site | undefined
afterEach(async () => {
  await site?.close()
  compressors.length = 0
})

/** Until more may be written, or no one is there to read it. */
const canGoOn = (response: ServerResponse): Promise<void> =>
  new Promise(resolve => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn)
      resolve()
    }
    response.on('drain', goOn).on('close', goOn)
    if (response.destroyed) goOn()
  })

const isClosed = (socket: Socket | ServerResponse): Promise<void> =>
  new Promise(resolve => socket.once('close', () => resolve()))

/** Writes each part as soon as the one before may leave, as the framework does. */
const stream =
  (parts: readonly string[], headers: Record<string, string>): Listener =>
  async (_request, response) => {
    response.writeHead(200, headers)
    for (const part of parts) if (!response.write(part)) await canGoOn(response)
    response.end()
  }

type Listener = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Until no more of an answer leaves: it is on its way as a whole, or waits for a client that does not read.
 */
const isStuck = ({ socket }: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise(resolve => {
    response.once('finish', resolve)
    const write = socket.write.bind(socket)
    const watched = (...given: Parameters<typeof write>): boolean => {
      const mayGoOn = write(...given)
      // What the system takes at once is gone in the next turn; the rest is there until a user reads.
      setImmediate(() => socket.writableLength > 0 && resolve())
      return mayGoOn
    }
    Object.assign(socket, { write: watched })
  })

/** Opens the site; what is given is settled once the first answer is stuck. */
async function openFor(listener: Listener): Promise<{ port: number; stuck: Promise<void> }> {
  const stuck = Promise.withResolvers<void>()
  site = await openSite((incoming, response) => {
    void isStuck(incoming, response).then(stuck.resolve)
    return listener(incoming, response)
  })
  return { port: site.port, stuck: stuck.promise }
}

const ask = (path: string, encoding: string): string =>
  request(`GET ${path} HTTP/1.1`, ['Host: localhost', 'Accept: text/html', `Accept-Encoding: ${encoding}`])

/**
 * Reads a kilobyte, lets the server do what it can, and so on to the end; begins when the server can do
 * nothing more.
 */
async function readSlowly(port: number, bytes: string, start: Promise<void>): Promise<string> {
  const parts: Buffer[] = []
  let canRead = false
  let socket: Socket | undefined
  const goOn = () => setImmediate(() => socket?.resume())
  socket = connect({
    port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.alloc(1_024),
      callback: (count, buffer) => {
        parts.push(Buffer.from(buffer.subarray(0, count)))
        if (canRead) goOn()
        return false
      },
    },
  })
  socket.write(bytes)
  const closed = isClosed(socket)
  await start
  canRead = true
  goOn()
  await closed
  return Buffer.concat(parts).toString('latin1')
}

/** The body, its chunks put together where it came in chunks. */
function bytesOf(answer: string): Buffer {
  const body = bodyOf(answer)
  if (headersOf(answer, 'transfer-encoding').join() !== 'chunked') return Buffer.from(body, 'latin1')
  const chunks: string[] = []
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, line), 16)
    if (size === 0) break
    chunks.push(body.slice(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
  return Buffer.from(chunks.join(''), 'latin1')
}

const textOf = (answer: string, encoding: (typeof ENCODINGS)[number]): string => {
  const isCoded = headersOf(answer, 'content-encoding').join() === encoding
  const bytes = bytesOf(answer)
  return (isCoded ? DECODERS[encoding](bytes) : bytes).toString('utf8').replace(/<!--[\w-]*-->$/, '')
}

const PAGES = [
  ['a public page that is held', '/en-us', LONG, PUBLIC],
  ['a public page too long to hold', '/en-us', TOO_LONG_TO_HOLD, PUBLIC],
  ['a personal page that is held', '/en-us/login', LONG, HTML],
  ['a personal page that streams', '/en-us/login', LONG, PERSONAL],
  ['a long personal page that streams', '/en-us/login', TOO_LONG_TO_HOLD, PERSONAL],
] as const

describe.each(ENCODINGS)('to a client that takes %s and reads a kilobyte at a time', encoding => {
  test.each(PAGES)('%s arrives whole', async (_name, path, parts, headers) => {
    const { port, stuck } = await openFor(stream(parts, headers))
    const answer = await readSlowly(port, ask(path, encoding), stuck)
    expect(statusOf(answer)).toBe(200)
    expect(textOf(answer, encoding) === parts.join('')).toBe(true)
  })

  test('a page from memory arrives whole', async () => {
    const { port, stuck } = await openFor(stream(LONG, PUBLIC))
    await readSlowly(port, ask('/en-us', encoding), stuck)
    const answer = await readSlowly(port, ask('/en-us', encoding), Promise.resolve())
    expect(headersOf(answer, 'age')).toHaveLength(1)
    expect(textOf(answer, encoding) === LONG.join('')).toBe(true)
  })

  test.each(PAGES)('%s is given up when the client goes away', async (_name, path, parts, headers) => {
    const over: Promise<unknown>[] = []
    const { port, stuck } = await openFor((incoming, response) => {
      const told = stream(parts, headers)(incoming, response)
      over.push(told, isClosed(incoming.socket), isClosed(response))
      return told
    })
    const leaving = connect(port, '127.0.0.1').pause()
    leaving.write(ask(path, encoding))
    await stuck
    leaving.destroy()
    // The writer of the page comes to its end: nothing waits for a client that is gone.
    await Promise.all(over)
    expect(compressors.filter(({ destroyed }) => !destroyed)).toEqual([])
    const next = await readSlowly(port, ask(path, encoding), Promise.resolve())
    expect(textOf(next, encoding) === parts.join('')).toBe(true)
  })
})
