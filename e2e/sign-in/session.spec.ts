import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath, silentSignInPath, storePath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { layoutShift } from '../support/layout'
import { expectNotice, sendLogin, sessionStatus } from '../support/login-form'
import { persona } from '../support/people'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)
const edith = persona('edith')

const nameInHeader = (page: Page, name: string) => page.getByRole('banner').getByText(name)

test.describe('sign-out', () => {
  test('from the header ends the session here and at the identity provider, also for copies', async ({
    page,
    otherBrowser,
  }) => {
    await signInAs(page, edith, { locale: LOCALE })
    const copied = await page.context().cookies()
    await page.goto(HOME)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Edith Marsh' })
    await menu.click()
    await page.getByRole('button', { name: getMessages(LOCALE).layout.account.signOut }).click()
    await expect(page).toHaveURL(HOME)
    const signIn = page
      .getByRole('banner')
      .getByRole('link', { name: getMessages(LOCALE).layout.account.signIn })
    await expect(signIn).toBeVisible()
    const left = (await page.context().cookies()).map(({ name }) => name)
    expect(left.filter(name => /^store\.(session|tokens)|iPlanet/.test(name))).toEqual([])
    const thief = await otherBrowser()
    await thief.context().addCookies(copied)
    expect(await sessionStatus(thief)).toBe(401)
    await thief.goto(silentSignInPath(LOCALE, HOME))
    await expectNotice(thief, LOCALE, 'notConfirmed')
  })
})

test('the name appears in the header without a layout shift', async ({ page }) => {
  await signInAs(page, edith, { locale: LOCALE })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(HOME)
    await expect(nameInHeader(page, 'Edith Marsh')).toBeVisible()
    expect(await layoutShift(page), `at ${width} px`).toBeLessThanOrEqual(0.02)
  }
})

test('the session cookies are not readable by scripts and small enough for browsers', async ({ page }) => {
  await page.goto(loginPath(LOCALE))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(HOME)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['store.session', 'store.tokens']))
  for (const { name, value, httpOnly, sameSite, path, expires } of cookies) {
    // The flag cookie of a known browser is readable by scripts and contains nothing else.
    const isMark = name === 'store.known' && value === '1'
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: !isMark, sameSite: 'Lax' })
    if (name.startsWith('store.')) expect(path, name).toBe('/')
    else expect(path, name).toMatch(/^\/api\/assessments\/login\/auth/)
    expect(name.length + value.length, name).toBeLessThan(4000)
    expect(expires * 1000 - Date.now(), name).toBeLessThanOrEqual(366 * 24 * 3_600_000)
  }
})

test('no token and no password appears in a page, a script, an address or a storage', async ({ page }) => {
  const tokenLike = /eyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}/
  const seen: { where: string; text: string }[] = []
  const reading: Promise<unknown>[] = []
  page.on('request', request => seen.push({ where: 'address', text: request.url() }))
  page.on('response', response => {
    if (!/html|script|json|x-component/.test(response.headers()['content-type'] ?? '')) return
    const where = response.url()
    reading.push(
      response
        .text()
        .then(text => seen.push({ where, text }))
        .catch(() => undefined),
    )
  })
  await page.goto(loginPath(LOCALE, stepHref(LOCALE, 'register')))
  await sendLogin(page, edith.username, edith.password)
  await expect(page).toHaveURL(stepHref(LOCALE, 'register'))
  for (const path of [
    HOME,
    storePath(LOCALE, 'my-account'),
    loginPath(LOCALE),
    '/api/auth/session',
    '/api/account',
  ])
    await page.goto(path)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  await Promise.all(reading)
  seen.push({ where: 'storage', text: stored })
  expect(seen.length).toBeGreaterThan(10)
  const secrets = (await page.context().cookies())
    .filter(({ name }) => /session|tokens|iPlanet/.test(name))
    .map(({ value }) => value)
  for (const { where, text } of seen) {
    expect(text.includes(edith.password), `password in ${where}`).toBe(false)
    expect(tokenLike.exec(text)?.[0], `token in ${where}`).toBeUndefined()
    expect(
      secrets.filter(secret => text.includes(secret)),
      `cookie in ${where}`,
    ).toEqual([])
  }
})
