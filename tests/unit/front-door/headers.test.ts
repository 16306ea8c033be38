import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { FrontDoorOptions } from '@/lib/config/front-door-options'
import { currentRequestId } from '@/lib/request/request-context'
import { headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

let site: Site | undefined
afterEach(() => site?.close())

const UUID = '0b6f1f0e-3c1d-4b6a-9c0e-2f5a7d8e9f10'

/** What the site itself sees of a request, and the whole answer. */
async function visit(
  headers: readonly string[],
  options: Partial<FrontDoorOptions> = {},
  path = '/api/x',
): Promise<{ seen: IncomingHttpHeaders; contextId: string | undefined; answer: string }> {
  let seen: IncomingHttpHeaders = {}
  let contextId: string | undefined
  site = await openSite(async (incoming, outgoing) => {
    seen = incoming.headers
    await Promise.resolve()
    contextId = currentRequestId()
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end('{}')
  }, options)
  const answer = await sendRaw(site.port, request(`GET ${path} HTTP/1.1`, headers))
  return { seen, contextId, answer }
}

test('headers that steer the framework or belong to us do not come through', async () => {
  const { seen } = await visit([
    'Host: localhost',
    'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite: /admin',
    'x-invoke-path: /admin',
    'x-matched-path: /admin',
    'x-nonce: "><script>',
    "content-security-policy: script-src 'nonce-x'",
    'x-client-address: 1.2.3.4',
    'x-original-url: /admin',
    'forwarded: host=evil.test',
  ])
  const names = Object.keys(seen).filter(name => !['host', 'connection'].includes(name))
  expect(names.sort()).toEqual([
    'x-client-address',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
  ])
  expect(seen['x-client-address']).toBe('127.0.0.1')
})

test('without a front of our own nothing forwarded is believed', async () => {
  const { seen, answer } = await visit([
    'Host: localhost:3000',
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'X-Forwarded-For: 9.9.9.9',
    `X-Request-Id: ${UUID}`,
  ])
  expect(seen).toMatchObject({ host: 'localhost:3000', 'x-forwarded-host': 'localhost:3000' })
  expect(seen).toMatchObject({ 'x-forwarded-proto': 'http', 'x-client-address': '127.0.0.1' })
  expect(headersOf(answer, 'x-request-id')).not.toEqual([UUID])
})

test('behind our own front its host, scheme, last hop and request id count', async () => {
  const { seen, contextId, answer } = await visit(
    [
      'Host: 10.0.0.7:3000',
      'X-Forwarded-Host: shop.example.nl',
      'X-Forwarded-Proto: http, https',
      'X-Forwarded-For: 9.9.9.9, 203.0.113.5',
      `X-Request-Id: ${UUID}`,
    ],
    { trustProxy: true, cookieSecure: true },
  )
  expect(seen).toMatchObject({ host: 'shop.example.nl', 'x-forwarded-proto': 'https' })
  expect(seen['x-client-address']).toBe('203.0.113.5')
  expect(contextId).toBe(UUID)
  expect(headersOf(answer, 'x-request-id')).toEqual([UUID])
  expect(headersOf(answer, 'strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains'])
})

test.each(['evil.test', 'shop.example.nl, evil.test', 'a@b'])(
  'a forwarded host of %s is refused even behind our own front',
  async host => {
    const { answer } = await visit(['Host: localhost', `X-Forwarded-Host: ${host}`], { trustProxy: true })
    expect([400, 421]).toContain(statusOf(answer))
  },
)

test('a request id that is no UUID is replaced', async () => {
  const { answer } = await visit(['Host: localhost', 'X-Request-Id: evil'], { trustProxy: true })
  expect(headersOf(answer, 'x-request-id')[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['an answer of the site', ['Host: localhost']],
  ['a refusal', ['Host: evil.test']],
])('%s carries every static header once', async (_name, headers) => {
  const { answer } = await visit(headers)
  for (const name of [
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-resource-policy',
    'cross-origin-opener-policy',
    'content-security-policy',
    'x-request-id',
  ])
    expect(headersOf(answer, name), name).toHaveLength(1)
  expect(headersOf(answer, 'content-security-policy')).toEqual(["frame-ancestors 'none'"])
  expect(headersOf(answer, 'permissions-policy')).toEqual([])
  expect(headersOf(answer, 'strict-transport-security')).toEqual([])
})

test('a health check may come by address', async () => {
  const { answer } = await visit(['Host: 10.0.0.7:3000'], {}, '/api/health/live')
  expect(statusOf(answer)).toBe(200)
})
