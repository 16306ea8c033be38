import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_HEADER_BYTES } from '@/lib/front-door/policy/finish-headers'
import { headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const PAGE = '<!doctype html><p>é</p>'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

let site: Site
afterEach(() => site.close())

async function answerOf(listener: RequestListener, path = '/en-us/login'): Promise<string> {
  site = await openSite(listener)
  return sendRaw(site.port, request(`GET ${path} HTTP/1.1`))
}

describe('an answer that sets cookies', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const COOKIES = { 'set-cookie': 'store.tokens=x; Path=/' }
  const SHARED = { 'cache-control': 'public, max-age=60' }

  it.each([
    ['a page', HTML],
    ['data', JSON_TYPE],
  ])('is kept by no shared cache, whatever it says: %s', async (_name, type) => {
    const answer = await answerOf((_in, out) =>
      out.writeHead(200, { ...type, ...SHARED, ...COOKIES }).end(PAGE),
    )
    expect(headersOf(answer, 'cache-control')).toEqual(['private, no-store'])
    expect(headersOf(answer, 'set-cookie')).toHaveLength(1)
  })

  it('and one without cookies is kept as it says', async () => {
    const answer = await answerOf((_in, out) => out.writeHead(200, { ...JSON_TYPE, ...SHARED }).end('{}'))
    expect(headersOf(answer, 'cache-control')).toEqual(['public, max-age=60'])
  })
})

describe('headers of a redirect', () => {
  const PERSONAL = { location: '/en-us', vary: 'rsc', 'content-security-policy': "script-src 'nonce-x'" }

  it('carry no content policy of a page, and do not vary', async () => {
    const answer = await answerOf((_in, out) => out.writeHead(303, PERSONAL).end())
    expect(headersOf(answer, 'content-security-policy')).toEqual(["frame-ancestors 'none'"])
    expect(headersOf(answer, 'vary')).toEqual([])
    expect(headersOf(answer, 'permissions-policy')).toEqual([])
  })

  it.each([
    ['without a body', {}],
    ['with one', HTML],
  ])('say that it may not be kept where it says nothing itself, %s', async (_name, headers) => {
    const answer = await answerOf((_in, out) => out.writeHead(307, { ...PERSONAL, ...headers }).end(PAGE))
    expect(headersOf(answer, 'cache-control')).toEqual(['private, no-store'])
  })

  it('keep the words of a page that moved for everybody, and by what they differ', async () => {
    const words = { ...HTML, location: '/en-us/b', vary: 'rsc', 'cache-control': 's-maxage=10' }
    const answer = await answerOf((_in, out) => out.writeHead(308, words).end(PAGE), '/en-us')
    expect(statusOf(answer)).toBe(308)
    expect(headersOf(answer, 'cache-control')[0]).toContain('s-maxage=10')
    expect(headersOf(answer, 'vary')[0]).toContain('rsc')
  })
})

describe('the permissions of scripts', () => {
  it.each([
    ['a public page', '/en-us', 200, { ...HTML, 'cache-control': 's-maxage=10' }, 1],
    ['a personal page', '/en-us/login', 200, { ...HTML, 'content-security-policy': "default-src 'self'" }, 1],
    ['a missing page', '/en-us/x', 404, HTML, 1],
    ['data', '/api/x', 200, { 'content-type': 'application/json' }, 0],
    ['a redirect with a page as its body', '/en-us/login', 303, { ...HTML, location: '/en-us' }, 0],
  ])('are limited on a page only: %s', async (_name, path, status, headers, times) => {
    const answer = await answerOf((_in, out) => out.writeHead(status, headers).end(PAGE), path)
    expect(statusOf(answer)).toBe(status)
    expect(headersOf(answer, 'permissions-policy')).toHaveLength(times)
  })
})

describe('an address so long that a proxy could not take the headers of its redirect', () => {
  const longer = (length: number) => `/en-us/${'a'.repeat(length)}`
  const redirectTo =
    (location: string, headers = {}): RequestListener =>
    (_in, out) =>
      out.writeHead(308, { location, refresh: `0;url=${location}`, ...headers }).end(location)

  it.each([
    ['without a body', {}],
    ['with a page', HTML],
    ['with a cookie', { 'set-cookie': 'a=1; Path=/; Max-Age=60' }],
  ])('is refused, without a word of it in the headers, %s', async (_name, headers) => {
    const answer = await answerOf(redirectTo(longer(3_500), headers), longer(3_500))
    expect(answer).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/)
    expect(headersOf(answer, 'location')).toEqual([])
    expect(headersOf(answer, 'cache-control')).toEqual(['no-store'])
    expect(answer.indexOf('\r\n\r\n')).toBeLessThan(MOST_HEADER_BYTES)
  })

  it('is led on as long as they fit, and shown once', async () => {
    const answer = await answerOf(redirectTo(longer(2_000)), longer(2_000))
    expect(statusOf(answer)).toBe(308)
    expect(headersOf(answer, 'location')).toEqual([longer(2_000)])
    expect(headersOf(answer, 'refresh')).toEqual([])
  })
})

describe('cookies', () => {
  it('say once how long they live', async () => {
    const set = [
      'a=1; Path=/; Expires=Mon, 23 Nov 2026 06:40:51 GMT; Max-Age=60; HttpOnly',
      'b=1; Path=/; Max-Age=60; Expires=Mon, 23 Nov 2026 06:40:51 GMT',
      'c=1; Expires=Mon, 23 Nov 2026 06:40:51 GMT; Path=/',
    ]
    const answer = await answerOf((_in, out) => out.setHeader('set-cookie', set).end('{}'))
    expect(headersOf(answer, 'set-cookie')).toEqual([
      'a=1; Path=/; Max-Age=60; HttpOnly',
      'b=1; Path=/; Max-Age=60',
      set[2],
    ])
  })
})

it('of two cookies of one name and path only the last is sent', async () => {
  const set = ['a=1; Path=/; Max-Age=60', 'a=1; Path=/x; Max-Age=60', 'a=2; Path=/; Max-Age=60']
  const answer = await answerOf((_in, out) => out.setHeader('set-cookie', set).end('{}'))
  expect(headersOf(answer, 'set-cookie')).toEqual([set[2], set[1]])
})

it('a deleted cookie keeps only the attributes that delete it', async () => {
  const kept = 'b=; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=lax'
  const gone =
    '__Host-a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; Secure; HttpOnly; SameSite=lax'
  const answer = await answerOf((_in, out) => out.setHeader('set-cookie', [gone, kept]).end('{}'))
  expect(headersOf(answer, 'set-cookie')).toEqual(['__Host-a=; Path=/; Max-Age=0; Secure', kept])
})

it('cookies are sent once, although the framework adds its own whenever they are set', async () => {
  const OWN = 'a=1; Path=/; Expires=Mon, 23 Nov 2026 06:40:51 GMT; Max-Age=60'
  const answer = await answerOf((_in, out) => {
    const set = out.setHeader.bind(out)
    out.setHeader = (name, value) =>
      set(name, name === 'set-cookie' ? [OWN, ...[value].flat().map(String)] : value)
    out.setHeader('set-cookie', ['b=1; Path=/; Max-Age=60']).end('{}')
  })
  expect(headersOf(answer, 'set-cookie')).toEqual(['a=1; Path=/; Max-Age=60', 'b=1; Path=/; Max-Age=60'])
})

it('cookies of long tokens do not make a redirect too long: the proxy of such a deployment has larger buffers', async () => {
  const cookies = ['a', 'b'].map(name => `${name}=${'x'.repeat(3_000)}; Path=/; Max-Age=60`)
  const answer = await answerOf((_in, out) => {
    out.setHeader('set-cookie', cookies)
    out.writeHead(303, { location: '/en-us' }).end()
  })
  expect([statusOf(answer), headersOf(answer, 'location')]).toEqual([303, ['/en-us']])
  expect(headersOf(answer, 'set-cookie')).toHaveLength(2)
})

it('a failure of a public page is kept by no one', async () => {
  const headers = { 'content-type': 'text/plain', 'cache-control': 's-maxage=10' }
  const answer = await answerOf(
    (_in, out) => out.writeHead(500, headers).end('Internal Server Error'),
    '/en-us',
  )
  expect(headersOf(answer, 'cache-control')).toEqual(['no-store'])
})

describe("the framework's own headers", () => {
  const INTERNAL = { 'x-middleware-rewrite': '/en-us', 'x-nextjs-cache': 'HIT', 'x-nextjs-stale-time': '300' }

  it.each([
    ['a personal page', '/en-us/login', HTML],
    ['a public page', '/en-us', { ...HTML, 'cache-control': 's-maxage=10' }],
    ['an answer to a script', '/api/x', { 'content-type': 'application/json' }],
  ])('stay inside: %s, sent again or not', async (_name, path, headers) => {
    const first = await answerOf(
      (_in, out) => out.writeHead(200, { ...INTERNAL, ...headers }).end(PAGE),
      path,
    )
    const second = await sendRaw(site.port, request(`GET ${path} HTTP/1.1`))
    for (const answer of [first, second])
      for (const name of Object.keys(INTERNAL)) expect(headersOf(answer, name), name).toEqual([])
  })

  it('reach its scripts where they read them', async () => {
    const data = { ...INTERNAL, 'content-type': 'text/x-component' }
    const answer = await answerOf((_in, out) => out.writeHead(200, data).end('0:{}'), '/en-us')
    expect(headersOf(answer, 'x-nextjs-stale-time')).toEqual(['300'])
    expect(headersOf(answer, 'x-middleware-rewrite')).toEqual([])
  })
})
