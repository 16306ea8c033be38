import { afterEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import { signedOutAt } from '../../../support/signed-out.ts'
import { Browser, logLines, ORIGIN, pointStoreAt, renew, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore({
  accessTokenSeconds: TOKEN_EXPIRY_THRESHOLD_MS / 1000 - 5,
  rotateRefreshTokens: true,
})

const SIGNED_IN = { state: 'signedIn', firstName: 'Edith', lastName: 'Marsh' }

const SIGN_OUT = '/api/assessments/login/auth/sign-out?locale=en-us'

const control = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${sandbox().urls.control}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** Requests that a service received at addresses with this ending. */
async function seen(service: string, ending: string): Promise<unknown[]> {
  const { requests } = await (await control('GET', `/requests?service=${service}`)).json()
  return requests.filter(({ path }: { path: string }) => path.endsWith(ending))
}

afterEach(() => control('DELETE', '/faults'))

describe('sign-out (spec §4)', () => {
  it('ends the session in the store, at the identity provider and for copied cookies', async () => {
    await browser.signIn('edith.marsh')
    const copy = new Browser()
    for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie)
    const { address } = await browser.visit(SIGN_OUT, { form: {} })
    expect(address).toBe(signedOutAt('/en-us'))
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    expect(logLines().join('')).not.toContain('Error during')
    expect(await copy.account()).toEqual({ state: 'anonymous' })
    const silent = await copy.visit('/en-us/login/auth/start?prompt=none')
    expect(silent.address).toBe('/en-us/login')
  })

  it('ends the identity session whose cookie belongs to another host', async () => {
    await browser.signIn('edith.marsh')
    const otherHost = new Browser()
    const cookie = browser.cookies.get('iPlanetDirectoryPro')
    if (cookie !== undefined) otherHost.cookies.set('iPlanetDirectoryPro', cookie)
    browser.cookies.delete('iPlanetDirectoryPro')
    await browser.visit(SIGN_OUT, { form: {} })
    const silent = await otherHost.visit('/en-us/login/auth/start?prompt=none')
    expect(silent.address).toBe('/en-us/login')
    expect(await otherHost.account()).toEqual({ state: 'anonymous' })
  })

  it.each([
    ['', 'false'],
    ['&timeout=true', 'true'],
  ])('reports to commerce whether the session has timed out (%s)', async (query, timeout) => {
    await browser.signIn('edith.marsh')
    await fetch(`${sandbox().urls.control}/requests`, { method: 'DELETE' })
    await browser.visit(`/api/assessments/login/auth/sign-out?locale=en-us${query}`, { form: {} })
    expect(await seen('commerce', '/store/logout')).toContainEqual(
      expect.objectContaining({ path: '/store/logout', query: expect.objectContaining({ timeout }) }),
    )
  })

  it('clears site handovers and the country of the user, and keeps the site choice, which belongs to the browser', async () => {
    await browser.signIn('edith.marsh')
    const kept = { 'store.locale_chosen': 'en-nz', 'store.prev_locale': 'en-nz' }
    const persons = {
      'store.locale_moved': 'en-nz',
      'store.registration_country': 'NZ',
      'store.currency_switched': 'NZD',
      'store.switch_notice': 'en-au',
      'store.move_notice': 'registration',
    }
    for (const [name, value] of Object.entries({ ...kept, ...persons }))
      browser.cookies.set(name, { value, path: '/' })
    await browser.visit(SIGN_OUT, { form: {} })
    expect([...browser.cookies.keys()].sort()).toEqual([...Object.keys(kept), 'store.signed_out'])
  })

  it('is undone in the other tabs by the next sign-in', async () => {
    await browser.signIn('edith.marsh')
    await browser.visit(SIGN_OUT, { form: {} })
    await browser.signIn('edith.marsh')
    expect(browser.cookies.has('store.signed_out')).toBe(false)
  })

  it('keeps the ID token out of every address and out of the response to a script', async () => {
    await browser.signIn('edith.marsh')
    const response = await browser.send(SIGN_OUT, {
      json: {},
      headers: { accept: 'application/json' },
    })
    const { next } = await response.json()
    expect(next).not.toMatch(/eyJ|hint/)
    const { address } = await browser.visit(next.replace(ORIGIN, ''))
    expect(address).toBe(signedOutAt('/en-us'))
    expect(browser.cookies.has('store.end_session')).toBe(false)
    expect(browser.cookies.has('iPlanetDirectoryPro')).toBe(false)
  })

  it('leaves no user signed in when the browser does not follow its redirect', async () => {
    await browser.signIn('edith.marsh')
    await browser.send(SIGN_OUT, { form: {} })
    const { address } = await browser.visit('/en-us/login/auth/start')
    expect(address).toContain('/en-us/login')
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })

  it('works while every back end is unavailable', async () => {
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9', COMMERCE_URL: 'http://127.0.0.1:9' })
    const { address } = await browser.visit(
      '/api/assessments/login/auth/sign-out?locale=en-us&timeout=true',
      { form: {} },
    )
    expect(address).toBe('/en-us/login?notice=sessionEnded')
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    expect(logLines().join('')).toContain('Error during logout:')
    expect(logLines().join('')).toContain('Error during hybris logout:')
  })

  it('cannot be triggered by another site', async () => {
    await browser.signIn('edith.marsh')
    const forged = await browser.send(SIGN_OUT, {
      form: {},
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(forged.status).toBe(403)
    const endSession = '/api/assessments/login/auth/oauth2/realms/root/realms/pearson/connect/endSession'
    const linked = await browser.send(`${endSession}?post_logout_redirect_uri=${ORIGIN}/en-us`)
    expect(linked.headers.get('location')).toBe('/')
    expect(await browser.account()).toMatchObject(SIGNED_IN)
    const silent = await browser.visit('/en-us/login/auth/start?prompt=none')
    expect(silent.address).toBe('/en-us')
  })
})

/** The cookies that the browser would send now. */
const held = () => new Map([...browser.cookies].map(([name, { value }]) => [name, value]))

/** Simulates activity until `hours` after sign-in, with a page view every 25 minutes. */
async function stayFor(hours: number): Promise<void> {
  const end = Date.now() + hours * 3_600_000
  for (let now = Date.now(); now <= end; now += 1_500_000) {
    vi.setSystemTime(now)
    const { cookies } = await renew(held(), now, { at: now, exact: true })
    for (const { name, value, options } of cookies) browser.cookies.set(name, { value, path: options.path })
  }
  vi.setSystemTime(end)
}

describe('sign-out at the absolute session limit', () => {
  afterEach(() => vi.useRealTimers())

  it('revokes the tokens and notifies commerce, after the server has confirmed the limit', async () => {
    await browser.signIn('edith.marsh')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await stayFor(8)
    await control('DELETE', '/requests')
    expect(await (await browser.send('/api/session')).json()).toEqual({ state: 'anonymous' })
    const { address } = await browser.visit(`${SIGN_OUT}&timeout=true`, { form: {} })
    expect(address).toBe('/en-us/login?notice=sessionEnded')
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    expect(await seen('commerce', '/store/logout')).toHaveLength(1)
    expect(await seen('identity', '/token/revoke')).toHaveLength(1)
    expect(await seen('identity', '/connect/endSession')).toHaveLength(1)
  })
})

describe('sign-out at the idle limit', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    [1_790, 'signedIn'],
    [1_810, 'anonymous'],
  ])('%d s after the last activity revokes the tokens and notifies commerce', async (seconds, state) => {
    await browser.signIn('edith.marsh')
    await control('DELETE', '/requests')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    expect((await renew(held(), Date.now())).session.state).toBe(state)
    const { address } = await browser.visit(`${SIGN_OUT}&timeout=true`, { form: {} })
    expect(address).toBe('/en-us/login?notice=sessionEnded')
    expect(logLines().join('')).not.toContain('Error during')
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    expect(await seen('commerce', '/store/logout')).toEqual([
      expect.objectContaining({ query: { timeout: 'true' }, status: 302 }),
    ])
    expect(await seen('identity', '/connect/endSession')).toHaveLength(1)
  })
})

describe('sign-out redirects', () => {
  it.each([
    ['/store/usassessments/en/my-account/quotes', '', signedOutAt('/store/usassessments/en')],
    ['/fr-ca?x=1', '', signedOutAt('/fr-ca?x=1')],
    ['/en-gb/register/contact-address', '', signedOutAt('/en-gb/register')],
    ['/en-gb/register', '&timeout=true', '/en-gb/login?returnTo=%2Fen-gb%2Fregister&notice=sessionEnded'],
  ])('from %s%s to %s, for a plain form and for a script', async (from, query, to) => {
    const headers = { referer: `${ORIGIN}${from}` }
    await browser.signIn('edith.marsh')
    const plain = await browser.visit(`${SIGN_OUT}${query}`, { form: {}, headers })
    expect(plain.address).toBe(to)
    await browser.signIn('edith.marsh')
    const accept = 'application/json'
    const { next } = await (
      await browser.send(`${SIGN_OUT}${query}`, { json: {}, headers: { ...headers, accept } })
    ).json()
    expect((await browser.visit(next.replace(ORIGIN, ''))).address).toBe(to)
  })

  it.each([
    [`${ORIGIN}/fr-ca/login?a=b`, '/fr-ca/login?a=b'],
    ['https://evil.example/fr-ca', signedOutAt('/en-us/register')],
  ])('to the page that commerce names, if it is on a host of ours: %s', async (location, to) => {
    await browser.signIn('edith.marsh')
    const fault = { service: 'commerce', path: '/store/logout', status: 302, headers: { location } }
    await control('POST', '/faults', fault)
    const headers = { referer: `${ORIGIN}/en-us/register` }
    expect((await browser.visit(SIGN_OUT, { form: {}, headers })).address).toBe(to)
  })

  it('to the home page from a page of another site', async () => {
    await browser.signIn('edith.marsh')
    const headers = { referer: 'https://evil.example/fr-ca' }
    expect((await browser.visit(SIGN_OUT, { form: {}, headers })).address).toBe(signedOutAt('/en-us'))
  })
})
