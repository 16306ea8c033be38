import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible, expectDialogAccessible, expectTargets } from './support/accessible'
import { registeredFacts } from './support/account'
import { tabTo } from './support/keyboard'
import { expectNoSidewaysScroll } from './support/layout'
import { createPerson } from './support/sandbox'
import { signInAs } from './support/sign-in'

const main = (page: Page) => page.getByRole('main')

const openProfile = async (page: Page, locale: Locale) => {
  const person = await createPerson(registeredFacts(locale))
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'profile'))
  return person
}

const lookAt = async (page: Page, state: string) => {
  await expectAccessible(page, state)
  await expectTargets(page, state)
  await expectNoSidewaysScroll(page, state)
}

const { submit: saveText } = getMessages('en-us').profile

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const)
  test(`a user of ${locale} changes their name, and header and record have it at once`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    const { profile } = getMessages(locale)
    const { lastName } = await openProfile(page, locale)
    await lookAt(page, 'the profile')
    await main(page).locator('#firstName').fill('Wilhelmina')
    await main(page).locator('#middleName').fill('Rosalind')
    await main(page).getByRole('button', { name: profile.submit }).click()
    await expect(page.getByText(profile.saved.split('{date}')[0] ?? '').first()).toBeVisible()
    await expect(main(page).locator('#middleName')).toHaveValue('Rosalind')
    const summary = await page.request.get(`/api/account?locale=${locale}`)
    expect(JSON.stringify(await summary.json())).toContain('Wilhelmina')
    await expect(main(page).locator('#lastName')).toHaveValue(lastName)
    await lookAt(page, 'the saved profile')
  })

test('errors are listed by keyboard alone, with everything typed kept', async ({ page }) => {
  await openProfile(page, 'en-us')
  await tabTo(page, main(page).locator('#firstName'))
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  const summary = main(page).getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).locator('#firstName')).toBeFocused()
  await lookAt(page, 'errors of the profile')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  const { account, profile } = getMessages('en-us')
  await openProfile(page, 'en-us')
  await page.waitForLoadState('networkidle')
  await main(page).locator('#middleName').fill('Ada')
  const link = page.getByRole('link', { name: account.pages.preferences }).first()
  await link.click()
  await expectDialogAccessible(page, 'leave-dialog')
  await page.getByRole('button', { name: profile.leave.stay }).click()
  await expect(main(page).locator('#middleName')).toHaveValue('Ada')
  await link.click()
  await page.getByRole('button', { name: profile.leave.leave }).click()
  await expect(page).toHaveURL(accountPath('en-us', 'preferences'))
})

test('a changed password ends other sessions, keeps this one and signs in from now on', async ({
  page,
  browser,
}) => {
  const { password: t } = getMessages('en-us').profile
  const person = await openProfile(page, 'en-us')
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, person, { locale: 'en-us' })
  await main(page).locator('#currentPassword').fill('Wrong.1234')
  await main(page).locator('#password').fill('Meadow.2031')
  await main(page).getByRole('button', { name: t.submit }).click()
  const wrong = getMessages('en-us').errors.codes.wrong
  await expect(main(page).getByText(wrong).first()).toBeVisible()
  await lookAt(page, 'a wrong current password')
  await main(page).locator('#currentPassword').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.changed.split('{date}')[0] ?? '').first()).toBeVisible()
  await elsewhere.goto(accountPath('en-us', 'profile'))
  await expect(elsewhere.getByRole('main').locator('input[name=username]')).toBeVisible()
  await page.goto(accountPath('en-us', 'profile'))
  await expect(main(page).locator('#currentPassword')).toBeVisible()
  await signInAs(elsewhere, { ...person, password: 'Meadow.2031' }, { locale: 'en-us' })
  await elsewhere.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile is saved, and a refused one is shown again', async ({ page }) => {
    await openProfile(page, 'en-us')
    await main(page).locator('#firstName').fill('')
    await main(page).locator('#middleName').fill('Ada')
    await main(page).getByRole('button', { name: saveText }).click()
    await expect(
      main(page)
        .getByRole('link', { name: /first name/i })
        .first(),
    ).toBeVisible()
    await expect(main(page).locator('#middleName')).toHaveValue('Ada')
    await main(page).locator('#firstName').fill('Wilhelmina')
    await main(page).getByRole('button', { name: saveText }).click()
    await expect(main(page).locator('#firstName')).toHaveValue('Wilhelmina')
    await expect(page).not.toHaveURL(/form=/)
    const { submit } = getMessages('en-us').profile.password
    await main(page).locator('#currentPassword').fill('Wrong.1234')
    await main(page).locator('#password').fill('Meadow.2031')
    await main(page).getByRole('button', { name: submit }).click()
    await expect(
      main(page)
        .getByRole('link', { name: /current password/i })
        .first(),
    ).toBeVisible()
    await expect(main(page).locator('#currentPassword')).toHaveValue('')
    const { elsewhere } = getMessages('en-us').profile
    await main(page).getByRole('button', { name: elsewhere.submit }).click()
    await expect(page.getByText(elsewhere.done.split('{date}')[1] ?? '').first()).toBeVisible()
  })
})
