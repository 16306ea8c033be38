import { beforeEach, describe, expect, it } from 'vitest'
import type { NewFault } from '@/e2e/support/sandbox'
import { loginPath } from '@/lib/site/paths'
import { Browser, PASSWORD, pointStoreAt, renew, serveStore } from './sign-in-harness.ts'

const { sandbox } = serveStore()

type Fault = Omit<NewFault, 'service' | 'path'>

/** Beyond the timeout for tokens, which is the longest of all calls (spec §9). */
const TOO_SLOW: Fault = { delayMs: 12_000, status: 503 }

const OUTAGES: readonly [string, Fault][] = [
  ['drops every connection', { action: 'reset' }],
  ['fails', { status: 500 }],
  ['is busy', { status: 429, headers: { 'retry-after': '7' } }],
  ['shows a page in its place', { status: 200, body: '<html>maintenance</html>', contentType: 'text/html' }],
  ['breaks its answer off', { status: 200, body: '{"authId":', contentType: 'application/json' }],
]

const NO_TOKENS: Fault = { status: 200, body: '{"now":"this"}', contentType: 'application/json' }

const LOCALES = ['en-us', 'fr-ca', 'nl-nl'] as const

const TOKENS = '/oauth2/realms/root/realms/pearson/access_token'

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${sandbox().urls.control}${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })

const fails = (fault: Fault, path = '/') =>
  control('POST', '/faults', { service: 'identity', path, ...fault })

/** The identity provider answers again, and the opened circuits are closed. */
async function isBack(): Promise<void> {
  await control('DELETE', '/faults')
  pointStoreAt(sandbox())
}

const signIn = (browser: Browser, locale: string) =>
  browser.visit(`/api/sign-in?locale=${locale}`, {
    form: { username: 'edith.marsh', password: PASSWORD, returnTo: `/${locale}/register` },
  })

/** Signs in at a site where sign-in fails; returns the notice of the login page. */
async function attempt(locale: (typeof LOCALES)[number]) {
  const browser = new Browser()
  const { address } = await signIn(browser, locale)
  expect(address).toBe(loginPath(locale, `/${locale}/register`))
  expect(await browser.account()).toEqual({ state: 'anonymous' })
  return { browser, locale, told: await browser.notice() }
}

/** The same user in the same browser signs in once it is available again. */
async function expectReturn({ browser, locale }: { browser: Browser; locale: string }): Promise<void> {
  expect((await signIn(browser, locale)).address).toBe(`/${locale}/register`)
  expect(await browser.account()).toMatchObject({ state: 'signedIn', firstName: 'Edith' })
}

beforeEach(() => control('DELETE', '/faults'))

describe('an unavailable identity provider during sign-in', () => {
  it.each([...OUTAGES, ['answers without sense', NO_TOKENS] as const, ['is too slow', TOO_SLOW] as const])(
    'that %s is reported on the login page of every site, keeps the name and return address, and works once it is back',
    async (_, fault) => {
      await fails(fault)
      const attempts = await Promise.all(LOCALES.map(attempt))
      for (const { told } of attempts)
        expect(told).toEqual({ notice: 'unavailable', username: 'edith.marsh', rememberMe: false })
      await isBack()
      await Promise.all(attempts.map(expectReturn))
    },
  )
})

describe('tokens for a user with a new identity session', () => {
  it.each([
    ...OUTAGES.map(([name, fault]) => [name, fault, 'unavailable'] as const),
    ['sends no tokens', NO_TOKENS, 'failed'] as const,
    ['is too slow', TOO_SLOW, 'failed'] as const,
  ])('that are missing because their issuer %s leave no partial session', async (_, fault, notice) => {
    await fails(fault, TOKENS)
    const attempts = await Promise.all(LOCALES.map(attempt))
    for (const { told } of attempts) expect(told).toEqual({ notice })
    await isBack()
    await Promise.all(attempts.map(expectReturn))
  })
})

describe('a signed-in user whose access token has expired', () => {
  it.each([...OUTAGES, ['is too slow', TOO_SLOW] as const])(
    'stays signed in while the identity provider %s, and continues once it is back',
    async (_, fault) => {
      const browser = new Browser()
      await signIn(browser, 'nl-nl')
      const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
      await fails(fault)
      const during = await renew(cookies, Date.now() + 601_000)
      expect(during.session).toMatchObject({ state: 'unavailable', user: { firstName: 'Edith' } })
      expect(during.cookies).toEqual([])
      await isBack()
      const after = await renew(cookies, Date.now() + 590_000)
      expect(after.session).toMatchObject({ state: 'signedIn' })
      expect(after.cookies.map(({ name }) => name)).toEqual(['store.tokens'])
    },
  )
})
