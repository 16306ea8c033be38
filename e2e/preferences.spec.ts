import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { registeredFacts } from './support/account'
import { expectSummary } from './support/forms'
import type { KnownPerson } from './support/people'
import { addFault, createPerson } from './support/sandbox'
import { signInAs } from './support/sign-in'

/**
 * A user who has answered the prompt. Without an answer, the user would have an incomplete registration and
 * get no prompts at sign-in.
 */
async function openAs(page: Page, locale: Locale, marketing?: boolean): Promise<KnownPerson> {
  const facts = marketing === undefined ? { marketing: null } : { ...registeredFacts(locale), marketing }
  const person = await createPerson(facts)
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'preferences'))
  return person
}

const form = (page: Page) => page.locator('main form:has([name="marketing"])')

const answer = (page: Page, value: 'yes' | 'no') => form(page).locator(`[name="marketing"][value="${value}"]`)

const send = (page: Page) => form(page).locator('button[type="submit"]').click()

const saved = (page: Page, locale: Locale) =>
  page.getByText(getMessages(locale).notifications.messages.saved).filter({ visible: true })

test('the marketing preference can be changed by keyboard and is confirmed', async ({ page }) => {
  const locale = 'fr-ca'
  await openAs(page, locale, false)
  await expect(answer(page, 'no')).toBeChecked()
  await expectAccessible(page, 'preferences')
  await expectTargets(page, 'preferences')
  await answer(page, 'no').press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(saved(page, locale)).toBeVisible()
  await expect(page).toHaveURL(accountPath(locale, 'preferences'))
  await expect(answer(page, 'yes')).toBeChecked()
  await expectAccessible(page, 'preferences with the word that they are saved')
  await page.reload()
  await expect(answer(page, 'yes')).toBeChecked()
  await expect(saved(page, locale)).toHaveCount(0)
})

test('a user without a preference has to choose one, and the page says so', async ({ page }) => {
  const locale = 'es-es'
  await openAs(page, locale)
  await send(page)
  await expectSummary(page, [getMessages(locale).errors.fields.marketing.required])
  await expectAccessible(page, 'preferences without a choice')
  await page.getByRole('link', { name: getMessages(locale).errors.fields.marketing.required }).click()
  await expect(answer(page, 'yes')).toBeFocused()
})

test('a choice that cannot be saved stays on the page, and the stored choice is unchanged', async ({
  page,
}) => {
  const locale = 'en-gb'
  const person = await openAs(page, locale, true)
  const path = `^/occ/v2/ukassessments/users/${person.id}/consents/.+$`
  await addFault({ service: 'commerce', method: 'DELETE', path, status: 503, times: 1 })
  await answer(page, 'no').check()
  await send(page)
  await expectSummary(page, [getMessages(locale).errors.forms.unavailable])
  await expect(answer(page, 'no')).toBeChecked()
  await expectAccessible(page, 'preferences that could not be saved')
  await send(page)
  await expect(saved(page, locale)).toBeVisible()
  await expect(answer(page, 'no')).toBeChecked()
})

test.describe('the marketing preference without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const)
    test(`is saved and confirmed in ${locale}`, async ({ page }) => {
      await openAs(page, locale, false)
      await answer(page, 'yes').check()
      await send(page)
      await expect(saved(page, locale)).toBeVisible()
      await expect(answer(page, 'yes')).toBeChecked()
      await answer(page, 'no').check()
      await send(page)
      await page.goto(accountPath(locale, 'preferences'))
      await expect(answer(page, 'no')).toBeChecked()
    })
})
