import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { addressOf } from '../support/addresses'
import { control, fillForm, withAids } from '../support/forms'
import { startAt } from '../support/progress'
import { openStep } from '../support/wizard'

const STEP = 'contact-address'

const banner = (page: Page) => page.getByRole('banner')

const dialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: getMessages(locale).register.leave.title })

const clickLogo = (page: Page, locale: Locale) =>
  banner(page)
    .locator(`a[href="${homePath(locale)}"]`)
    .first()
    .click()

/** Clicks sign out in the account menu. */
async function clickSignOut(page: Page, locale: Locale): Promise<void> {
  const signOut = banner(page).getByRole('button', { name: getMessages(locale).layout.account.signOut })
  if (!(await signOut.isVisible()))
    await banner(page).locator('button[aria-controls="account-panel"]').click()
  await signOut.click()
}

const isStranger = (page: Page, locale: Locale) =>
  expect(
    banner(page).getByRole('link', { name: getMessages(locale).layout.account.signIn, exact: true }),
  ).toBeVisible()

test('the logo and sign-out ask for confirmation with unsaved input, and staying keeps all of it', async ({
  page,
}) => {
  const locale = 'fr-ca'
  const { leave } = getMessages(locale).register
  const person = await startAt(page, locale, STEP)
  await withAids(page)
  await fillForm(page, addressOf(locale))
  for (const leaveBy of [clickLogo, clickSignOut]) {
    await leaveBy(page, locale)
    await expect(dialog(page, locale)).toBeVisible()
    await expectDialogAccessible(page, 'leave-dialog')
    await dialog(page, locale).getByRole('button', { name: leave.stay }).click()
    await expect(dialog(page, locale)).toHaveCount(0)
    await expect(page).toHaveURL(stepHref(locale, STEP))
    for (const [name, value] of Object.entries(addressOf(locale)))
      await expect(control(page, name)).toHaveValue(value)
    await expect(banner(page).getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  }
})

test('leaving anyway leads to the chosen page, signed in by the logo and signed out by the button', async ({
  page,
}) => {
  const locale = 'nl-nl'
  const { leave } = getMessages(locale).register
  const person = await startAt(page, locale, STEP)
  await withAids(page)
  await fillForm(page, addressOf(locale))
  await clickLogo(page, locale)
  await dialog(page, locale).getByRole('button', { name: leave.leave }).click()
  await expect(page).toHaveURL(homePath(locale))
  await expect(banner(page).getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await openStep(page, locale, STEP)
  await withAids(page)
  for (const [name, value] of Object.entries(addressOf(locale)))
    await expect(control(page, name)).toHaveValue(value)
  await control(page, 'street').fill('1 Quiet Lane')
  await clickSignOut(page, locale)
  await dialog(page, locale).getByRole('button', { name: leave.leave }).click()
  await expect(page).toHaveURL(stepHref(locale, 'register'))
  await isStranger(page, locale)
})

test('sign-out without unsaved input does not ask for confirmation', async ({ page }) => {
  const locale = 'en-au'
  await startAt(page, locale, STEP)
  await withAids(page)
  await clickSignOut(page, locale)
  await expect(page).toHaveURL(stepHref(locale, 'register'))
  await isStranger(page, locale)
})
