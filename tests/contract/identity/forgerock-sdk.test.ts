import type * as Sdk from '@forgerock/javascript-sdk'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { findBrowser } from '../../../scripts/browser.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'
import { type StoreFront, startStoreFront } from '../../support/store-front.ts'

declare global {
  interface Window {
    sdk: typeof Sdk
  }
}

// A browser has to start, and the time limits of the library have to expire before that of the test.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let front: StoreFront
let sandbox: TestSandbox
let browser: Browser
let page: Page

beforeAll(async () => {
  front = await startStoreFront()
  sandbox = await startSandbox({ storeOrigins: [front.origin] })
  front.forwardTo(sandbox.urls.identity)
  const executablePath = findBrowser()
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
})

afterAll(async () => {
  await browser.close()
  await sandbox.stop()
  await front.stop()
})

beforeEach(async () => {
  page = await (await browser.newContext()).newPage()
  await page.goto(front.origin)
  await page.waitForFunction(() => window.sdk !== undefined, undefined, { timeout: 10_000 })
  await page.evaluate(() =>
    window.sdk.Config.set({
      serverConfig: { baseUrl: `${location.origin}/api/assessments/login/auth/`, timeout: 10_000 },
      realmPath: 'pearson',
      clientId: 'assessments-conformance',
      redirectUri: `${location.origin}/callback`,
      scope: 'openid profile email pearsonUID',
      logLevel: 'none',
    }),
  )
})

afterEach(() => page.context().close())

/** Signs in by the tree and returns the type of the last response. */
const signIn = (password: string): Promise<string> =>
  page.evaluate(async secret => {
    const { FRAuth, FRStep, NameCallback, PasswordCallback } = window.sdk
    const step = await FRAuth.start({ tree: 'Login' })
    if (!(step instanceof FRStep)) return step.type
    for (const callback of step.callbacks) {
      if (callback instanceof NameCallback) callback.setName('ada.brightwater')
      if (callback instanceof PasswordCallback) callback.setPassword(secret)
    }
    const next = await FRAuth.next(step, { tree: 'Login' })
    return next instanceof window.sdk.FRLoginFailure ? `${next.type}: ${next.getMessage()}` : next.type
  }, password)

test('the vendor library signs in, gets tokens silently, reads the user info and signs out', async () => {
  expect(await signIn(PEOPLE_PASSWORD)).toBe('LoginSuccess')
  const first = await page.evaluate(async () => {
    const tokens = await window.sdk.TokenManager.getTokens({ login: 'embedded' })
    return { tokens, user: await window.sdk.UserManager.getCurrentUser() }
  })
  expect(first.user).toMatchObject({ pearsonUID: 'uid-ada', given_name: 'Ada' })
  expect(first.tokens).toHaveProperty('idToken')

  const outcome = await page.evaluate(async () => {
    const renewed = await window.sdk.TokenManager.getTokens({ login: 'embedded', forceRenew: true })
    await window.sdk.FRUser.logout()
    const error = await window.sdk.TokenManager.getTokens({ login: 'embedded' }).then(
      () => 'tokens',
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    )
    return { hasRenewed: renewed !== undefined, error }
  })
  expect(outcome).toEqual({
    hasRenewed: true,
    error: 'The request requires some interaction that is not allowed.',
  })
})

test('the vendor library handles a rejected sign-in', async () => {
  expect(await signIn('Wrong.2026')).toBe('LoginFailure: Login failure')
})

test('the vendor library reads validation errors and then creates the account', async () => {
  const outcome = await page.evaluate(async () => {
    const { FRAuth, FRStep } = window.sdk
    const answers: Record<string, string | boolean> = {
      userName: 'ada.brightwater',
      givenName: 'Vera',
      sn: 'Lind',
      mail: 'vera@example.org',
      'preferences/marketing': true,
      password: 'Meadow.2026',
      terms: true,
    }
    const keys = Object.keys(answers)
    const fillIn = (step: InstanceType<typeof FRStep>) => {
      step.callbacks.forEach((callback, index) => {
        callback.setInputValue(answers[keys[index] ?? ''])
      })
      return step
    }
    const start = await FRAuth.start({ tree: 'Registration' })
    if (!(start instanceof FRStep)) return start.type
    const refused = await FRAuth.next(fillIn(start), { tree: 'Registration' })
    if (!(refused instanceof FRStep)) return refused.type
    const [username] = refused.callbacks
    const rules =
      username instanceof window.sdk.ValidatedCreateUsernameCallback
        ? username.getFailedPolicies().map(policy => policy.policyRequirement)
        : []
    answers.userName = 'vera.lind'
    const done = await FRAuth.next(fillIn(refused), { tree: 'Registration' })
    await window.sdk.TokenManager.getTokens({ login: 'embedded' })
    return { rules, type: done.type, user: await window.sdk.UserManager.getCurrentUser() }
  })
  expect(outcome).toMatchObject({
    rules: ['UNIQUE'],
    type: 'LoginSuccess',
    user: { given_name: 'Vera', family_name: 'Lind', email: 'vera@example.org' },
  })
})
