import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { setPageStatus } from '@/lib/request/request-context'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

let site: Site
afterEach(() => site.close())

const statusFrom = async (listener: RequestListener): Promise<number> => {
  site = await openSite(listener)
  return statusOf(await sendRaw(site.port, request('GET /en-us/nothing HTTP/1.1')))
}

const HTML = { 'content-type': 'text/html' }
const POLICY = { ...HTML, 'content-security-policy': "default-src 'self'" }

test.each<[string, RequestListener]>([
  ['a page that streams under its own policy', (_in, out) => out.writeHead(200, POLICY).end('<p>')],
  [
    'a page that is written without a head',
    (_in, out) => out.setHeader('content-type', 'text/html').end('<p>'),
  ],
  ['a page that is held for its policy', (_in, out) => out.writeHead(200, HTML).end('<p>')],
])('%s has the status it has chosen', async (_name, listener) => {
  const status = await statusFrom((incoming, outgoing) => {
    setPageStatus(404)
    listener(incoming, outgoing)
  })
  expect(status).toBe(404)
})

test('a page whose back end is away says when to ask again', async () => {
  site = await openSite((_incoming, outgoing) => {
    setPageStatus(503, 7)
    outgoing.writeHead(200, POLICY).end('<p>away')
  })
  const answer = await sendRaw(site.port, request('GET /en-us/register HTTP/1.1'))
  expect([statusOf(answer), headersOf(answer, 'retry-after'), bodyOf(answer)]).toEqual([
    503,
    ['7'],
    expect.stringContaining('<p>away'),
  ])
})

test('a redirect and a failure stay what they are', async () => {
  const status = await statusFrom((_incoming, outgoing) => {
    setPageStatus(404)
    outgoing.writeHead(307, { location: '/en-us' }).end()
  })
  expect(status).toBe(307)
})

test('a status chosen for one request is not that of the next', async () => {
  site = await openSite((incoming, outgoing) => {
    if (incoming.url === '/en-us/nothing') setPageStatus(404)
    outgoing.writeHead(200, POLICY).end('<p>')
  })
  const ask = async (path: string) => statusOf(await sendRaw(site.port, request(`GET ${path} HTTP/1.1`)))
  expect([await ask('/en-us/nothing'), await ask('/en-us/login')]).toEqual([404, 200])
})

test('outside a request nothing happens', async () => {
  expect(() => setPageStatus(404)).not.toThrow()
  expect(await statusFrom((_in, out) => out.writeHead(200, POLICY).end('<p>'))).toBe(200)
})
