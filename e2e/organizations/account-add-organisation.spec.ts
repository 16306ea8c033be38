import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { startAt } from '../support/progress'
import { answer, expectQuestion } from '../support/questions'
import { expectStep } from '../support/wizard'

/** Completes the registration without an organization. */
async function completeWithout(page: Parameters<typeof startAt>[0], locale: Locale): Promise<void> {
  await startAt(page, locale, 'organisation')
  await fillForm(page, { choice: 'none' })
  await submitButton(page).click()
  await expectStep(page, locale, 'registered')
}

test('an organization can be added from the list of accounts, which confirms it', async ({ page }) => {
  const locale = 'en-us'
  const { account, organisation, notifications } = getMessages(locale)
  await completeWithout(page, locale)
  await page.goto(accountPath(locale, 'accounts'))
  await page.getByRole('link', { name: account.accounts.add }).click()
  await expect(page).toHaveURL(newAccountPath(locale))
  await expect(page.locator('main [name="choice"]')).toHaveCount(3)
  await expectAccessible(page, 'adding an organization')
  await enhanced(page)
  await fillForm(page, { choice: 'existing', customerAccountNumber: '1001', termsAccepted: true })
  await submitButton(page).click()
  await expectQuestion(page, organisation.confirm.heading)
  await answer(page, 'link')
  await expect(page).toHaveURL(new RegExp(`${accountPath(locale, 'accounts')}(\\?|$)`))
  await expect(
    page.getByText(notifications.messages.organisationAdded).locator('visible=true').first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cedarlight Clinic' })).toBeVisible()
})

test.describe('adding an organization without script', () => {
  test.use({ javaScriptEnabled: false })

  test('with an unknown number leads to the form for a new organization, with its errors', async ({
    page,
  }) => {
    const locale = 'nl-nl'
    const { organisation, errors, notifications } = getMessages(locale)
    await completeWithout(page, locale)
    await page.goto(newAccountPath(locale))
    await fillForm(page, { choice: 'existing', customerAccountNumber: '9999', termsAccepted: true })
    await submitButton(page).click()
    await expectQuestion(page, organisation.notFound.heading, { scripted: false })
    await answer(page, 'use-new')
    await submitButton(page).click()
    await expectSummary(page, [errors.fields.name.required])
    await fillForm(page, { name: `Fennimore ${Date.now()}` })
    await submitButton(page).click()
    await expect(
      page.getByText(notifications.messages.organisationInReview).locator('visible=true').first(),
    ).toBeVisible()
  })
})
