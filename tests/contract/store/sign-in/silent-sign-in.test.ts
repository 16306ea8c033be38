import { beforeEach, describe, expect, it } from 'vitest'
import type { NewFault } from '@/e2e/support/sandbox'
import { forgetProcessState } from '../../../support/process-state'
import { enteredPasswordBefore } from '../../support/signed-in-before.ts'
import { logLines, openSession, PASSWORD, pointStoreAt, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

const SILENT = '/api/assessments/login/auth/silent?locale=fr-ca'
const REALM = '/oauth2/realms/root/realms/pearson'
const CONFIGURATION = `${REALM}/.well-known/openid-configuration`
const RETRIEVAL = 'Error during token retrieval from IES'
const NOT_CONFIGURED = 'Error: ForgeRock config not initialized in time.'

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${sandbox().urls.control}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

const fails = (fault: Omit<NewFault, 'service'>) =>
  control('POST', '/faults', { service: 'identity', ...fault })

type Call = { path: string; headers: object }

const calls = async (path: string): Promise<readonly Call[]> => {
  const { requests } = (await (await control('GET', '/requests?service=identity')).json()) as {
    requests: Call[] // the shape of the request recorder
  }
  return requests.filter(seen => seen.path === path)
}

const configured = () => ({ FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })

const ask = async (json: object = {}): Promise<unknown> =>
  (await browser.send(SILENT, { json, headers: { accept: 'application/json' } })).json()

/** Ends only the session of the store; the identity provider still knows the browser. */
async function loseSession(): Promise<void> {
  await browser.signIn('edith.marsh')
  browser.cookies.delete('store.session')
  browser.cookies.delete('store.tokens')
}

const said = (text: string) =>
  logLines()
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === text)

const isKnown = () => browser.cookies.has('store.known')

beforeEach(async () => {
  pointStoreAt(sandbox(), configured())
  forgetProcessState('flags')
  await control('DELETE', '/faults')
})

describe('silent sign-in', () => {
  it('signs in a browser known to the identity provider by one request, with prompt=none and the last activity', async () => {
    await loseSession()
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    const lastActivityAt = Date.now() - 60_000
    expect(await ask({ lastActivityAt })).toEqual({ state: 'signedIn' })
    expect(await browser.account()).toMatchObject({ state: 'signedIn', firstName: 'Edith' })
    const asked = JSON.stringify(await calls(`${REALM}/authorize`))
    expect(asked).toContain(String(lastActivityAt))
    expect(browser.cookies.has('store.oidc.0')).toBe(false)
  })

  it('calls the identity provider like a page visit, not like the script that started it', async () => {
    await loseSession()
    await control('DELETE', '/requests')
    const headers = { accept: 'application/json', 'x-requested-with': 'fetch', 'accept-language': 'fr-CA' }
    await browser.send(SILENT, { json: {}, headers })
    const [call] = await calls(`${REALM}/authorize`)
    expect(call?.headers).toMatchObject({ accept: 'text/html', 'accept-language': 'fr-CA', cookie: true })
    for (const name of ['content-type', 'x-requested-with', 'accept-api-version'])
      expect(call?.headers).not.toHaveProperty(name)
  })

  it('keeps the user of an existing session', async () => {
    await browser.signIn('edith.marsh')
    const before = (await calls(`${REALM}/authorize`)).length
    expect(await ask()).toEqual({ state: 'signedIn' })
    expect(await calls(`${REALM}/authorize`)).toHaveLength(before)
  })

  it('makes no call after half an hour without activity', async () => {
    await loseSession()
    expect(await ask({ lastActivityAt: Date.now() - 1_801_000 })).toEqual({ state: 'anonymous' })
    expect(isKnown()).toBe(false)
  })

  it('does not sign a user in again after sign-out', async () => {
    await browser.signIn('edith.marsh')
    await browser.visit('/api/assessments/login/auth/sign-out?locale=en-us', { form: {} })
    expect(isKnown()).toBe(false)
    expect(await ask()).toEqual({ state: 'anonymous' })
  })

  it('accepts requests from pages of the store only', async () => {
    await loseSession()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await browser.send(SILENT, { json: {}, headers })).status).toBe(403)
  })

  it('is skipped while single sign-on is off, and works again afterwards', async () => {
    await loseSession()
    pointStoreAt(sandbox(), { FLAGS_URL: 'http://127.0.0.1:9' })
    forgetProcessState('flags')
    expect(await ask()).toEqual({ state: 'anonymous' })
    pointStoreAt(sandbox(), configured())
    forgetProcessState('flags')
    expect(isKnown()).toBe(true)
    expect(await ask()).toEqual({ state: 'signedIn' })
  })
})

describe('the time of a sign-in', () => {
  const HOUR = 3600

  const signedIn = async () => {
    const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
    const { hasRecentSignIn } = await import('@/lib/session/recent-sign-in.server')
    const { absoluteEnd } = await import('@/lib/session/session-state')
    const { identity } = await openSession(cookies, Date.now())
    const hoursLeft = identity && Math.round((absoluteEnd(identity) - Date.now()) / 1000 / HOUR)
    return { hoursLeft, isRecent: await hasRecentSignIn(cookies, Date.now()) }
  }

  it('is when the password was entered: a silent sign-in is not recent and extends no session', async () => {
    await loseSession()
    enteredPasswordBefore(sandbox(), 2 * HOUR)
    expect(await ask()).toEqual({ state: 'signedIn' })
    expect(await signedIn()).toEqual({ hoursLeft: 6, isRecent: false })
    await browser.signIn('edith.marsh')
    expect(await signedIn()).toEqual({ hoursLeft: 8, isRecent: true })
  })

  it('is not recent if the identity provider does not tell it', async () => {
    await loseSession()
    const start = await browser.send('/en-us/login/auth/start?prompt=none')
    const authorize = new URL(start.headers.get('location') ?? '')
    authorize.searchParams.delete('max_age')
    await browser.visit(`${authorize.pathname}${authorize.search}`)
    expect(await signedIn()).toEqual({ hoursLeft: 8, isRecent: false })
    expect(said('the ID token has no auth_time: the sign-in does not count as recent')).toHaveLength(1)
  })

  it('ends silent sign-ins after 8 h', async () => {
    await loseSession()
    enteredPasswordBefore(sandbox(), 8 * HOUR + 60)
    expect(await ask()).toEqual({ state: 'anonymous' })
  })
})

describe('a failed silent sign-in', () => {
  it('of a browser without the cookie of the identity provider makes no call to it', async () => {
    const before = (await calls(`${REALM}/authorize`)).length
    expect(await ask()).toEqual({ state: 'anonymous' })
    expect(await calls(`${REALM}/authorize`)).toHaveLength(before)
  })

  it('happens once: the pages stop asking', async () => {
    await loseSession()
    sandbox().context.database.exec('DELETE FROM identity_records')
    expect(await ask()).toEqual({ state: 'anonymous' })
    expect(isKnown()).toBe(false)
    expect(said(RETRIEVAL)).toEqual([])
  })
})

describe('an outage of the identity provider during silent sign-in', () => {
  it.each<[string, Omit<NewFault, 'service' | 'path'>]>([
    ['refuses every call', { status: 500 }],
    ['is busy', { status: 429, headers: { 'retry-after': '7' } }],
    ['drops the connection', { action: 'reset' }],
    ['answers with a page', { status: 200, body: '<html>maintenance</html>', contentType: 'text/html' }],
    ['leads elsewhere', { status: 302, headers: { location: 'https://evil.example/' } }],
  ])(
    'that %s leaves the visitor anonymous, writes one log line and allows another attempt',
    async (_, fault) => {
      await loseSession()
      // Its configuration has been read before.
      expect(await ask()).toEqual({ state: 'signedIn' })
      browser.cookies.delete('store.session')
      browser.cookies.delete('store.tokens')
      await fails({ path: `${REALM}/authorize`, ...fault })
      expect(await ask()).toEqual({ state: 'unavailable' })
      expect(said(RETRIEVAL)).toHaveLength(1)
      expect(JSON.stringify(said(RETRIEVAL))).not.toMatch(/evil|maintenance|eyJ/)
      expect(isKnown()).toBe(true)
      await control('DELETE', '/faults')
      expect(await ask()).toEqual({ state: 'signedIn' })
    },
  )

  it('without a response to the authorize call ends after 5 s', { timeout: 20_000 }, async () => {
    await loseSession()
    await fails({ path: `${REALM}/authorize`, action: 'hang' })
    expect(await ask()).toEqual({ state: 'unavailable' })
    expect(said(RETRIEVAL)).toHaveLength(1)
  })
})

describe('a slow OpenID configuration during silent sign-in', () => {
  const elsewhere = () => ({
    ...configured(),
    IDENTITY_URL: sandbox().urls.identity.replace('127.0.0.1', 'localhost'),
  })

  it('leaves the visitor anonymous after 5 s, with one log line for all parallel requests', {
    timeout: 20_000,
  }, async () => {
    await loseSession()
    pointStoreAt(sandbox(), elsewhere())
    await fails({ path: CONFIGURATION, status: 503 })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill({ state: 'unavailable' }))
    expect(said(NOT_CONFIGURED)).toHaveLength(1)
    expect(isKnown()).toBe(true)
  })
})

describe('slow tokens during silent sign-in', () => {
  it('redirect to the login page after 10 s, with a notice, the return address and no session', {
    timeout: 30_000,
  }, async () => {
    await fails({ path: `${REALM}/access_token`, delayMs: 12_000 })
    const form = { username: 'edith.marsh', password: PASSWORD, returnTo: '/fr-ca/register' }
    const { address } = await browser.visit('/api/sign-in?locale=fr-ca', { form })
    expect(address).toBe('/fr-ca/login?returnTo=%2Ffr-ca%2Fregister')
    expect(await browser.notice()).toEqual({ notice: 'failed' })
    expect(await browser.account()).toEqual({ state: 'anonymous' })
    expect(said('Error verifying and storing tokens:')).toMatchObject([{ reason: 'requestTokens: timeout' }])
  })
})
