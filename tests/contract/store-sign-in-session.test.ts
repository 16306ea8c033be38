import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../support/sandbox.ts'
import {
  Browser,
  logLines,
  ORIGIN,
  openStore,
  PASSWORD,
  pointStoreAt,
  renew,
} from './store-sign-in-harness.ts'

let sandbox: TestSandbox
let browser: Browser

beforeAll(async () => {
  // Shorter than the store's refresh window: every request renews.
  sandbox = await openStore({ accessTokenSeconds: 45, rotateRefreshTokens: true })
})

afterAll(() => sandbox.stop())

beforeEach(() => {
  pointStoreAt(sandbox)
  browser = new Browser()
})

const SIGNED_IN = { state: 'signedIn', firstName: 'Edith', lastName: 'Marsh' }

const storeCookies = (from: Browser): ReadonlyMap<string, string> =>
  new Map(
    [...from.cookies].filter(([name]) => name.startsWith('store.')).map(([name, { value }]) => [name, value]),
  )

const countRefreshes = () => logLines().filter(line => line.includes('"requestTokens"')).length

describe('refresh', () => {
  it('spends a rotated refresh token once for 25 parallel requests and a late one', async () => {
    await browser.signIn('edith.marsh')
    const before = countRefreshes()
    const cookies = storeCookies(browser)
    const renewals = await Promise.all(Array.from({ length: 25 }, () => renew(cookies, Date.now())))
    renewals.push(await renew(cookies, Date.now()))
    expect(countRefreshes() - before).toBe(1)
    expect(renewals.map(({ session }) => session.state)).toEqual(Array(26).fill('signedIn'))
    expect(new Set(renewals.map(({ session }) => JSON.stringify(session))).size).toBe(1)
  })

  it('hands the new tokens to the forwarded request and to the browser', async () => {
    await browser.signIn('edith.marsh')
    const renewed = await renew(storeCookies(browser), Date.now())
    expect(renewed.cookies.map(({ name }) => name)).toEqual(['store.tokens'])
    const value = renewed.cookies[0]?.value ?? 'missing'
    expect(renewed.cookieHeader).toContain(encodeURIComponent(value))
    expect(renewed.cookies[0]?.options).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 1800,
    })
  })

  it('keeps a session alive over many renewals', async () => {
    await browser.signIn('edith.marsh')
    for (let count = 0; count < 4; count += 1) expect(await browser.account()).toEqual(SIGNED_IN)
  })

  it('ends the session when the identity provider no longer knows it', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    sandbox.context.database.exec('DELETE FROM identity_records')
    const renewed = await renew(cookies, Date.now())
    expect(renewed.session).toEqual({ state: 'anonymous' })
    expect(renewed.cookies.map(({ name, options }) => [name, options.maxAge])).toEqual([
      ['store.session', 0],
      ['store.tokens', 0],
    ])
    expect(renewed.cookieHeader).not.toContain('store.session')
  })

  it('never takes an outage for signed out', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    pointStoreAt(sandbox, { IDENTITY_URL: 'http://127.0.0.1:9' })
    const soon = await renew(cookies, Date.now())
    expect(soon.session.state).toBe('signedIn')
    const later = await renew(cookies, Date.now() + 50_000)
    expect(later.session).toMatchObject({ state: 'unavailable', user: { id: 'uid-edith' } })
    expect(later.cookies).toEqual([])
    pointStoreAt(sandbox)
    expect(await browser.account()).toEqual(SIGNED_IN)
  })
})

describe('broken or copied cookies', () => {
  it('drops the identity cookie when the tokens cookie is gone', async () => {
    await browser.signIn('edith.marsh')
    browser.cookies.delete('store.tokens')
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    expect(browser.cookies.has('store.session')).toBe(false)
  })

  it('does not mix the cookies of two sign-ins', async () => {
    await browser.signIn('edith.marsh')
    const other = new Browser()
    await other.signIn('hugo.sato')
    const foreign = other.cookies.get('store.tokens')
    if (foreign !== undefined) browser.cookies.set('store.tokens', foreign)
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })

  it('refuses cookies sealed with another secret', async () => {
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox, { SESSION_SECRET: 'mW8sQ2xZ6vK9tB3nR7yH4jL5pD1cF0gA' })
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })
})

describe('sign-out (spec §4)', () => {
  it('ends the session here, at the identity provider and for copied cookies', async () => {
    await browser.signIn('edith.marsh')
    const copy = new Browser()
    for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie)
    const { address } = await browser.visit('/api/sign-out?locale=en-us', { form: {} })
    expect(address).toBe('/en-us')
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    expect(logLines().join('')).not.toContain('Error during')
    expect(await copy.account()).toEqual({ state: 'anonymous' })
    const silent = await copy.visit('/en-us/login/auth/start?prompt=none')
    expect(silent.address).toBe('/en-us/login')
  })

  it.each([
    ['', 'false'],
    ['&timeout=true', 'true'],
  ])('tells commerce whether the session has timed out (%s)', async (query, timeout) => {
    await browser.signIn('edith.marsh')
    await fetch(`${sandbox.urls.control}/requests`, { method: 'DELETE' })
    await browser.visit(`/api/sign-out?locale=en-us${query}`, { form: {} })
    const seen = await fetch(`${sandbox.urls.control}/requests?service=commerce`)
    expect((await seen.json()).requests).toContainEqual(
      expect.objectContaining({ path: '/store/logout', query: expect.objectContaining({ timeout }) }),
    )
  })

  it('is taken back in the other tabs by the next sign-in', async () => {
    await browser.signIn('edith.marsh')
    await browser.visit('/api/sign-out?locale=en-us', { form: {} })
    await browser.signIn('edith.marsh')
    expect(browser.cookies.has('store.signed_out')).toBe(false)
  })

  it('keeps the ID token out of every address and out of the answer to a script', async () => {
    await browser.signIn('edith.marsh')
    const response = await browser.send('/api/sign-out?locale=en-us', {
      json: {},
      headers: { accept: 'application/json' },
    })
    const { next } = await response.json()
    expect(next).not.toMatch(/eyJ|hint/)
    const { address } = await browser.visit(next.replace(ORIGIN, ''))
    expect(address).toBe('/en-us')
    expect(browser.cookies.has('store.end_session')).toBe(false)
    expect(browser.cookies.has('iPlanetDirectoryPro')).toBe(false)
  })

  it('works while every back end is away', async () => {
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox, { IDENTITY_URL: 'http://127.0.0.1:9', COMMERCE_URL: 'http://127.0.0.1:9' })
    const { address } = await browser.visit('/api/sign-out?locale=en-us&timeout=true', { form: {} })
    expect(address).toBe('/en-us')
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    expect(logLines().join('')).toContain('Error during logout:')
    expect(logLines().join('')).toContain('Error during hybris logout:')
  })

  it('cannot be caused by another site', async () => {
    await browser.signIn('edith.marsh')
    const forged = await browser.send('/api/sign-out?locale=en-us', {
      form: {},
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(forged.status).toBe(403)
    const endSession = '/api/assessments/login/auth/oauth2/realms/root/realms/pearson/connect/endSession'
    const linked = await browser.send(`${endSession}?post_logout_redirect_uri=${ORIGIN}/en-us`)
    expect(linked.headers.get('location')).toBe('/')
    expect(await browser.account()).toEqual(SIGNED_IN)
    const silent = await browser.visit('/en-us/login/auth/start?prompt=none')
    expect(silent.address).toBe('/en-us')
  })
})

describe('session check (spec §7)', () => {
  it('answers 200 with the uid, 401 without a session and 503 while nobody can say', async () => {
    expect((await browser.send('/store/customer/current')).status).toBe(401)
    await browser.signIn('edith.marsh', PASSWORD)
    const alive = await browser.send('/store/customer/current')
    expect(await alive.json()).toHaveProperty('uid')
    pointStoreAt(sandbox, { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect((await browser.send('/store/customer/current')).status).toBe(503)
  })
})
