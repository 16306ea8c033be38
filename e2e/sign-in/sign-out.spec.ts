import type { BrowserContext, Page } from 'playwright/test'
import { SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'
import { getMessages } from '@/lib/i18n/messages'
import { accountSummaryPath, homePath, loginPath, signOutActionPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { control, fillForm } from '../support/forms'
import { sessionStatus } from '../support/login-form'
import { newPerson, persona } from '../support/people'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { signOutFromMenu } from '../support/sign-out'
import { openPage } from '../support/watched-session'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)
const ACCOUNT = storePath(LOCALE, 'my-account')

const banner = (page: Page) => page.getByRole('banner')
const signInLink = (page: Page, locale: Locale = LOCALE) =>
  banner(page).getByRole('link', { name: getMessages(locale).layout.account.signIn })

/** Opens an address in another tab of the same browser. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

test.describe('sign-out in one tab', () => {
  test('signs out the others, and none of them shows the user any more', async ({ page, context }) => {
    await signInAs(page, persona('edith'), { locale: LOCALE })
    const open = await openTab(context, HOME)
    const personal = await context.newPage()
    // A page that makes its session check only now would treat the sign-out as a session limit.
    await openPage(personal, ACCOUNT)
    for (const tab of [open, personal])
      await expect(banner(tab).getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
    await page.goto(storePath(LOCALE, 'cart'))
    await signOutFromMenu(page, 'Edith Marsh', LOCALE)
    await expect(signInLink(open)).toBeVisible()
    await expect(personal).toHaveURL(loginPath(LOCALE, ACCOUNT))
    await expect(personal.getByRole('main')).toContainText(getMessages(LOCALE).login.notices.signedOut)
    await expect(page.getByText(getMessages(LOCALE).notifications.messages.signedOut)).toBeVisible()
    await expect(page).toHaveURL(storePath(LOCALE))
    for (const tab of [page, open, personal]) await expect(tab.getByText('Edith Marsh')).toHaveCount(0)
  })

  test('cannot be forged by other origins', async ({ page, context }) => {
    await signInAs(page, persona('edith'), { locale: LOCALE })
    const other = await openTab(context, ACCOUNT)
    await expect(banner(other).getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
    const loads: string[] = []
    other.on('load', () => loads.push(other.url()))
    await page.goto(HOME)
    const asked = other.waitForResponse(response => response.url().endsWith(accountSummaryPath(LOCALE)))
    await context.addCookies([{ name: SIGNED_OUT_COOKIE, value: '1', url: page.url() }])
    await page.evaluate(() => {
      for (let count = 0; count < 5; count += 1)
        new BroadcastChannel('store.tabs').postMessage({ kind: 'signedOut' })
    })
    await asked
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
    await expect(banner(other).getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
    expect(loads).toEqual([])
    expect(await sessionStatus(page)).toBe(200)
  })
})

test('a page reached by Back shows no user who has signed out', async ({ page, context }) => {
  await signInAs(page, persona('edith'), { locale: LOCALE })
  await page.goto(HOME)
  await expect(banner(page).getByRole('button', { name: 'Edith Marsh' })).toBeVisible()
  await page.goto(storePath(LOCALE))
  const other = await openTab(context, storePath(LOCALE))
  await signOutFromMenu(other, 'Edith Marsh', LOCALE)
  await expect(signInLink(other)).toBeVisible()
  await page.goBack()
  await expect(signInLink(page)).toBeVisible()
  await expect(page.getByText('Edith Marsh')).toHaveCount(0)
})

test('the next user of a browser sees no data of the previous one', async ({ page }) => {
  const first = await createPerson()
  const second = await createPerson({}, newPerson({ firstName: 'Ilse', lastName: 'Quillmark' }))
  const step = stepHref(LOCALE, 'personal-info')
  await signInAs(page, first, { locale: LOCALE })
  await page.goto(step)
  await fillForm(page, { phone: '020 7946 0199' })
  const kept = page.waitForResponse(response => response.request().method() === 'POST')
  await control(page, 'phone').blur()
  await kept
  await page.evaluate(() => {
    localStorage.setItem('store.closed_notifications', 'old')
    localStorage.setItem('store.last_activity', '1')
    sessionStorage.setItem('store.sso_referrer', '/en-gb')
  })
  await page.goto(HOME)
  await signOutFromMenu(page, 'Noor Vandermeer', LOCALE)
  await expect(signInLink(page)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/closed_notifications|last_activity|sso_referrer/)
  await page.goBack()
  await expect(page).not.toHaveURL(step)
  await expect(page.getByText('Noor Vandermeer')).toHaveCount(0)
  await signInAs(page, second, { locale: LOCALE })
  for (const path of [HOME, storePath(LOCALE), ACCOUNT, step]) {
    await page.goto(path)
    await expect(banner(page).getByRole('button', { name: 'Ilse Quillmark' })).toBeVisible()
    expect(await page.content(), path).not.toMatch(/Noor|Vandermeer|7946 0199/)
  }
  await expect(control(page, 'phone')).toHaveValue('')
})

test('after the idle limit the login page states the reason, and leads back', async ({ page }) => {
  for (const locale of ['fr-ca', 'nl-nl'] as const) {
    const target = storePath(locale, 'my-account')
    const { notices } = getMessages(locale).login
    await page.goto(`${loginPath(locale, target)}&notice=sessionEnded`)
    await expect(page.getByRole('main').getByText(notices.sessionEnded)).toBeVisible()
    await expect(control(page, 'returnTo')).toHaveValue(target)
  }
})

test('a sign-out whose response is lost still leaves the page and takes effect', async ({ page }) => {
  await signInAs(page, persona('edith'), { locale: LOCALE })
  await page.goto(ACCOUNT)
  await page.route(`**${signOutActionPath(LOCALE)}**`, async route => {
    await route.fetch()
    // The response is lost on its way back.
  })
  await signOutFromMenu(page, 'Edith Marsh', LOCALE)
  await expect(page).toHaveURL(storePath(LOCALE))
  await expect(signInLink(page)).toBeVisible()
})
