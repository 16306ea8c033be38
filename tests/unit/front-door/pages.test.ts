import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw } from './support'

const PAGE = '<!doctype html><p>é</p><script>self.__next_f.push([0])</script>'
const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60', etag: 'W/"v1"' }

let site: Site
let visits: string[] = []

/** A site whose listener is counted by the target it sees. */
const open = async (listener: RequestListener): Promise<void> => {
  site = await openSite((incoming, outgoing) => {
    visits.push(incoming.url ?? '')
    return listener(incoming, outgoing)
  })
}
const get = (path: string, headers: readonly string[] = [], method = 'GET'): Promise<string> =>
  sendRaw(site.port, request(`${method} ${path} HTTP/1.1`, ['Host: localhost', ...headers]))

beforeEach(() => {
  visits = []
})
afterEach(() => site.close())

test.each<[string, RequestListener]>([
  ['end alone', (_in, out) => out.setHeader('content-type', 'text/html').end(PAGE)],
  ['writeHead with an object', (_in, out) => out.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)],
  [
    'writeHead with a flat list',
    (_in, out) => out.writeHead(200, 'OK', ['content-type', 'text/html']).end(PAGE),
  ],
  [
    'writes with callbacks',
    (_in, out) => {
      out.setHeader('content-type', 'text/html')
      out.flushHeaders()
      out.write(PAGE.slice(0, 20), 'utf8', () => {
        out.write(Buffer.from(PAGE.slice(20)), () => out.end(() => undefined))
      })
    },
  ],
  ['an error page', (_in, out) => out.writeHead(500, { 'content-type': 'text/html' }).end(PAGE)],
])('a page without a policy gets exactly one: %s', async (_name, listener) => {
  await open(listener)
  const answer = await get('/en-us/login')
  const policies = headersOf(answer, 'content-security-policy')
  expect(policies).toHaveLength(1)
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(Buffer.from(bodyOf(answer), 'latin1').toString('utf8')).toBe(PAGE)
})

test('a planted script is not vouched for', async () => {
  await open((_in, out) => out.setHeader('content-type', 'text/html').end('<script>alert(1)</script>'))
  expect(headersOf(await get('/en-us/login'), 'content-security-policy')[0]).toContain("script-src 'self';")
})

test('a page with a policy of its own passes untouched and streams', async () => {
  let finish: () => void = () => undefined
  await open((_in, out) => {
    out.writeHead(
      200,
      [
        ['content-type', 'text/html'],
        ['content-security-policy', "script-src 'nonce-x'"],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ].flat(),
    )
    out.write('<p>first')
    finish = () => out.end('</p>')
  })
  const response = await fetch(`http://127.0.0.1:${site.port}/en-us/login`, {
    headers: { connection: 'close' },
  })
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('<p>first')
  finish()
  await reader?.read()
  expect(response.headers.get('content-security-policy')).toBe("script-src 'nonce-x'")
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a 304 carries no policy that could replace the one of the stored page', async () => {
  await open((_in, out) => out.writeHead(304, { 'content-type': 'text/html' }).end())
  expect(headersOf(await get('/en-us/login'), 'content-security-policy')).toEqual([])
})

test('HEAD of a page has the headers of GET and no body', async () => {
  await open((_in, out) => out.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
  const head = await get('/en-us/login', [], 'HEAD')
  expect(headersOf(head, 'content-security-policy')).toEqual(
    headersOf(await get('/en-us/login'), 'content-security-policy'),
  )
  expect(headersOf(head, 'content-length')).toEqual([String(Buffer.byteLength(PAGE))])
  expect(bodyOf(head)).toBe('')
})

test('hosts of different rules do not share pages, and personal paths keep their query', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  await get('/en-us')
  await sendRaw(site.port, request('GET /en-us HTTP/1.1', ['Host: shop.example.com']))
  await get('/en-us/login?returnTo=%2Fen-us')
  await get('/en-us/login?returnTo=%2Fen-us')
  expect(visits).toEqual([
    '/en-us',
    '/en-us',
    '/en-us/login?returnTo=%2Fen-us',
    '/en-us/login?returnTo=%2Fen-us',
  ])
})

test('the query survives where the address leads to a redirect', async () => {
  await open((_in, out) => out.writeHead(308, { location: 'x' }).end())
  await sendRaw(site.port, request('GET /nl-nl?utm=1 HTTP/1.1', ['Host: shop.example.com']))
  await get('/en-us/?utm=1')
  expect(visits).toEqual(['/nl-nl?utm=1', '/en-us/?utm=1'])
})

test("only the client router's own request keeps its key", async () => {
  await open((_in, out) => out.writeHead(200, { 'content-type': 'text/x-component' }).end())
  await get('/en-us?utm=1&_rsc=ab12', ['RSC: 1'])
  await get('/en-us?utm=1&_rsc=ab12')
  await get('/en-us?_rsc=%3Cscript', ['RSC: 1'])
  expect(visits).toEqual(['/en-us?_rsc=ab12', '/en-us', '/en-us'])
})
