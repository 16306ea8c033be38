import type { Page } from 'playwright/test'
import { linesAddress } from '@/lib/cart/lines/cart-lines'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { SESSION_PATH } from '@/lib/session/activity'
import {
  homePath,
  loginPath,
  newQuotePath,
  newSavedCartPath,
  signOutActionPath,
  storePath,
} from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { factsBefore } from '../support/facts'
import { twoItems } from '../support/fill-cart'
import { control, fillForm, withAids } from '../support/forms'
import { expectDialogFits } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { persona } from '../support/people'
import { createPerson, revokeSessions } from '../support/sandbox'
import {
  answerTimeLeft,
  idleWarning,
  LONG,
  nextCheck,
  openPage,
  openWatched,
} from '../support/watched-session'
import { expectStep } from '../support/wizard'

const LOCALE = 'en-gb'
const ACCOUNT = storePath(LOCALE, 'my-account')
const texts = getMessages(LOCALE).session

const warning = (page: Page) => idleWarning(page, LOCALE)

const open = (page: Page) => openWatched(page, ACCOUNT, persona('edith'), LOCALE)

async function expectToldWhy(page: Page, target = ACCOUNT, locale: Locale = LOCALE): Promise<void> {
  await expect(page).toHaveURL(url => url.pathname === loginPath(locale))
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(target)
  await expect(page.getByRole('main')).toContainText(getMessages(locale).login.notices.sessionEnded)
}

/** The session was not ended by a limit: the user has signed out somewhere else. */
async function expectSignedOutElsewhere(page: Page): Promise<void> {
  await expect(page).toHaveURL(url => url.pathname === loginPath(LOCALE))
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(ACCOUNT)
  await expect(page.getByRole('main')).toContainText(getMessages(LOCALE).login.notices.signedOut)
}

test('the absolute session limit is announced once', async ({ page }) => {
  const locale = 'nl-nl'
  const { absolute } = getMessages(locale).session
  const end = page.getByRole('dialog', { name: absolute.title })
  await openWatched(page, homePath(locale), persona('edith'), locale)
  await answerTimeLeft(page, { ...LONG, absoluteSeconds: 150 })
  await openPage(page, homePath(locale))
  await page.clock.runFor('00:32')
  await expect(end).toBeVisible()
  await expectDialogAccessible(page, 'timeout-dialog')
  await expectDialogFits(page, 'the warning')
  await end.getByRole('button', { name: absolute.understood }).click()
  await expect(end).toHaveCount(0)
  await page.clock.runFor('01:00')
  await expect(end).toHaveCount(0)
})

test('an idle user is asked in time, and Escape keeps the user signed in', async ({ page }) => {
  const locale = 'fr-ca'
  await openWatched(page, homePath(locale), persona('edith'), locale)
  await page.clock.runFor('28:02')
  await expect(idleWarning(page, locale)).toBeVisible()
  await expectDialogAccessible(page, 'timeout-dialog')
  await expectDialogFits(page, 'the warning')
  const stayed = page.waitForResponse(response => response.request().method() === 'POST')
  await page.keyboard.press('Escape')
  expect(await (await stayed).json()).toMatchObject({ state: 'signedIn' })
  await expect(idleWarning(page, locale)).toHaveCount(0)
})

test('staying signed in closes the session warning in every tab', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await openPage(other, homePath(LOCALE))
  await page.clock.runFor('28:05')
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible()
  await warning(other).getByRole('button', { name: texts.idle.stay }).click()
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0)
})

test('the idle limit redirects to sign-in with the reason and the return address', async ({ page }) => {
  await open(page)
  await page.clock.runFor('28:05')
  await expect(warning(page)).toBeVisible()
  await answerTimeLeft(page, { state: 'anonymous' })
  await page.clock.runFor('02:00')
  await expectToldWhy(page)
})

const TYPED = [
  ['en-us', 'personal-info', { phone: '614 555 0162' }],
  ['fr-ca', 'contact-address', { city: 'Trois-Rivières' }],
  ['nl-nl', 'organisation', { choice: 'existing', customerAccountNumber: '4827' }],
] as const

for (const [locale, step, typed] of TYPED)
  test(`${locale}: input in ${step} is restored after a timeout and a new sign-in`, async ({ page }) => {
    const person = await createPerson(factsBefore(step, locale))
    const href = stepHref(locale, step)
    const [name = '', value = ''] = Object.entries(typed).at(-1) ?? []
    await openWatched(page, href, person, locale)
    await withAids(page)
    await fillForm(page, typed)
    await page.clock.runFor('28:05')
    await expect(idleWarning(page, locale)).toBeVisible()
    await answerTimeLeft(page, { state: 'anonymous' })
    await page.clock.runFor('02:00')
    await expectToldWhy(page, href, locale)
    await sendLogin(page, person.username, person.password)
    await expectStep(page, locale, step)
    await expect(control(page, name)).toHaveValue(value)
    await expect(page.getByText(getMessages(locale).register.notices.restored)).toBeVisible()
  })

const NEW_LISTS = [
  ['en-us', newQuotePath],
  ['fr-ca', newSavedCartPath],
] as const

for (const [locale, pathOf] of NEW_LISTS)
  test(`${locale}: name and note of ${pathOf(locale)} are restored after a timeout and a new sign-in`, async ({
    page,
  }) => {
    const person = await createPerson(registeredFacts(locale))
    const { kit, title } = await twoItems(page, locale)
    const href = linesAddress(pathOf(locale), title, [{ code: kit, quantity: 2 }])
    await openWatched(page, href, person, locale)
    await fillForm(page, { name: 'Budget 2027', description: 'Ligne 1' })
    await page.clock.runFor('28:05')
    await expect(idleWarning(page, locale)).toBeVisible()
    await answerTimeLeft(page, { state: 'anonymous' })
    await page.clock.runFor('02:00')
    await expect(page).toHaveURL(url => url.pathname === loginPath(locale))
    expect(page.url()).not.toContain('Budget')
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL(url => url.pathname === pathOf(locale))
    await expect(control(page, 'name')).toHaveValue('Budget 2027')
    await expect(control(page, 'description')).toHaveValue('Ligne 1')
    await expect(control(page, quantityField(kit))).toHaveValue('2')
  })

/** Visibility event of a page whose tab becomes visible or hidden. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: isHidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Advances time as for a background tab, whose timers run once a minute at most. */
async function passInBackground(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.fastForward('01:00')
}

test('a background tab shows in its title that the session ends soon, and the remaining time when it becomes visible', async ({
  page,
}) => {
  await open(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.mouse.move(100, 100)
  const title = await page.title()
  await setHidden(page, true)
  await passInBackground(page, 28)
  await expect(page).toHaveTitle(texts.tabTitle.replace('{time}', '2:00'))
  // No timer fires until the tab becomes visible.
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 37_000))
  await expect(warning(page)).toContainText('2:00')
  await setHidden(page, false)
  await expect(warning(page)).toContainText(texts.timeLeft.replace('{time}', '1:23'))
  await expect(page).toHaveTitle(title)
})

test('a computer that slept shows the remaining time of the store', async ({ page }) => {
  await open(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await answerTimeLeft(page, { ...LONG, idleSeconds: 55 })
  await page.clock.fastForward('29:05')
  await expect(warning(page)).toContainText(texts.timeLeft.replace('{time}', '0:55'))
})

test('after an hour of sleep the store decides whether the session is valid', async ({ page }) => {
  await open(page)
  const asked = page.waitForResponse(response => response.url().endsWith(SESSION_PATH))
  await page.clock.fastForward('01:00:00')
  await asked
  await expect(warning(page)).toHaveCount(0)
  await answerTimeLeft(page, { state: 'anonymous' })
  await page.clock.fastForward('01:00:00')
  await expectToldWhy(page)
})

test('a session that was signed out elsewhere ends here with the next check, which tells so', async ({
  page,
  otherBrowser,
}) => {
  await open(page)
  const elsewhere = await otherBrowser()
  await elsewhere.context().addCookies(await page.context().cookies())
  const origin = storeOrigin()
  await elsewhere.request.post(`${origin}${signOutActionPath(LOCALE)}`, { headers: { origin } })
  expect(await nextCheck(page)).toBe(401)
  await expectSignedOutElsewhere(page)
})

test('a session that an administrator of the identity provider revokes ends with the next check', async ({
  page,
}) => {
  const person = await createPerson()
  await openWatched(page, ACCOUNT, person, LOCALE)
  await revokeSessions(person.id)
  expect(await nextCheck(page)).toBe(401)
  await expectToldWhy(page)
  await page.goto(homePath(LOCALE))
  await expect(
    page.getByRole('banner').getByRole('link', { name: getMessages(LOCALE).layout.account.signIn }),
  ).toBeVisible()
})
