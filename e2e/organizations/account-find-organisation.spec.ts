import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { answer, expectQuestion, question } from '../support/questions'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LARKHILL = { uid: 'org-larkhill', name: 'Larkhill Rehabilitation Group' }

const SOUGHT = { choice: 'find', findCountry: 'US', findPostalCode: '60607', termsAccepted: true } as const

/** Looks for a name that no organization has, goes on to a new one, and asks to join one that exists. */
async function find(page: Page, locale: Locale, { look = UNSEEN as Look, scripted = true } = {}) {
  const { organisation, notifications } = getMessages(locale)
  // Somebody has to be there who can answer.
  const link = { uid: LARKHILL.uid, administrator: true, isDefault: false }
  await createPerson({ ...registeredFacts(locale), organization: link })
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await page.goto(newAccountPath(locale))
  if (scripted) await enhanced(page)
  await fillForm(page, { ...SOUGHT, findName: 'Nowhere Clinic' })
  await look('a name to look for')
  await submitButton(page).click()
  await expectQuestion(page, organisation.noMatch.heading, { scripted })
  await look('a name that was not found')
  await answer(page, 'use-search')
  await expect(control(page, 'name')).toHaveValue('Nowhere Clinic')
  await expect(control(page, 'country')).toHaveValue('US')
  await expect(control(page, 'postalCode')).toHaveValue('60607')

  if (scripted) await enhanced(page)
  await fillForm(page, { ...SOUGHT, findName: 'Larkhill Rehabilitation' })
  await submitButton(page).click()
  await expectQuestion(page, organisation.matches.heading, { scripted })
  await look('organizations of a name')
  await expect(question(page)).not.toContainText('4001')
  await page.getByRole('radio', { name: LARKHILL.name }).check()
  await answer(page, 'link-similar')
  await expect(page).toHaveURL(new RegExp(`${accountPath(locale, 'accounts')}(\\?|$)`))
  await expect(
    page.getByText(notifications.messages.organisationRequested).locator('visible=true').first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: LARKHILL.name })).toBeVisible()
}

test('an organization is found by its name on the smallest phones, accessible throughout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await find(page, 'nl-nl', { look: lookAt(page) })
})

test('an organization is found by its name in the United States', async ({ page }) => {
  await find(page, 'en-us')
})

test('an organization is found by its name in Asia', async ({ page }) => {
  await find(page, 'ja-jp')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an organization is found by its name in French', async ({ page }) => {
    await find(page, 'fr-ca', { scripted: false })
  })
})
