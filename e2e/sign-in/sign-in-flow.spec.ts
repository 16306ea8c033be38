import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { homePath, loginCallbackPath, loginPath, loginStartPath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { expectNotice, sendLogin, sessionStatus } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { persona } from '../support/people'
import { recordedRequests } from '../support/sandbox'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)
const edith = persona('edith')

test('sign-in starts at the store, asks on the login page and returns signed in', async ({ page }) => {
  const target = stepHref(LOCALE, 'register')
  await page.goto(`${loginStartPath(LOCALE)}?returnTo=${encodeURIComponent(target)}`)
  await expect(page).toHaveURL(url => url.pathname === loginPath(LOCALE) && url.searchParams.has('goto'))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(target)
  expect(await sessionStatus(page)).toBe(200)
})

/** Starts a sign-in without following it; the browser has the sign-in flow cookie afterwards. */
async function begin(page: Page): Promise<URL> {
  const answer = await page.request.get(loginStartPath(LOCALE), { maxRedirects: 0 })
  return new URL(answer.headers().location ?? '')
}

const callback = (query: Record<string, string>): string =>
  `${loginCallbackPath(LOCALE)}?${new URLSearchParams(query)}`

test('sign-in uses the code flow with a new state, nonce and challenge each time', async ({ page }) => {
  const [one, two] = [await begin(page), await begin(page)]
  for (const url of [one, two]) {
    expect(url.origin).toBe(storeOrigin())
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email pearsonUID',
      code_challenge_method: 'S256',
      redirect_uri: `${storeOrigin()}${loginCallbackPath(LOCALE)}`,
    })
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{22,}$/)
  }
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
})

test('a callback with another state opens no session and redeems no code', async ({ page }) => {
  const id = randomUUID()
  const state = (await begin(page)).searchParams.get('state') ?? ''
  for (const tampered of [`${state}x`, state.toUpperCase(), '']) {
    const headers = { 'x-request-id': id }
    await page.request.get(callback({ code: 'a-code', state: tampered }), { headers, maxRedirects: 0 })
    await page.goto(loginPath(LOCALE))
    await expectNotice(page, LOCALE, 'stateMismatch')
  }
  expect(await sessionStatus(page)).toBe(401)
  const seen = await recordedRequests('identity')
  expect(seen.filter(({ requestId }) => requestId === id)).toEqual([])
})

test('an unexpected callback says that cookies are required', async ({ page }) => {
  await page.goto(callback({ code: 'a-code', state: 'a-state' }))
  await expectNotice(page, LOCALE, 'cookiesNeeded')
  expect(await sessionStatus(page)).toBe(401)
})

test('a callback is valid once, and in its own browser only', async ({ page, otherBrowser }) => {
  const answers: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === loginCallbackPath(LOCALE)) answers.push(request.url())
  })
  await page.goto(loginPath(LOCALE))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(HOME)
  const [answer = ''] = answers
  expect(answer).toContain('code=')
  const otherUser = await otherBrowser()
  await otherUser.goto(answer)
  await expectNotice(otherUser, LOCALE, 'cookiesNeeded')
  expect(await sessionStatus(otherUser)).toBe(401)
  // An open page would detect that its user is gone, and redirect by itself.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'store.session' })
  await page.goto(answer)
  await expectNotice(page, LOCALE, 'cookiesNeeded')
  expect(await sessionStatus(page)).toBe(401)
})

test("a rejected sign-in is explained in the store's own texts", async ({ page }) => {
  const state = (await begin(page)).searchParams.get('state') ?? ''
  await page.goto(callback({ error: 'access_denied', state }))
  await expectNotice(page, LOCALE, 'denied')
})

test('an unknown error code is never displayed', async ({ page }) => {
  const marker = 'mark<script>alert(1)</script>er'
  const state = (await begin(page)).searchParams.get('state') ?? ''
  await page.goto(callback({ error: marker, error_description: marker, state }))
  await expectNotice(page, LOCALE, 'failed')
  expect(await page.content()).not.toContain('alert(1)')
  expect(page.url()).not.toContain('alert')
})
