import { describe, expect, it } from 'vitest'
import { Browser, logLines, ORIGIN, PASSWORD, pointStoreAt, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

/** Starts a sign-in and returns the address of its callback without visiting it. */
async function walkToCallback(locale = 'en-us'): Promise<string> {
  const form = { username: 'edith.marsh', password: PASSWORD }
  const signedIn = await browser.send(`/api/sign-in?locale=${locale}`, { form })
  const start = await browser.send(signedIn.headers.get('location') ?? '')
  const authorize = new URL(start.headers.get('location') ?? '')
  const answer = await browser.send(`${authorize.pathname}${authorize.search}`)
  const callback = new URL(answer.headers.get('location') ?? '')
  return `${callback.pathname}${callback.search}`
}

const tokenCalls = () => logLines().filter(line => line.includes('"requestTokens"'))

const failures = () =>
  logLines()
    .filter(line => line.includes('Error verifying and storing tokens:'))
    .map(line => JSON.parse(line))

const changed = (address: string, change: (query: URLSearchParams) => void): string => {
  const url = new URL(address, ORIGIN)
  change(url.searchParams)
  return `${url.pathname}${url.search}`
}

const isSignedIn = async () => JSON.stringify(await browser.account()).includes('signedIn')

describe('the authorize call', () => {
  const startOnce = async (headers: Record<string, string> = {}) => {
    const response = await browser.send('/en-au/login/auth/start', { headers })
    return new URL(response.headers.get('location') ?? '').searchParams
  }

  it('requests a code with S256, state, nonce and the exact scope, each value used once (RFC 9700)', async () => {
    const [first, second] = [await startOnce(), await startOnce()]
    expect(first.get('response_type')).toBe('code')
    expect(first.get('scope')).toBe('openid profile email pearsonUID')
    expect(first.get('code_challenge_method')).toBe('S256')
    expect(first.get('code_challenge')).toHaveLength(43)
    expect(first.get('redirect_uri')).toBe(`${ORIGIN}/en-au/login/auth/callback`)
    expect(Buffer.from(first.get('state') ?? '', 'base64url').length).toBeGreaterThanOrEqual(16)
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first.get(name)).not.toBe(second.get(name))
  })

  it('is never made for a foreign host, whatever the headers contain', async () => {
    const response = await browser.send('/en-us/login/auth/start', { headers: { host: 'evil.example.org' } })
    expect(response.status).toBe(421)
    const forwarded = await startOnce({ 'x-forwarded-host': 'evil.example.org' })
    expect(forwarded.get('redirect_uri')).toContain(ORIGIN)
  })
})

describe('the sign-in callback (spec §5, §8)', () => {
  it('opens the session once: the same response again finds no sign-in flow', async () => {
    const callback = await walkToCallback()
    const cookies = new Map(browser.cookies)
    await browser.send(callback)
    expect(await isSignedIn()).toBe(true)
    const again = await browser.send(callback)
    expect(again.headers.get('location')).toBe('/en-us/login?cookies=needed')
    // A copy of the flow cookie does not help either: the code is used up, and using it twice revokes its
    // tokens.
    const thief = new Browser()
    for (const [name, cookie] of cookies) thief.cookies.set(name, cookie)
    await thief.send(callback)
    expect(await thief.account()).toEqual({ state: 'anonymous' })
  })

  it.each(['/en-us/nothing', '/%ff', '/.git/HEAD'])(
    'redirects to the home page when %s was requested, which is not a page',
    async wanted => {
      const { address } = await browser.signIn('edith.marsh', PASSWORD, wanted)
      expect(address).toBe('/en-us')
    },
  )

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'A'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
  ])('rejects %s before it requests tokens', async (_, change) => {
    const response = await browser.send(changed(await walkToCallback(), change))
    expect(response.headers.get('location')).toBe('/en-us/login')
    expect(failures()).toMatchObject([{ reason: 'State mismatch error.' }])
    expect(tokenCalls()).toEqual([])
    expect(await isSignedIn()).toBe(false)
  })

  it('rejects a response at the address of another locale', async () => {
    const callback = await walkToCallback()
    await browser.send(callback.replace('/en-us/', '/en-gb/'))
    expect(failures()).toMatchObject([{ reason: 'State mismatch error.' }])
  })

  it('rejects a response to the request of another browser', async () => {
    const callback = await walkToCallback()
    const other = new Browser()
    const response = await other.send(callback)
    expect(response.headers.get('location')).toBe('/en-us/login?cookies=needed')
    expect(failures()).toMatchObject([{ reason: 'No stored session found.' }])
    expect(tokenCalls()).toEqual([])
  })

  it('rejects a foreign issuer', async () => {
    const callback = changed(await walkToCallback(), query => query.set('iss', 'https://evil.example'))
    await browser.send(callback)
    expect(failures()).toHaveLength(1)
    expect(tokenCalls()).toEqual([])
    expect(await isSignedIn()).toBe(false)
  })

  it.each(['access_denied', 'temporarily_unavailable', '<script>alert(1)</script>'])(
    'leaves the user anonymous after the error %s and never displays it',
    async error => {
      const callback = changed(await walkToCallback(), query => {
        query.delete('code')
        query.set('error', error)
        query.set('error_description', 'call +1 555 0100')
      })
      const response = await browser.send(callback)
      expect(response.headers.get('location')).toBe('/en-us/login?returnTo=%2Fen-us')
      expect(await response.text()).toBe('')
      expect(logLines().join('')).not.toMatch(/script|555 0100/)
      expect(await isSignedIn()).toBe(false)
    },
  )

  it('keeps up to three parallel sign-ins of one browser apart', async () => {
    const callbacks = []
    for (let count = 0; count < 4; count += 1) callbacks.push(await walkToCallback())
    const [forgotten = '', , kept = ''] = callbacks
    await browser.send(forgotten)
    expect(failures()).toMatchObject([{ reason: 'State mismatch error.' }])
    await browser.send(kept)
    expect(await isSignedIn()).toBe(true)
  })

  it('returns a visitor whose silent sign-in fails to the login page', async () => {
    const { address } = await browser.visit('/en-us/login/auth/start?prompt=none&returnTo=/en-us/register')
    expect(address).toBe('/en-us/login?returnTo=%2Fen-us%2Fregister')
    expect(await isSignedIn()).toBe(false)
  })

  it('redirects to the login page when the identity provider is unavailable', async () => {
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const { address } = await browser.visit('/en-ca/login/auth/start')
    expect(address).toBe('/en-ca/login')
    expect(browser.cookies.has('store.notice')).toBe(true)
  })
})

describe('the log', () => {
  it('contains no token, code, cookie or password of a complete sign-in and sign-out', async () => {
    const callback = await walkToCallback()
    const secrets = [PASSWORD, new URL(callback, ORIGIN).searchParams.get('code') ?? '']
    await browser.send(callback)
    for (const [name, { value }] of browser.cookies) if (name !== 'store.known') secrets.push(value)
    await browser.visit('/api/assessments/login/auth/sign-out?locale=en-us', { form: {} })
    const log = logLines().join('')
    expect(log).toContain('back-end call')
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/eyJ[\w-]{10}/)
  })
})
