import type { RequestListener } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { acceptedEncoding } from '@/lib/front-door/compress/encoding'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const PAGE = `<!doctype html><script>self.__next_f.push([0])</script>${'<p>é</p>'.repeat(400)}`
const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' }
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const

let site: Site | undefined
afterEach(() => site?.close())

const get = async (accepted: string | undefined, path = '/en-us'): Promise<string> => {
  const headers = accepted === undefined ? [] : [`Accept-Encoding: ${accepted}`]
  return sendRaw(
    site?.port ?? 0,
    request(`GET ${path} HTTP/1.1`, ['Host: localhost', 'Accept: text/html', ...headers]),
  )
}

const bytesOf = (answer: string): Buffer => Buffer.from(bodyOf(answer), 'latin1')

const showPage: RequestListener = (_in, out) => void out.writeHead(200, PUBLIC).end(PAGE)

describe('what a client accepts', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is answered in %s', (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding))
})

test.each(['br', 'gzip'] as const)(
  'a public page travels in %s, the first time and from memory',
  async encoding => {
    site = await openSite(showPage)
    for (const _time of ['first', 'from memory']) {
      const answer = await get(encoding)
      const body = bytesOf(answer)
      expect(headersOf(answer, 'content-encoding')).toEqual([encoding])
      expect(headersOf(answer, 'content-length')).toEqual([String(body.length)])
      expect(headersOf(answer, 'vary').join()).toContain('accept-encoding')
      expect(DECODERS[encoding](body).toString('utf8')).toBe(PAGE)
      expect(body.length).toBeLessThan(PAGE.length / 4)
    }
  },
)

const WAYS = ['br', 'gzip', undefined] as const

test.each(WAYS)('a page first taken as %s is sent from memory to everybody in their own way', async first => {
  site = await openSite(showPage)
  await get(first)
  for (const way of [...WAYS, ...WAYS]) {
    const answer = await get(way)
    const body = bytesOf(answer)
    expect(headersOf(answer, 'content-encoding')).toEqual(way === undefined ? [] : [way])
    expect((way === undefined ? body : DECODERS[way](body)).toString('utf8')).toBe(PAGE)
    expect(headersOf(answer, 'age')).toHaveLength(1)
    expect(headersOf(answer, 'etag')).toHaveLength(1)
  }
})

test('what would hardly get smaller is sent as it is', async () => {
  site = await openSite((_in, out) => void out.writeHead(200, PUBLIC).end('<p>'))
  const answer = await get('br')
  expect([headersOf(answer, 'content-encoding'), bodyOf(answer)]).toEqual([[], '<p>'])
})

test('a page that comes compressed gets the policy of its scripts all the same', async () => {
  site = await openSite((_in, out) =>
    out.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE)),
  )
  const answer = await get(undefined, '/en-us/login')
  expect(headersOf(answer, 'content-security-policy')[0]).toMatch(/script-src 'self' 'sha256-/)
  expect(bytesOf(answer).toString('utf8')).toBe(PAGE)
})

test('a failure that comes compressed is replaced by a page that can be read', async () => {
  site = await openSite(
    (_in, out) =>
      out.writeHead(500, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE)),
    { contentUrl: undefined },
  )
  const answer = await sendRaw(
    site.port,
    request('GET /en-us/login HTTP/1.1', [
      'Host: localhost',
      'Accept: text/html',
      'Accept-Encoding: gzip',
      'Sec-Fetch-Mode: navigate',
      'Sec-Fetch-Dest: document',
    ]),
  )
  expect([statusOf(answer), headersOf(answer, 'content-encoding')]).toEqual([500, []])
  expect(bodyOf(answer)).toMatch(/^<!doctype html>/i)
})
