import { describe, expect, it, vi } from 'vitest'
import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import { SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'
import type { RevokedSessions } from '@/lib/session/revoked-sessions.server'
import { readProcessState } from '../../../support/process-state'
import {
  Browser,
  logLines,
  openSession,
  PASSWORD,
  pointStoreAt,
  renew,
  serveStore,
} from './sign-in-harness.ts'

// Every request refreshes the tokens.
const { browser, sandbox } = serveStore({
  accessTokenSeconds: TOKEN_EXPIRY_THRESHOLD_MS / 1000 - 5,
  rotateRefreshTokens: true,
})

const SIGNED_IN = { state: 'signedIn', firstName: 'Edith', lastName: 'Marsh' }

const storeCookies = (from: Browser): ReadonlyMap<string, string> =>
  new Map(
    [...from.cookies].filter(([name]) => name.startsWith('store.')).map(([name, { value }]) => [name, value]),
  )

const countRefreshes = () => logLines().filter(line => line.includes('"requestTokens"')).length

describe('token refresh', () => {
  it('uses a rotated refresh token once for 25 parallel requests and a late one', async () => {
    await browser.signIn('edith.marsh')
    const before = countRefreshes()
    const cookies = storeCookies(browser)
    const renewals = await Promise.all(Array.from({ length: 25 }, () => renew(cookies, Date.now())))
    renewals.push(await renew(cookies, Date.now()))
    expect(countRefreshes() - before).toBe(1)
    expect(renewals.map(({ session }) => session.state)).toEqual(Array(26).fill('signedIn'))
    expect(new Set(renewals.map(({ session }) => JSON.stringify(session))).size).toBe(1)
  })

  it('passes the new tokens to the forwarded request and to the browser', async () => {
    await browser.signIn('edith.marsh')
    const renewed = await renew(storeCookies(browser), Date.now())
    expect(renewed.cookies.map(({ name }) => name)).toEqual(['store.tokens'])
    const value = renewed.cookies[0]?.value ?? 'missing'
    expect(renewed.cookieHeader).toContain(encodeURIComponent(value))
    expect(renewed.cookies[0]?.options).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 2100,
    })
  })

  it('updates the names from the profile, and keeps the old ones when it is unavailable', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    const { database } = sandbox().context
    database.exec("UPDATE identity_users SET family_name = 'Newly' WHERE id = 'uid-edith'")
    const renewed = await renew(cookies, Date.now())
    database.exec("UPDATE identity_users SET family_name = 'Marsh' WHERE id = 'uid-edith'")
    expect(renewed.session).toMatchObject({ user: { firstName: 'Edith', lastName: 'Newly' } })
    expect(renewed.cookies.map(({ name }) => name)).toContain('store.session')
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox(), { LOGIN_SERVICE_URL: 'http://127.0.0.1:9' })
    const kept = await renew(storeCookies(browser), Date.now())
    expect(kept.session).toMatchObject({ state: 'signedIn', user: { lastName: 'Marsh' } })
  })

  it('keeps a session alive over many refreshes', async () => {
    await browser.signIn('edith.marsh')
    for (let count = 0; count < 4; count += 1) expect(await browser.account()).toMatchObject(SIGNED_IN)
  })

  it('sets no session cookie for a user who signed out meanwhile, and revokes the new tokens', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    const { identity } = await openSession(cookies, Date.now())
    const { urls } = sandbox()
    const hang = { service: 'login-service', path: '^.*/identityProfiles', action: 'hang', times: 1 }
    const headers = { 'content-type': 'application/json' }
    await fetch(`${urls.control}/faults`, { method: 'POST', headers, body: JSON.stringify(hang) })
    await fetch(`${urls.control}/requests`, { method: 'DELETE' })
    const renewal = renew(cookies, Date.now())
    await vi.waitFor(async () => {
      const { requests } = await (await fetch(`${urls.control}/requests?service=login-service`)).json()
      expect(requests).not.toHaveLength(0)
    })
    await readProcessState<RevokedSessions>('revoked-sessions').add(identity?.sid ?? '')
    const renewed = await renewal
    expect(renewed.session).toEqual({ state: 'anonymous' })
    expect(renewed.cookies.map(({ name }) => name)).toEqual([SIGNED_OUT_COOKIE])
    await vi.waitFor(async () => {
      const { requests } = await (await fetch(`${urls.control}/requests?service=identity`)).json()
      const withdrawals = requests.filter(({ path }: { path: string }) => path.endsWith('/token/revoke'))
      expect(withdrawals).toEqual([expect.objectContaining({ status: 200 })])
    })
  })

  it('tells a page of a sign-out elsewhere that comes before the response to that sign-out', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    const { identity } = await openSession(cookies, Date.now())
    await readProcessState<RevokedSessions>('revoked-sessions').add(identity?.sid ?? '')
    const renewed = await renew(cookies, Date.now())
    expect(renewed.session).toEqual({ state: 'anonymous' })
    expect(renewed.cookies.map(({ name, options }) => [name, options.maxAge])).toEqual([
      ['store.session', 0],
      ['store.tokens', 0],
      [SIGNED_OUT_COOKIE, 60],
    ])
  })

  it('ends the session when the identity provider no longer knows it, and the login page says so', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    sandbox().context.database.exec('DELETE FROM identity_records')
    const renewed = await renew(cookies, Date.now())
    expect(renewed.session).toEqual({ state: 'anonymous' })
    expect(renewed.cookies.map(({ name, options }) => [name, options.maxAge])).toEqual([
      ['store.session', 0],
      ['store.tokens', 0],
      ['store.notice', 30],
    ])
    expect(renewed.cookieHeader).not.toContain('store.session')
    const left = new Map(renewed.cookies.map(({ name, value }) => [name, value]))
    const { readNotice } = await import('@/lib/auth/sign-in-notice.server')
    expect(await readNotice(left)).toEqual({ notice: 'sessionEnded' })
  })

  it('never treats an outage as a sign-out', async () => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const soon = await renew(cookies, Date.now())
    expect(soon.session.state).toBe('signedIn')
    const later = await renew(cookies, Date.now() + 50_000)
    expect(later.session).toMatchObject({ state: 'unavailable', user: { id: 'uid-edith' } })
    expect(later.cookies).toEqual([])
    pointStoreAt(sandbox())
    expect(await browser.account()).toMatchObject(SIGNED_IN)
  })
})

describe('broken or copied session cookies', () => {
  it('are deleted when the tokens cookie is missing', async () => {
    await browser.signIn('edith.marsh')
    browser.cookies.delete('store.tokens')
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    expect(browser.cookies.has('store.session')).toBe(false)
  })

  it('of two sign-ins are not combined', async () => {
    await browser.signIn('edith.marsh')
    const other = new Browser()
    await other.signIn('hugo.sato')
    const foreign = other.cookies.get('store.tokens')
    if (foreign !== undefined) browser.cookies.set('store.tokens', foreign)
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })

  it('are rejected when sealed with another secret', async () => {
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox(), { SESSION_SECRET: 'mW8sQ2xZ6vK9tB3nR7yH4jL5pD1cF0gA' })
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })
})

describe('the session check (spec §7)', () => {
  it('answers 200 with the uid, 401 without a session and 503 during an outage', async () => {
    expect((await browser.send('/store/customer/current')).status).toBe(401)
    await browser.signIn('edith.marsh', PASSWORD)
    const alive = await browser.send('/store/customer/current')
    expect(await alive.json()).toHaveProperty('uid')
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect((await browser.send('/store/customer/current')).status).toBe(503)
  })

  it('detects a session that was ended at the identity provider', async () => {
    await browser.signIn('edith.marsh')
    sandbox().context.database.exec('DELETE FROM identity_records')
    expect((await browser.send('/store/customer/current')).status).toBe(401)
    expect(await browser.account()).toEqual({ state: 'anonymous' })
  })
})
