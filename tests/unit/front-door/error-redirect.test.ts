import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { homePath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const BROWSER = ['Host: localhost', 'Accept: text/html,application/xhtml+xml', 'Sec-Fetch-Mode: navigate']
const LED_AWAY = 'store.led_away=1'

const HAS_PAGE: RequestListener = (_in, out) =>
  out.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sorry')

let marketing: { url: string; asked: string[]; answer: RequestListener; close: () => Promise<void> }
let site: Site

/** The regional marketing site, which notes what it is asked for. */
async function openMarketingSite() {
  const asked: string[] = []
  const held = { asked, answer: HAS_PAGE }
  const server = http.createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    held.answer(incoming, outgoing)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(held, { url, close })
}

const failing =
  (status = 500): RequestListener =>
  (_in, out) =>
    out
      .writeHead(status, { 'content-type': 'text/html', 'retry-after': '7' })
      .end('<html id="__next_error__">')

const open = async (listener: RequestListener = failing(), differences = {}): Promise<void> => {
  site = await openSite(listener, { contentUrl: marketing.url, ...differences })
}

const visit = (line: string, headers: readonly string[] = BROWSER, body = ''): Promise<string> => {
  const length = body === '' ? [] : [`Content-Length: ${body.length}`]
  return sendRaw(site.port, request(`${line} HTTP/1.1`, [...headers, ...length], body))
}

const whereTo = (answer: string) => [statusOf(answer), headersOf(answer, 'location')[0]]
const hasOwnPage = (answer: string) => bodyOf(answer).includes('<code>')

beforeEach(async () => {
  marketing = await openMarketingSite()
})

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([site.close(), marketing.close()])
})

describe('a page that fails', () => {
  test.each(LOCALES.flatMap(locale => [500, 502, 503, 504].map(status => [locale, status] as const)))(
    'leads from %s once to the regional error page of %i, and says nothing of its reader',
    async (locale, status) => {
      await open(failing(status))
      const answer = await visit(`GET ${searchPath(locale)}?q=Ada%20Brightwater&locale=es-es`)
      expect(whereTo(answer)).toEqual([303, `${marketing.url}/${locale}/error.${status}.html`])
      expect([headersOf(answer, 'set-cookie'), bodyOf(answer)]).toEqual([
        [`${LED_AWAY}; Path=/; Max-Age=300; HttpOnly; SameSite=Lax`],
        '',
      ])
      expect(headersOf(answer, 'cache-control')).toEqual(['private, no-store'])
      expect(headersOf(answer, 'retry-after')).toEqual([])
    },
  )

  test.each([homePath('fr-ca'), storePath('nl-nl'), storePath('en-gb', 'my-account'), '/es-es/nothing'])(
    'leads away from %s too',
    async path => {
      await open()
      expect(statusOf(await visit(`GET ${path}`))).toBe(303)
      expect(statusOf(await visit(`HEAD ${path}`))).toBe(303)
    },
  )

  test('shows our own page with the same status to a user who was redirected', async () => {
    await open(failing(502))
    const answer = await visit(`GET ${searchPath('nl-nl')}`, [...BROWSER, `Cookie: a=b; ${LED_AWAY}; c=d`])
    expect([statusOf(answer), hasOwnPage(answer), marketing.asked]).toEqual([502, true, []])
  })

  test('keeps the cookies of the failed answer', async () => {
    await open((_in, out) => out.writeHead(500, { 'set-cookie': 'store.tokens=new; Path=/' }).end())
    expect(headersOf(await visit(`GET ${searchPath('en-us')}`), 'set-cookie')).toEqual([
      'store.tokens=new; Path=/',
      expect.stringContaining(LED_AWAY),
    ])
  })

  test('marks the browser over TLS alone where the site is reached by it', async () => {
    await open(failing(), { cookieSecure: true, trustProxy: true })
    const answer = await visit(`GET ${searchPath('en-us')}`, [...BROWSER, 'X-Forwarded-Proto: https'])
    expect(headersOf(answer, 'set-cookie')[0]).toMatch(/; Secure$/)
  })
})

describe('no one is led away', () => {
  test.each([
    '/en-us/register',
    '/en-au/register/contact-address?notice=x',
    storePath('en-us', 'checkout/payment'),
    storePath('en-us', 'exp-checkout'),
    storePath('en-us', 'invoices/payment/confirmation'),
    loginPath('en-us'),
    '/en-us/login/auth/callback?code=x',
    '/api/account',
    '/store/customer/current',
    '/',
  ])('from %s', async path => {
    await open()
    const answer = await visit(`GET ${path}`)
    expect([statusOf(answer), hasOwnPage(answer), marketing.asked]).toEqual([500, true, []])
  })

  test('by a form that is sent', async () => {
    await open()
    const answer = await visit('POST /api/registration/personal-info?locale=en-us', BROWSER, 'a=1')
    expect([statusOf(answer), hasOwnPage(answer), marketing.asked]).toEqual([500, true, []])
  })

  test.each([
    ['a script', ['Host: localhost', 'Accept: application/json', 'Sec-Fetch-Mode: cors']],
    ['the router', ['Host: localhost', 'Accept: */*', 'RSC: 1']],
    ['a page fetched ahead', [...BROWSER, 'Sec-Purpose: prefetch;prerender']],
  ])('by the request of %s', async (_name, headers) => {
    await open()
    const answer = await visit(`GET ${searchPath('en-us')}`, headers)
    expect([statusOf(answer), marketing.asked]).toEqual([500, []])
  })

  test('where no marketing site is known', async () => {
    await open(failing(), { contentUrl: undefined })
    expect(hasOwnPage(await visit(`GET ${searchPath('en-us')}`))).toBe(true)
  })

  test.each<[string, RequestListener]>([
    ['has no such page', (_in, out) => out.writeHead(404, { 'content-type': 'text/html' }).end()],
    ['fails itself', (_in, out) => out.writeHead(500, { 'content-type': 'text/html' }).end()],
    ['leads elsewhere', (_in, out) => out.writeHead(302, { location: 'https://evil.test/' }).end()],
    ['answers no page', (_in, out) => out.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
    ['breaks off', (_in, out) => out.destroy()],
    ['answers no HTTP', (_in, out) => void out.socket?.end('maintenance\r\n')],
    ['never answers', () => undefined],
  ])('to a marketing site that %s', async (_name, answer) => {
    marketing.answer = answer
    await open(failing(503))
    const seen = await visit(`GET ${searchPath('en-us')}`)
    expect([statusOf(seen), hasOwnPage(seen), headersOf(seen, 'set-cookie')]).toEqual([503, true, []])
  })

  test('to a marketing site that is not there', async () => {
    await marketing.close()
    await open()
    expect(hasOwnPage(await visit(`GET ${searchPath('en-us')}`))).toBe(true)
  })
})

describe('an outage of many pages', () => {
  const visitMany = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => visit(`GET ${searchPath('en-us')}`)))).map(
      statusOf,
    )

  test('asks the marketing site once, and again only later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await open()
    expect(await visitMany(20)).toEqual(Array(20).fill(303))
    expect(marketing.asked).toEqual(['/en-us/error.500.html'])
    marketing.answer = (_in, out) => out.writeHead(404).end()
    vi.setSystemTime(Date.now() + 14_900)
    expect(await visitMany(3)).toEqual(Array(3).fill(303))
    vi.setSystemTime(Date.now() + 200)
    expect(await visitMany(3)).toEqual(Array(3).fill(500))
    expect(marketing.asked).toHaveLength(2)
  })

  test('keeps no one waiting whose time is used up, but tells those who come after', async () => {
    const release = Promise.withResolvers<void>()
    marketing.answer = (incoming, outgoing) => void release.promise.then(() => HAS_PAGE(incoming, outgoing))
    await open(failing(), { requestDeadlineMs: 1 })
    expect(hasOwnPage(await visit(`GET ${searchPath('en-us')}`))).toBe(true)
    release.resolve()
    await vi.waitFor(async () => expect(await visitMany(1)).toEqual([303]))
    expect(marketing.asked).toHaveLength(1)
  })
})

describe('the answer that is replaced', () => {
  test('is over with its first end: what comes after is not sent', async () => {
    await open((_in, out) => {
      out.writeHead(500, { 'content-type': 'text/html' })
      out.end('secret')
      out.writeHead(200)
      out.flushHeaders()
      out.write('secret')
      out.end('secret')
    })
    const answer = await visit(`GET ${searchPath('en-us')}`)
    expect([statusOf(answer), answer.includes('secret')]).toEqual([303, false])
  })

  test('informs its caller when it has been sent', async () => {
    const sent = vi.fn()
    await open((_in, out) => void out.writeHead(500).end('x', () => sent()))
    await visit(`GET ${searchPath('en-us')}`)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  test('may be of any size', async () => {
    await open((_in, out) => {
      out.writeHead(500, { 'content-type': 'text/html' })
      for (let count = 0; count < 6; count += 1) out.write(Buffer.alloc(1_000_000))
      out.end()
    })
    const answer = await visit(`GET ${searchPath('en-us')}`)
    expect([statusOf(answer), bodyOf(answer)]).toEqual([303, ''])
  })

  test('harms no one when its reader has gone', async () => {
    const asked = Promise.withResolvers<() => void>()
    marketing.answer = (incoming, outgoing) => asked.resolve(() => HAS_PAGE(incoming, outgoing))
    await open()
    const socket = connect(site.port, '127.0.0.1')
    socket.write(request(`GET ${searchPath('en-us')} HTTP/1.1`, BROWSER))
    const answerNow = await asked.promise
    socket.destroy()
    answerNow()
    expect(statusOf(await visit(`GET ${searchPath('en-us')}`))).toBe(303)
  })
})
