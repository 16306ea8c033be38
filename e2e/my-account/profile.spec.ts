import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { withLeaveDialog } from '../support/forms'
import { tabTo } from '../support/keyboard'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const main = (page: Page) => page.getByRole('main')

const openProfile = async (page: Page, locale: Locale) => {
  const person = await createPerson(registeredFacts(locale))
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'profile'))
  return person
}

/** Expects a message: its text up to the date, or after it. */
const expectTold = async (page: Page, text = '') =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

const { submit: saveText } = getMessages('en-us').profile

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const)
  test(`a user of ${locale} changes their name, and header and record have it at once`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    const { profile } = getMessages(locale)
    const { lastName } = await openProfile(page, locale)
    await expect(main(page).getByText(profile.signIns.here)).toBeVisible()
    await lookAt(page)('the profile')
    await main(page).locator('#firstName').fill('Wilhelmina')
    await main(page).locator('#middleName').fill('Rosalind')
    await main(page).getByRole('button', { name: profile.submit }).click()
    await expectTold(page, profile.saved.split('{date}')[0])
    await expect(main(page).locator('#middleName')).toHaveValue('Rosalind')
    const summary = await page.request.get(`/api/account?locale=${locale}`)
    expect(JSON.stringify(await summary.json())).toContain('Wilhelmina')
    await expect(main(page).locator('#lastName')).toHaveValue(lastName)
    await lookAt(page)('the saved profile')
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
  await lookAt(page)('errors of the profile')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  const { account } = getMessages('en-us')
  await openProfile(page, 'en-us')
  const middleName = main(page).locator('#middleName')
  await withLeaveDialog(
    main(page)
      .locator('form')
      .filter({ has: page.locator('#middleName') }),
  )
  await middleName.fill('Ada')
  const link = page.getByRole('link', { name: account.pages.preferences }).first()
  await link.click()
  await expectDialogAccessible(page, 'leave-dialog')
  await page.getByRole('button', { name: account.leave.stay }).click()
  await expect(middleName).toHaveValue('Ada')
  await link.click()
  await page.getByRole('button', { name: account.leave.leave }).click()
  await expect(page).toHaveURL(accountPath('en-us', 'preferences'))
})

test('what another tab saved meanwhile is shown beside what was typed, and replaced only when sent again', async ({
  page,
}) => {
  const { profile, register } = getMessages('en-us')
  const saved = profile.saved.split('{date}')[0]
  const { lastName } = await openProfile(page, 'en-us')
  const second = await page.context().newPage()
  await second.goto(accountPath('en-us', 'profile'))
  await main(page).locator('#lastName').fill('Meadowbrook')
  await main(page).getByRole('button', { name: saveText }).click()
  await expectTold(page, saved)
  await main(second).locator('#middleName').fill('Rosalind')
  await main(second).getByRole('button', { name: saveText }).click()
  await expect(main(second).getByRole('heading', { name: register.notices.changedTitle })).toBeVisible()
  await expect(main(second).getByRole('definition').filter({ hasText: 'Meadowbrook' })).toBeVisible()
  await expect(main(second).locator('#middleName')).toHaveValue('Rosalind')
  await expect(main(second).locator('#lastName')).toHaveValue(lastName)
  await lookAt(second)('a profile that was saved meanwhile')
  await page.reload()
  await expect(main(page).locator('#lastName')).toHaveValue('Meadowbrook')
  await main(second).getByRole('button', { name: saveText }).click()
  await expectTold(second, saved)
  await page.reload()
  await expect(main(page).locator('#lastName')).toHaveValue(lastName)
  await expect(main(page).locator('#middleName')).toHaveValue('Rosalind')
})

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const)
  test(`a changed password in ${locale} ends other sessions, keeps this one and signs in from now on`, async ({
    page,
    otherBrowser,
    problems,
  }) => {
    const { errors, profile } = getMessages(locale)
    const { submit, changed } = profile.password
    problems.allow(/^422 POST \/api\/account\/password/)
    // Parts of a page of the ended session.
    problems.allow(/^401 GET/)
    const change = async (from: Page, current: string) => {
      await main(from).locator('#currentPassword').fill(current)
      await main(from).locator('#password').fill('Meadow.2031')
      await main(from).getByRole('button', { name: submit }).click()
    }
    const person = await openProfile(page, locale)
    await change(page, 'Wrong.1234')
    await expectTold(page, errors.codes.wrong)
    await lookAt(page)('a wrong current password')
    const other = await otherBrowser()
    await signInAs(other, person, { locale })
    await other.goto(accountPath(locale, 'profile'))
    await change(other, person.password)
    await expectTold(other, changed.split('{date}')[0])
    await other.goto(accountPath(locale, 'profile'))
    await expect(main(other).locator('#currentPassword')).toBeVisible()
    await page.goto(accountPath(locale, 'profile'))
    await expect(main(page).locator('input[name=username]')).toBeVisible()
    await signInAs(page, { ...person, password: 'Meadow.2031' }, { locale })
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
    await expectTold(page, elsewhere.done.split('{date}')[1])
  })
})
