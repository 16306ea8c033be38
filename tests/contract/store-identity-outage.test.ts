import { beforeEach, describe, expect, it } from 'vitest'
import type { NewFault } from '@/e2e/support/sandbox'
import { loginPath } from '@/lib/site/routes'
import { Browser, PASSWORD, pointStoreAt, renew, serveStore } from './store-sign-in-harness.ts'

const { sandbox } = serveStore()

type Fault = Omit<NewFault, 'service' | 'path'>

/** Beyond the wait for tokens, which is the longest of all calls (spec §9). */
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

/** The identity provider answers again, and the circuits that were opened have been closed. */
async function isBack(): Promise<void> {
  await control('DELETE', '/faults')
  pointStoreAt(sandbox())
}

const signIn = (browser: Browser, locale: string) =>
  browser.visit(`/api/sign-in?locale=${locale}`, {
    form: { username: 'edith.marsh', password: PASSWORD, returnTo: `/${locale}/register` },
  })

/** What somebody has in front of them who could not be signed in. */
async function attempt(locale: (typeof LOCALES)[number]) {
  const browser = new Browser()
  const { address } = await signIn(browser, locale)
  expect(address).toBe(loginPath(locale, `/${locale}/register`))
  expect(await browser.account()).toEqual({ state: 'anonymous' })
  return { browser, locale, told: await browser.notice() }
}

/** The same person in the same browser comes in once it is back. */
async function expectReturn({ browser, locale }: { browser: Browser; locale: string }): Promise<void> {
  expect((await signIn(browser, locale)).address).toBe(`/${locale}/register`)
  expect(await browser.account()).toMatchObject({ state: 'signedIn', firstName: 'Edith' })
}

beforeEach(() => control('DELETE', '/faults'))

describe('an identity provider that nobody can sign in at', () => {
  it.each([...OUTAGES, ['answers without sense', NO_TOKENS] as const, ['is too slow', TOO_SLOW] as const])(
    'because it %s says so on the login page of every site, keeps the name and the way back, and lets in once it is back',
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

describe('tokens for somebody who has been let in', () => {
  it.each([
    ...OUTAGES.map(([name, fault]) => [name, fault, 'unavailable'] as const),
    ['sends no tokens', NO_TOKENS, 'failed'] as const,
    ['is too slow', TOO_SLOW, 'failed'] as const,
  ])('that do not come because their issuer %s leave nobody half signed in', async (_, fault, notice) => {
    await fails(fault, TOKENS)
    const attempts = await Promise.all(LOCALES.map(attempt))
    for (const { told } of attempts) expect(told).toEqual({ notice })
    await isBack()
    await Promise.all(attempts.map(expectReturn))
  })
})

describe('somebody signed in whose token has run out', () => {
  it.each([...OUTAGES, ['is too slow', TOO_SLOW] as const])(
    'stays who they are while the identity provider %s, and goes on once it is back',
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
