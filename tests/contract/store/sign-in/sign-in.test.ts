import { describe, expect, it } from 'vitest'
import { Browser, ORIGIN, PASSWORD, pointStoreAt, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

describe('sign-in (spec §7)', () => {
  it('opens a session and returns to the page where it began', async () => {
    const { address } = await browser.signIn('edith.marsh', PASSWORD, '/en-us/register?x=1')
    expect(address).toBe('/en-us/register?x=1')
    expect(await browser.account()).toMatchObject({
      state: 'signedIn',
      firstName: 'Edith',
      lastName: 'Marsh',
    })
  })

  it('remembers the username on this device as long as the user chooses', async () => {
    const form = { username: 'edith.marsh', password: PASSWORD, rememberMe: 'on' }
    await browser.visit('/api/sign-in?locale=en-us', { form })
    expect(browser.cookies.get('store.username')?.value).toMatch(/./)
    expect(browser.cookies.get('store.username')?.value).not.toContain('edith')
    await browser.signIn('edith.marsh')
    expect(browser.cookies.has('store.username')).toBe(false)
  })

  it('remembers nothing of a rejected sign-in', async () => {
    const form = { username: 'edith.marsh', password: 'Wrong-1234', rememberMe: 'on' }
    await browser.visit('/api/sign-in?locale=en-us', { form })
    expect(browser.cookies.has('store.username')).toBe(false)
  })

  it('redirects to the home page of the locale without a return address', async () => {
    const { address } = await browser.signIn('hugo.sato', PASSWORD, 'https://evil.example')
    expect(address).toBe('/en-us')
    expect(await browser.account()).toMatchObject({ state: 'signedIn', lastName: 'Satō' })
  })

  it('answers a script with the address of the next page', async () => {
    const response = await browser.send('/api/sign-in?locale=en-gb', {
      json: { username: 'edith.marsh', password: PASSWORD },
      headers: { accept: 'application/json' },
    })
    expect(await response.json()).toEqual({ next: '/en-gb/login/auth/start?prompt=none&returnTo=%2Fen-gb' })
  })

  it('goes through the login page and back to the authorize call that redirected there', async () => {
    const { address } = await browser.visit('/nl-nl/login/auth/start?returnTo=/nl-nl/register')
    const login = new URL(address, ORIGIN)
    expect(login.pathname).toBe('/nl-nl/login')
    const goto = login.searchParams.get('goto') ?? ''
    expect(new URL(goto).origin).toBe(ORIGIN)
    const form = { username: 'edith.marsh', password: PASSWORD, goto }
    const { address: end } = await browser.visit('/api/sign-in?locale=nl-nl', { form })
    expect(end).toBe('/nl-nl/register')
    expect(await browser.account()).toMatchObject({ state: 'signedIn' })
  })

  it('never puts a token, an identity session id or a password in an address', async () => {
    await browser.signIn('edith.marsh')
    const identityCookie = browser.cookies.get('iPlanetDirectoryPro')
    expect(identityCookie?.path).toBe('/api/assessments/login/auth')
    for (const address of browser.visited) {
      expect(address).not.toContain(PASSWORD)
      expect(address).not.toContain(identityCookie?.value)
      expect(address).not.toMatch(/[Tt]oken|eyJ[\w-]{10}/)
    }
  })

  it('gives the session a new id at every sign-in and no token to scripts', async () => {
    await browser.signIn('edith.marsh')
    const first = browser.cookies.get('store.session')?.value
    await browser.signIn('edith.marsh')
    expect(browser.cookies.get('store.session')?.value).not.toBe(first)
    const session = await (await browser.send('/api/auth/session')).text()
    expect(JSON.parse(session)).toMatchObject({ user: { id: 'uid-edith', name: 'Edith Marsh' } })
    expect(session).not.toMatch(/token/i)
  })
})

describe('sign-in behind TLS', () => {
  const TLS = { COOKIE_SECURE: 'true', TRUST_PROXY: 'true', STORE_HOSTS: 'store.example.com' }
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'store.example.com' }

  it('redirects the browser to the public origin with a cookie bound to it', async () => {
    pointStoreAt(sandbox(), TLS)
    const start = await browser.send('/en-us/login/auth/start', { headers })
    const authorize = new URL(start.headers.get('location') ?? '')
    expect(authorize.origin).toBe('https://store.example.com')
    expect(authorize.searchParams.get('redirect_uri')).toBe(
      'https://store.example.com/en-us/login/auth/callback',
    )
    const [cookie = ''] = start.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-store\.oidc\.0=[^;]+; Path=\/; /)
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=lax']) expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
    expect(cookie.length).toBeLessThan(4096)
  })
})

it('rejects a body with a duplicate key', async () => {
  const text = '{"username":"edith.marsh","password":"x","password":"Assessments.2026"}'
  const headers = { accept: 'application/json' }
  const response = await browser.send('/api/sign-in?locale=en-us', { json: text, headers })
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'duplicate-keys' }])
})

describe('rejected sign-in', () => {
  const attempt = async (username: string, password: string) => {
    const response = await new Browser().send('/api/sign-in?locale=en-us', {
      json: { username, password },
      headers: { accept: 'application/json' },
    })
    return { status: response.status, body: await response.text() }
  }

  it('gives the same response to an unknown user, a wrong password and a locked account', async () => {
    const unknown = await attempt('nobody.here', PASSWORD)
    expect(unknown.status).toBe(422)
    expect(JSON.parse(unknown.body)).toMatchObject({ formErrors: [{ code: 'refused' }] })
    expect(await attempt('edith.marsh', 'Wrong.2026')).toEqual(unknown)
    expect(await attempt('gina.locke', PASSWORD)).toEqual(unknown)
  })

  it('redirects a plain form to its page without the reason, user name or password in the address', async () => {
    const response = await browser.send('/api/sign-in?locale=en-us', {
      form: { username: 'edith.marsh', password: 'Wrong.2026', returnTo: '/en-us/register' },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/en-us/login?returnTo=%2Fen-us%2Fregister')
    expect(browser.cookies.get('store.notice')?.value).not.toContain('edith')
  })

  it('counts attempts by address and then asks to wait', async () => {
    for (let count = 0; count < 10; count += 1) await attempt('nobody.here', 'x')
    const { status, body } = await attempt('edith.marsh', PASSWORD)
    expect(status).toBe(429)
    expect(body).toContain('tooMany')
  })

  it('distinguishes an outage from a rejection', async () => {
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const { status, body } = await attempt('edith.marsh', PASSWORD)
    expect(status).toBe(503)
    expect(body).toContain('unavailable')
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a post of another site: %o', async headers => {
    const response = await browser.send('/api/sign-in?locale=en-us', {
      form: { username: 'edith.marsh', password: PASSWORD },
      headers,
    })
    expect(response.status).toBe(403)
    expect(browser.cookies.size).toBe(0)
  })
})
