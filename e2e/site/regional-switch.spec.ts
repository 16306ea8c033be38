import type { Page } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { untilAtRest } from '../support/at-rest'
import { chooseSite } from '../support/journeys'
import { sendLogin } from '../support/login-form'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const registeredIn = (country: string) => createPerson({ registrationCountry: country })

const undoOf = (page: Page) => page.locator('[data-notification="regional-switch"] button[name="choice"]')

const cookiesOf = async (page: Page) =>
  new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))

test('a user who registered in Singapore is redirected once, can go back, and is not redirected again', async ({
  page,
}) => {
  await signInAs(page, await registeredIn('SG'))
  await page.goto(storePath('ja-jp'))
  await expect(page).toHaveURL(storePath('zh-sg'))
  await expect(undoOf(page)).toBeVisible()
  await expectAccessible(page, 'the notice about the move')
  const cookies = await cookiesOf(page)
  expect(cookies.get('store.prev_locale')).toBe('zh-sg')
  expect(cookies.get('store.registration_country')).toBe('SG')
  expect(cookies.get('store.currency_switched')).toBe('SGD')
  expect(await page.evaluate(() => localStorage.getItem('store.currency_switched'))).toBe('true')
  // A tab makes this check once, so it may happen before the page is loaded again.
  const decided = page.waitForResponse(/\/api\/regional-switch/)
  await undoOf(page).click()
  await expect(page).toHaveURL(storePath('ja-jp'))
  expect(await (await decided).json()).toEqual({ kind: 'stay' })
  await page.reload()
  await expect(page).toHaveURL(storePath('ja-jp'))
  expect((await cookiesOf(page)).has('store.currency_switched')).toBe(false)
})

test('a personal page shows the site switch notice once, like any other page', async ({ page }) => {
  const person = await registeredIn('NZ')
  await page.goto(loginPath('en-au', accountPath('en-au', 'profile')))
  await sendLogin(page, person.username, person.password)
  await expect(page).toHaveURL(accountPath('en-nz', 'profile'))
  await expect(undoOf(page)).toBeVisible()
  await expect(page.locator('[data-switched]')).toBeHidden()
  const decided = page.waitForResponse(/\/api\/account/)
  await page.reload()
  await decided
  await page.waitForLoadState('networkidle')
  await expect(undoOf(page)).toHaveCount(0)
})

test('a site chosen before sign-in takes precedence', async ({ page }) => {
  const person = await createPerson(registeredFacts('en-nz'))
  await page.goto(homePath('en-nz'))
  await chooseSite(page, 'en-au')
  await expect(page).toHaveURL(homePath('en-au'))
  await page.goto(loginPath('en-au', homePath('en-au')))
  const decided = page.waitForResponse(/\/api\/regional-switch/)
  await sendLogin(page, person.username, person.password)
  expect(await (await decided).json()).toEqual({ kind: 'stay' })
  await expect(page).toHaveURL(homePath('en-au'))
})

test.describe('the regional switch without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('redirects a user from New Zealand who signs in at the Australian site', async ({ page }) => {
    const person = await registeredIn('NZ')
    await page.goto(loginPath('en-au', storePath('en-au')))
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL(storePath('en-nz'))
    expect((await cookiesOf(page)).get('store.locale_moved')).toBe('en-nz')
  })

  test('is announced once on the next page, with a link back', async ({ page }) => {
    const person = await registeredIn('NZ')
    const profile = accountPath('en-au', 'profile')
    await page.goto(loginPath('en-au', profile))
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL(accountPath('en-nz', 'profile'))
    const undo = page.locator('[data-switched]').getByRole('button')
    await expect(undo).toBeVisible()
    await expect(page.locator('[data-switched]')).toContainText('New Zealand')
    await page.reload()
    await expect(undo).toHaveCount(0)
  })

  test("can be undone by the link back, which stores the site as the user's choice", async ({ page }) => {
    const person = await registeredIn('NZ')
    await page.goto(loginPath('en-au', accountPath('en-au', 'profile')))
    await sendLogin(page, person.username, person.password)
    await page.locator('[data-switched]').getByRole('button').click()
    await expect(page).toHaveURL(/\/store\/auassessments\/en|\/en-au/)
    expect((await cookiesOf(page)).get('store.locale_chosen')).toBe('en-au')
  })

  test('has links to contact us instead of help dialogs', async ({ page }) => {
    await page.goto(homePath('fr-ca'))
    const links = page.locator('a[data-dialog="help"]')
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/\/fr-ca\/contact-us$/)
    await expect(page.getByRole('contentinfo').locator(links)).toHaveCount(1)
  })
})

test('a user whose country has no site gets the international contacts once', async ({ page }) => {
  await signInAs(page, await registeredIn('BR'))
  await page.goto(homePath('en-us'))
  const { country, close } = getMessages('en-us').layout
  const dialog = page.getByRole('dialog', { name: country.unknownTitle })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /\/en-us\/international-contacts$/)
  await expectAccessible(page, 'the word to whose country is not known')
  await dialog.getByRole('button', { name: close }).click()
  await page.goto(storePath('en-us'))
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
})

for (const locale of ['en-au', 'fr-ca', 'nl-nl'] satisfies Locale[])
  test(`the sign-in help of ${locale} opens by keyboard and closes with Escape`, async ({ page }) => {
    const { help } = getMessages(locale).layout
    const header = page.getByRole('navigation', { name: getMessages(locale).layout.utilityNavigation })
    const dialog = page.getByRole('dialog', { name: help.title })
    const openers = [
      header.locator('[data-dialog="help"]'),
      page.getByRole('contentinfo').getByRole('link', { name: help.opener }),
    ]
    for (const opener of openers) {
      // Until its script has loaded, the link leads to a page with the same content.
      await expect(async () => {
        await page.goto(homePath(locale))
        await untilAtRest(page)
        await opener.press('Enter')
        await expect(dialog).toBeVisible({ timeout: 3_000 })
      }).toPass()
      await expectAccessible(page, `help of ${locale}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

test('the country selector explains what to do when a country is not listed', async ({ page }) => {
  await page.goto(homePath('es-es'))
  const { country } = getMessages('es-es').layout
  await untilAtRest(page)
  await page.getByRole('button', { name: builtInHeader('es-es').countrySelector.label }).click()
  await page.getByRole('link', { name: country.notListed }).click()
  const dialog = page.getByRole('dialog', { name: country.unknownTitle })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'my country is not listed')
})
