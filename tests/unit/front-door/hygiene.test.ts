import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

type Seen = { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string }

let site: Site
let seen: Seen[] = []

beforeEach(async () => {
  seen = []
  site = await openSite((incoming, outgoing) => {
    let body = ''
    incoming.on('data', chunk => {
      body += String(chunk)
    })
    incoming.on('end', () => {
      seen.push({
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body,
      })
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end('{}')
    })
  })
})
afterEach(() => site.close())

const ask = async (line: string, headers?: readonly string[], body?: string): Promise<number> =>
  statusOf(await sendRaw(site.port, request(line, headers, body)))

test.each([
  ['an unknown host', ['Host: evil.test'], 421],
  ['two hosts', ['Host: localhost', 'Host: evil.test'], 400],
  ['the same host twice', ['Host: localhost', 'Host: localhost'], 400],
  ['no host', [], 400],
  ['a host with user information', ['Host: user@localhost'], 400],
  ['a host with a script', ['Host: <script>alert(1)</script>'], 400],
  ['a host with an impossible port', ['Host: localhost:99999'], 400],
  ['an empty host', ['Host: '], 400],
  ['a host that only ends like ours', ['Host: evil-example.com'], 421],
  ['a list of hosts', ['Host: localhost, evil.test'], 400],
])('%s is refused before the site runs', async (_name, headers, status) => {
  expect(await ask('GET /en-us HTTP/1.1', headers)).toBe(status)
  expect(seen).toEqual([])
})

test.each([
  ['http://evil.test/en-us', 400],
  ['//evil.test/en-us', 400],
  ['/\\evil.test', 400],
  ['/en-us#fragment', 400],
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['/%ff%fe', 400],
  ['/%2e%2e%2fen-us', 400],
  ['/en-us/%2e%2e/x', 400],
  ['/en-us/..%5c..%5cx', 400],
  ['/en-us/%00', 400],
  ['/en-us/%0d%0aSet-Cookie:x', 400],
  ['/_next/static/../../server.js', 404],
  ['/.env', 404],
  ['/.git/HEAD', 404],
  ['/store/usassessments/en/my-account.rsc', 404],
  ['/store/usassessments/en/my-account.%72sc', 404],
  ['/en-us.segments/_tree.segment.rsc', 404],
  ['/_next/static/chunks/main.js.map', 404],
  [`/${'a'.repeat(9_000)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
])('the target %.40s is answered with %i', async (target, status) => {
  expect(await ask(`GET ${target} HTTP/1.1`)).toBe(status)
  expect(seen).toEqual([])
})

test.each([
  ['TRACE', 405],
  ['PROPFIND', 405],
  ['OPTIONS', 405],
  ['POST', 405],
  ['DELETE', 405],
  ['get', 400],
  ['EVIL', 400],
])('%s of a page is answered with %i', async (method, status) => {
  expect(await ask(`${method} /en-us HTTP/1.1`)).toBe(status)
  expect(seen).toEqual([])
})

test.each([
  '/api/health/x',
  '/api/health',
  '/api/health/',
  '/api/health/live/',
  '/api/health/ready/x',
  '/api/health/liv%65',
  '/API/health/live',
  '/api//health/live',
])('only the health checks themselves answer under an unknown host: %s does not', async path => {
  expect(await ask(`GET ${path} HTTP/1.1`, ['Host: 10.0.0.7:3000'])).toBe(421)
  expect(seen).toEqual([])
})

test.each(['/api/health/live', '/api/health/ready', '/api/health/deps'])(
  'a platform may ask for %s by address, to read it and no more',
  async path => {
    expect(await ask(`GET ${path} HTTP/1.1`, ['Host: 10.0.0.7:3000'])).toBe(200)
    expect(seen).toHaveLength(1)
  },
)

test.each(['/api/session', '/api/catalogue/suggest?q=a', '/store/customer/current', '/media/x'])(
  'page data is not asked for where there is none: %s',
  async path => {
    expect(await ask(`GET ${path} HTTP/1.1`, ['Host: localhost', 'RSC: 1'])).toBe(400)
    expect(seen).toEqual([])
  },
)

test.each(['multipart/form-data; boundary=b', ' Multipart/Form-Data', 'multipart/mixed'])(
  'a body in parts is taken by no handler, so the framework finds no action in it: %s',
  async type => {
    for (const path of ['/api/cart/lines', '/api/anything'])
      for (const body of ['ab', '']) {
        const headers = ['Host: localhost', `Content-Type: ${type}`, `Content-Length: ${body.length}`]
        expect(await ask(`POST ${path} HTTP/1.1`, headers, body)).toBe(415)
      }
    expect(seen).toEqual([])
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'page data is asked for by nothing that writes: %s',
  async method => {
    for (const path of ['/api/cart/lines', '/api/sign-in?locale=en-us', '/api/health/live'])
      expect(
        await ask(`${method} ${path} HTTP/1.1`, ['Host: localhost', 'RSC: 1', 'Content-Length: 0']),
      ).toBe(400)
    expect(seen).toEqual([])
  },
)

test('a refused method names those that are allowed', async () => {
  const answer = await sendRaw(site.port, request('POST /en-us HTTP/1.1'))
  expect(headersOf(answer, 'allow')).toEqual(['GET, HEAD'])
})

test.each(['/en-us', '/api/anything'])('a server action is not found at %s', async path => {
  const headers = ['Host: localhost', 'Next-Action: 7f00', 'Content-Length: 2']
  expect(await ask(`POST ${path} HTTP/1.1`, headers, 'ab')).toBe(404)
  expect(seen).toEqual([])
})

test('paths with dots, percent escapes and scripts of any language pass', async () => {
  for (const path of [
    '/store/x/en/products/A103000.01/wisc-v',
    '/en-us/%E6%97%A5%E6%9C%AC',
    '/.well-known/security.txt',
  ])
    expect(await ask(`GET ${path} HTTP/1.1`)).toBe(200)
  expect(seen).toHaveLength(3)
})

test.each([
  ['a length and chunks at once', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 3', 'Content-Length: 4'], 'abcd'],
  ['an unknown transfer coding', ['Transfer-Encoding: xchunked'], 'abc'],
  ['a null byte in a header', ['X-A: a\u0000b'], ''],
  ['a header name with a space', ['X A: b'], ''],
])('%s is refused', async (_name, headers, body) => {
  const status = await ask('POST /api/x HTTP/1.1', ['Host: localhost', ...headers], body)
  expect(status).toBe(400)
  expect(seen).toEqual([])
})

test('line ends without a carriage return are refused', async () => {
  const answer = await sendRaw(site.port, 'GET /en-us HTTP/1.1\nHost: localhost\n\n')
  expect(statusOf(answer)).toBe(400)
  expect(seen).toEqual([])
})

test('an upgrade does not lead past the checks', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const bytes = (host: string) => ['GET /en-us HTTP/1.1', `Host: ${host}`, ...upgrade, '', ''].join('\r\n')
  expect(statusOf(await sendRaw(site.port, bytes('evil.test')))).toBe(421)
  expect(seen).toEqual([])
})

test('headers of more than 16 kB are refused', async () => {
  expect(await ask('GET /en-us HTTP/1.1', ['Host: localhost', `X-A: ${'a'.repeat(17_000)}`])).toBe(431)
})

test('a body is judged by its announced size', async () => {
  const headers = ['Host: localhost', 'Content-Length: 65537']
  expect(await ask('POST /api/x HTTP/1.1', headers, 'a'.repeat(1_000))).toBe(413)
  expect(seen).toEqual([])
})

test('a body without an announced size is counted', async () => {
  const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
  const headers = ['Host: localhost', 'Transfer-Encoding: chunked']
  expect(await ask('POST /api/x HTTP/1.1', headers, `${chunk.repeat(4)}1\r\na\r\n`)).toBe(413)
  expect(seen).toEqual([])
})

test('a body of exactly the limit arrives whole, in chunks or not', async () => {
  const body = 'a'.repeat(65_536)
  await ask('POST /api/x HTTP/1.1', ['Host: localhost', 'Content-Length: 65536'], body)
  const chunks = `8000\r\n${'a'.repeat(0x8000)}\r\n`.repeat(2)
  await ask('POST /api/x HTTP/1.1', ['Host: localhost', 'Transfer-Encoding: chunked'], `${chunks}0\r\n\r\n`)
  expect(seen.map(({ body: read }) => read === body)).toEqual([true, true])
})

test('half a body never reaches the site', async () => {
  const answer = sendRaw(
    site.port,
    request('POST /api/x HTTP/1.1', ['Host: localhost', 'Content-Length: 100'], 'abc'),
  )
  await ask('GET /en-us HTTP/1.1')
  expect(seen.map(({ method }) => method)).toEqual(['GET'])
  await site.close()
  expect(await answer).toBe('')
})

test('a refusal is problem JSON with the request id and without a word of the request', async () => {
  const answer = await sendRaw(site.port, request('GET /en-us HTTP/1.1', ['Host: evil.test']))
  const body: unknown = JSON.parse(bodyOf(answer))
  const [requestId] = headersOf(answer, 'x-request-id')
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Misdirected Request',
    status: 421,
    code: 'misdirected',
    requestId,
  })
  expect(answer).not.toContain('evil')
})
