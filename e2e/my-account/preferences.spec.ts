import type { Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { CODE_FIELD, type PreferenceSection, SECTIONS } from '@/lib/preferences/sections'
import { SESSION_PATH } from '@/lib/session/activity'
import { accountPath } from '@/lib/site/account-pages'
import { preferencesPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectDialogAccessible, expectTargets } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { expectSummary } from '../support/forms'
import { expectDialogFits, expectNoSidewaysScroll } from '../support/layout'
import type { KnownPerson } from '../support/people'
import { addFault, createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { answerTimeLeft, idleWarning, LONG, openPage } from '../support/watched-session'

/** Sites in each language but one, and one in Asia. */
const SITES = ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const

const texts = (locale: Locale) => getMessages(locale).preferences

/** A user who has answered whether they want the newsletter, at the preferences. */
async function openAs(page: Page, locale: Locale): Promise<KnownPerson> {
  const person = await createPerson({ ...registeredFacts(locale), marketing: false })
  await signInAs(page, person, { locale })
  await page.goto(preferencesPath(locale))
  return person
}

const section = (page: Page, name: PreferenceSection): Locator => page.locator(`main section#${name}`)

const topic = (page: Page, id: string): Locator =>
  section(page, 'topics').locator(`[name="${CODE_FIELD}${id}"]`)

const send = (page: Page, locale: Locale, name: PreferenceSection): Promise<void> =>
  section(page, name)
    .getByRole('button', { name: texts(locale)[name].save })
    .click()

const told = (page: Page, text: string): Locator => page.getByText(text).filter({ visible: true })

for (const locale of SITES)
  test(`the preferences in ${locale} are accessible, fit 320 px and have nothing ticked`, async ({
    page,
  }) => {
    await openAs(page, locale)
    await expect(page.locator('main section [type="checkbox"]:checked')).toHaveCount(0)
    await expectAccessible(page, 'preferences')
    await expectTargets(page, 'preferences')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, 'preferences')
    for (const name of SECTIONS) await expect(section(page, name)).toBeVisible()
  })

test('email topics are chosen by keyboard, confirmed, dated and left all at once', async ({ page }) => {
  const locale = 'fr-ca'
  const { topics, history } = texts(locale)
  await openAs(page, locale)
  await topic(page, 'MARKETING_OFFERS').press('Space')
  await topic(page, 'MARKETING_TRAINING').press('Space')
  await page.keyboard.press('Enter')
  await expect(told(page, topics.saved)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${preferencesPath(locale)}#topics$`))
  await expectAccessible(page, 'preferences with the word that they are saved')
  await page.reload()
  await expect(told(page, topics.saved)).toHaveCount(0)
  for (const id of ['MARKETING_OFFERS', 'MARKETING_TRAINING']) await expect(topic(page, id)).toBeChecked()
  await page.getByText(history.title).click()
  await expect(page.locator('main details', { hasText: history.title }).locator('li')).toHaveCount(2)
  await section(page, 'topics').getByRole('button', { name: topics.none }).press('Enter')
  await expect(told(page, topics.unsubscribed)).toBeVisible()
  await expect(page.locator('main section#topics :checked')).toHaveCount(0)
  await page.getByText(history.title).click()
  await expect(page.locator('main details', { hasText: history.title }).locator('li')).toHaveCount(4)
})

test('a section that cannot be saved says so, keeps what was chosen and saves it when it is sent again', async ({
  page,
}) => {
  const locale = 'nl-nl'
  const { dates } = texts(locale)
  const person = await openAs(page, locale)
  const path = `^/occ/v2/nlassessments/users/${person.id}/settings$`
  await addFault({ service: 'commerce', method: 'PATCH', path, status: 503, times: 1 })
  await section(page, 'dates').locator('[name="timeZone"]').selectOption('Asia/Tokyo')
  await send(page, locale, 'dates')
  await expectSummary(page, [dates.failed])
  await expect(section(page, 'dates').getByRole('alert')).toBeVisible()
  await expect(section(page, 'dates').locator('[name="timeZone"]')).toHaveValue('Asia/Tokyo')
  await expectAccessible(page, 'preferences that could not be saved')
  await send(page, locale, 'dates')
  await expect(section(page, 'dates').getByRole('alert')).toHaveCount(0)
  await expect(section(page, 'dates').locator('[name="timeZone"]')).toHaveValue('Asia/Tokyo')
})

test('a change in one tab survives an older page in another', async ({ page, context }) => {
  const locale = 'en-us'
  await openAs(page, locale)
  const other = await context.newPage()
  await other.goto(preferencesPath(locale))
  for (const [tab, id] of [
    [page, 'MARKETING_OFFERS'],
    [other, 'MARKETING_TRAINING'],
  ] as const) {
    await topic(tab, id).check()
    await send(tab, locale, 'topics')
    await expect(told(tab, texts(locale).topics.saved)).toBeVisible()
  }
  for (const id of ['MARKETING_OFFERS', 'MARKETING_TRAINING']) await expect(topic(other, id)).toBeChecked()
})

test('the preferred language of a site is opened at once', async ({ page }) => {
  await openAs(page, 'en-ca')
  await section(page, 'site').locator('[name="site"]').selectOption('fr-ca')
  await send(page, 'en-ca', 'site')
  await expect(page).toHaveURL(new RegExp(`${preferencesPath('fr-ca')}#site$`))
  await expect(told(page, texts('fr-ca').site.saved)).toBeVisible()
  await expect(section(page, 'site').locator('[name="site"]')).toHaveValue('fr-ca')
})

test('an earlier sign-out warning comes as early as it was chosen', async ({ page }) => {
  const locale = 'en-us'
  await openAs(page, locale)
  await section(page, 'warning').locator('[name="warning"][value="600"]').check()
  await send(page, locale, 'warning')
  await expect(told(page, fill(texts(locale).warning.saved, { minutes: 10 }))).toBeVisible()
  // Its own request: the response of a page that is being left has no body any more.
  expect(await (await page.request.get(SESSION_PATH)).json()).toMatchObject({ warningSeconds: 600 })
  await answerTimeLeft(page, { ...LONG, warningSeconds: 600 })
  await page.clock.install()
  await openPage(page, preferencesPath(locale))
  await page.clock.runFor('19:50')
  await expect(idleWarning(page, locale)).toHaveCount(0)
  await page.clock.runFor('00:15')
  await expect(idleWarning(page, locale)).toBeVisible()
  await expectDialogAccessible(page, 'timeout-dialog')
  await expectDialogFits(page, 'the warning')
})

test('movement follows the setting of the device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, 'en-us')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(element =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .some(time => time !== '0s'),
      ).length,
  )
  expect(moving).toBe(0)
})

test.describe('the preferences without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of SITES)
    test(`are saved section by section in ${locale}, and interests suggest titles`, async ({ page }) => {
      const { topics, warning, interests } = texts(locale)
      await openAs(page, locale)
      await topic(page, 'MARKETING_NEWSLETTER').check()
      await send(page, locale, 'topics')
      await expect(told(page, topics.saved)).toBeVisible()
      await expect(topic(page, 'MARKETING_NEWSLETTER')).toBeChecked()
      await section(page, 'dates').locator('[name="dateStyle"]').last().check()
      await send(page, locale, 'dates')
      await expect(section(page, 'topics')).toContainText(/\d{4}-\d{2}-\d{2}/)
      await section(page, 'warning').locator('[value="300"]').check()
      await send(page, locale, 'warning')
      await expect(told(page, warning.saved.replace('{minutes}', '5'))).toBeVisible()
      await section(page, 'interests').locator('[type="checkbox"]').first().check()
      await send(page, locale, 'interests')
      await expect(told(page, interests.saved)).toBeVisible()
      await page.goto(accountPath(locale, 'accountHome'))
      const { interests: suggested } = getMessages(locale).accountHome
      await expect(page.getByRole('heading', { name: suggested.title })).toBeVisible()
      await page.getByRole('link', { name: suggested.change }).click()
      await section(page, 'interests').getByRole('button', { name: interests.clear }).click()
      await expect(told(page, interests.cleared)).toBeVisible()
    })
})
