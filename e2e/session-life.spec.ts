import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { CUSTOMER_CHECK_PATH, SESSION_PATH } from '@/lib/session/activity'
import { homePath, loginPath, signOutActionPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible } from './support/accessible'
import { storeOrigin } from './support/origins'
import { persona } from './support/people'
import { signInAs } from './support/sign-in'

const LOCALE = 'en-gb'
const ACCOUNT = storePath(LOCALE, 'my-account')
const texts = getMessages(LOCALE).session

/** Nothing of the session runs out but what the test lets run out: the clock of the browser is not that of the store. */
const LONG = { state: 'signedIn', idleSeconds: 1800, tokenSeconds: 20_000, absoluteSeconds: 20_000 }

const warning = (page: Page, locale: Locale = LOCALE) =>
  page.getByRole('dialog', { name: getMessages(locale).session.idle.title })

/** What the store says of the time that is left, by its clock; staying signed in is its own answer. */
async function answerTimeLeft(page: Page, left: object): Promise<void> {
  await page.context().unroute(`**${SESSION_PATH}`)
  await page
    .context()
    .route(`**${SESSION_PATH}`, route =>
      route.request().method() === 'GET' ? route.fulfill({ json: left }) : route.fallback(),
    )
}

/** Signs in and opens a page whose session is watched over, under a clock of the test. */
async function openWatched(page: Page, path: string, locale: Locale = LOCALE): Promise<void> {
  await signInAs(page, persona('edith'), { locale })
  await answerTimeLeft(page, LONG)
  await page.clock.install()
  await openPage(page, path)
}

async function openPage(page: Page, path: string): Promise<void> {
  const watched = page.waitForResponse(response => response.url().endsWith(SESSION_PATH))
  await page.goto(path)
  await watched
}

async function expectToldWhy(page: Page): Promise<void> {
  await expect(page).toHaveURL(url => url.pathname === loginPath(LOCALE))
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(ACCOUNT)
  await expect(page.getByRole('main')).toContainText(getMessages(LOCALE).login.notices.sessionEnded)
}

for (const locale of ['en-us', 'fr-ca', 'nl-nl'] as const)
  test(`${locale}: who is idle is asked in time, and Escape stays signed in`, async ({ page }) => {
    await openWatched(page, homePath(locale), locale)
    await page.clock.runFor('28:02')
    await expect(warning(page, locale)).toBeVisible()
    await expectAccessible(page, 'warning', { within: 'dialog[open]' })
    const stayed = page.waitForResponse(response => response.request().method() === 'POST')
    await page.keyboard.press('Escape')
    expect(await (await stayed).json()).toMatchObject({ state: 'signedIn' })
    await expect(warning(page, locale)).toHaveCount(0)
  })

test('staying signed in closes the question in every tab', async ({ page, context }) => {
  await openWatched(page, ACCOUNT)
  const other = await context.newPage()
  await openPage(other, homePath(LOCALE))
  await page.clock.runFor('28:05')
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible()
  await warning(other).getByRole('button', { name: texts.idle.stay }).click()
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0)
})

test('the idle limit leads to sign-in with the reason and the way back', async ({ page }) => {
  await openWatched(page, ACCOUNT)
  await page.clock.runFor('28:05')
  await expect(warning(page)).toBeVisible()
  await answerTimeLeft(page, { state: 'anonymous' })
  await page.clock.runFor('02:00')
  await expectToldWhy(page)
})

test('after an hour of sleep the store says whether the session lives', async ({ page }) => {
  await openWatched(page, ACCOUNT)
  const asked = page.waitForResponse(response => response.url().endsWith(SESSION_PATH))
  await page.clock.fastForward('01:00:00')
  await asked
  await expect(warning(page)).toHaveCount(0)
  await answerTimeLeft(page, { state: 'anonymous' })
  await page.clock.fastForward('01:00:00')
  await expectToldWhy(page)
})

test('a session that has ended elsewhere ends here with the next check', async ({
  page,
  otherBrowser,
  problems,
}) => {
  problems.allow(/401/)
  await openWatched(page, ACCOUNT)
  const elsewhere = await otherBrowser()
  await elsewhere.context().addCookies(await page.context().cookies())
  const origin = storeOrigin()
  await elsewhere.request.post(`${origin}${signOutActionPath(LOCALE)}`, { headers: { origin } })
  await page.clock.runFor('05:02')
  const checked = page.waitForResponse(response => response.url().includes(CUSTOMER_CHECK_PATH))
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  expect((await checked).status()).toBe(401)
  await expectToldWhy(page)
})
