import { globSync, readFileSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { nameOfCookie } from '@/lib/cookies/own-cookies.server'
import { framedOn } from '@/lib/middleware/payment-pages'
import middleware from '@/middleware'
import { USER } from '../registration/back-ends'
import { BROWSER, cookiesOf } from '../registration/requests'
import { JOB_TITLE, recordOf, serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

type Holder = Parameters<typeof cookiesOf>[0]

async function visit(path: string, holder: Holder = {}, host = 'localhost:3000') {
  const headers = { host, cookie: toCookieHeader(await cookiesOf(holder)) }
  const response = await middleware(new NextRequest(`http://${host}${path}`, { headers }))
  const rewritten = response.headers.get('x-middleware-rewrite')
  return {
    response,
    status: response.status,
    page: rewritten === null ? undefined : new URL(rewritten).pathname,
    to: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
  }
}

const draftCookieOf = (cookies: readonly string[]) =>
  cookies.find(line => line.startsWith(`${nameOfCookie('draft')}=`))

describe('a step of the registration', () => {
  it('is this visitor’s alone: never stored, its scripts bound to one answer', async () => {
    const first = await visit('/en-us/register')
    const second = await visit('/en-us/register')
    expect(first.page).toBe('/en-us/register')
    expect(first.response.headers.get('cache-control')).toBe('private, no-store')
    const policies = [first, second].map(({ response }) => response.headers.get('content-security-policy'))
    expect(policies[0]).toMatch(/'nonce-[\w+/=]{20,}'/)
    expect(policies[0]).not.toBe(policies[1])
  })

  it('names the browser, out of reach for scripts, and prolongs the name', async () => {
    const named = draftCookieOf((await visit('/en-us/register')).cookies)
    expect(named).toMatch(/^store\.draft=[\w-]{22}; Path=\/; .*Max-Age=86400; .*HttpOnly; SameSite=lax/i)
    const again = draftCookieOf((await visit('/en-us/register', { browser: BROWSER })).cookies)
    expect(again).toContain(`store.draft=${BROWSER};`)
  })

  it('passes the new name on to the page', async () => {
    const { response, cookies } = await visit('/en-us/register')
    const value = /^store\.draft=([^;]+)/.exec(draftCookieOf(cookies) ?? '')?.[1]
    expect(response.headers.get('x-middleware-request-cookie')).toContain(`store.draft=${value}`)
  })

  it.each([
    ['/en-us/register/personal-info', '/en-us/register'],
    ['/en-au/register/organisation/registered', '/en-au/register'],
  ])('that a visitor may not enter leads from %s to %s', async (path, to) => {
    const { status, response, cookies } = await visit(path)
    expect({ status, path: new URL(response.headers.get('location') ?? '').pathname }).toEqual({
      status: 307,
      path: to,
    })
    expect(draftCookieOf(cookies)).toBeDefined()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('leads a customer to the step they may enter, on the host they use', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    const { to } = await visit('/en-us/register/organisation', { user: USER }, 'shop.example.com')
    expect(to).toBe('http://shop.example.com/en-us/register/contact-address?notice=missing')
  })

  it('is shown in an outage: the page has a screen for it', async () => {
    backEnds().reply(`GET users/${USER}`, { status: 503 })
    expect(await visit('/en-us/register/organisation', { user: USER })).toMatchObject({
      page: '/en-us/register/organisation',
      to: null,
    })
  })
})

describe('other addresses', () => {
  it('public pages pass untouched: no cookie, no policy, no call', async () => {
    const { page, response, cookies } = await visit('/en-us', { user: USER })
    expect(page).toBe('/en-us')
    expect(cookies).toEqual([])
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(backEnds().sent).toEqual([])
  })

  it('personal pages outside the registration name no browser', async () => {
    expect(draftCookieOf((await visit('/en-us/login')).cookies)).toBeUndefined()
  })

  it('store pages stand below their locale', async () => {
    expect((await visit('/store/asiaassessments/en/quick-order')).page).toBe('/ja-jp/store/quick-order')
  })

  it('a locale that the host does not serve goes elsewhere with its query', async () => {
    const { to } = await visit('/fr-ca/register?a=1', {}, 'shop.example.com')
    expect(to).toMatch(/^http:\/\/[^/]+\/[a-z-]+\/register\?a=1$/)
    expect(to).not.toContain('/fr-ca/')
  })

  it('an unknown host is misdirected', async () => {
    expect((await visit('/en-us/register', {}, 'evil.test')).status).toBe(421)
  })

  it('a page no one has is the unknown page of the locale', async () => {
    expect((await visit('/store/nosuchsite/en/cart')).page).toMatch(/^\/[a-z]{2}-[a-z]{2}\/unknown-page$/)
  })

  it('handlers pass with the session they came with', async () => {
    const { page, response } = await visit('/api/registration/register?locale=en-us', { user: USER })
    expect(page).toBeUndefined()
    expect(response.headers.get('x-middleware-next')).toBe('1')
  })

  it('handlers lose a session that is no more', async () => {
    const cookies = await cookiesOf({ user: USER })
    cookies.delete('store.tokens')
    const headers = { host: 'localhost:3000', cookie: toCookieHeader(cookies) }
    const response = await middleware(new NextRequest('http://localhost:3000/api/account', { headers }))
    expect(response.headers.getSetCookie().join()).toMatch(/store\.session=;.*Max-Age=0/i)
  })
})

describe('an answer that caches may store', () => {
  const shared = globSync('app/api/**/route.ts').filter(file =>
    readFileSync(file, 'utf8').includes("cacheControl: 'public"),
  )

  it.each(shared)('carries no cookies of a session: %s', async file => {
    const cookies = await cookiesOf({ user: USER })
    cookies.delete('store.tokens')
    const headers = { host: 'localhost:3000', cookie: toCookieHeader(cookies) }
    const path = file.replace(/^app|\/route\.ts$/g, '')
    const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
    expect(shared.length).toBeGreaterThan(1)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('a page of a user who was moved to the sibling site', () => {
  const MOVED = {
    'store.locale_moved': 'en-nz',
    'store.registration_country': 'NZ',
    'store.switch_notice': 'en-au',
  }

  const visitMoved = async (path: string, holder: Holder) => {
    const sent = new Map([...(await cookiesOf(holder)), ...Object.entries(MOVED)])
    const headers = { host: 'localhost:3000', cookie: toCookieHeader(sent) }
    const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
    return {
      handed: response.headers.get('x-middleware-request-x-switched'),
      cleared: response.headers.getSetCookie().some(line => line.startsWith('store.switch_notice=;')),
    }
  }

  it('tells it where it is rendered for them, once', async () => {
    const personal = await visitMoved('/store/nzassessments/en/my-account', { user: USER })
    expect(personal).toEqual({ handed: 'en-au NZ', cleared: true })
  })

  it.each([
    ['a page that is the same for everybody', '/en-nz', { user: USER }],
    ['a site they were not moved to', '/store/auassessments/en/my-account', { user: USER }],
    ['an anonymous user', '/store/nzassessments/en/my-account', {}],
  ])('leaves it to another page: %s', async (_, path, holder) => {
    expect(await visitMoved(path, holder)).toEqual({ handed: null, cleared: false })
  })
})

describe('a public page', () => {
  const SENT = {
    host: 'localhost:3000',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
    'x-request-id': 'r-1',
    cookie: 'store.session=x',
    authorization: 'Basic x',
    'accept-language': 'fr',
    referer: 'http://localhost:3000/en-us/login',
    'user-agent': 'somebody',
    'x-client-address': '192.0.2.1',
    'x-forwarded-for': '192.0.2.1',
    'x-notifications': 'planted',
    'sec-ch-ua-platform': 'Linux',
  }

  const open = async (path: string) =>
    (await middleware(new NextRequest(`http://localhost:3000${path}`, { headers: SENT }))).headers

  it('is made from where it stands alone, not from what tells visitors apart', async () => {
    const headers = await open('/en-us')
    const passed = headers.get('x-middleware-override-headers')?.split(',') ?? []
    expect(passed.sort()).toEqual([
      'host',
      'user-agent',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ])
    expect(headers.get('x-middleware-request-user-agent')).toBe('public-page')
    expect(headers.getSetCookie()).toEqual([])
  })

  it('says for how long it is fresh; a file of a site says so itself', async () => {
    expect((await open('/en-us')).get('cache-control')).toBe('s-maxage=10')
    expect((await open('/en-us/sitemap/pages.xml')).get('cache-control')).toBeNull()
  })
})

describe('frames of the payment provider', () => {
  const frames = async (path: string) =>
    /frame-src [^;]+/.exec((await visit(path)).response.headers.get('content-security-policy') ?? '')?.[0]

  const store = '/store/usassessments/en'

  it.each(['my-account/payment-cards/new', 'checkout/placing'])('are admitted on the page %s', async page => {
    expect(await frames(`${store}/${page}`)).toMatch(/^frame-src http:\/\/[\w.:]+$/)
  })

  it('are admitted on the payment step, which is closed without a session', () => {
    expect(framedOn('/store/checkout/payment')).toEqual(['payment'])
  })

  it.each([
    'my-account/payment-cards',
    'my-account',
    'cart',
    'checkout/account',
    'checkout/review',
    'checkout/confirmation',
    'checkout/payment/other',
  ])('are admitted on no other page: %s', async page => {
    expect(await frames(`${store}/${page}`)).toBeUndefined()
  })

  it('are admitted on no page outside of the store', async () => {
    expect(await frames('/en-us/login')).toBeUndefined()
  })
})
