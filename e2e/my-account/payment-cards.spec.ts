import type { FrameLocator, Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newCardPath } from '@/lib/site/card-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { cardFields, fillCard } from '../support/card-fields'
import { enhanced, submitButton } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const GOOD = '4242424242424242'
const DECLINED = '4000000000009995'

const main = (page: Page): Locator => page.getByRole('main')

const cards = (page: Page): Locator => main(page).locator('li:has(form)')

async function openNewCard(page: Page, locale: Locale): Promise<FrameLocator> {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await page.goto(accountPath(locale, 'paymentCards'))
  await expect(main(page)).toContainText(getMessages(locale).paymentCards.empty.text)
  await main(page)
    .getByRole('link', { name: getMessages(locale).paymentCards.add })
    .click()
  await expect(page).toHaveURL(newCardPath(locale))
  await enhanced(page)
  return cardFields(page, locale)
}

test('a card is refused by its bank, corrected, added and deleted', async ({ page, problems }) => {
  const locale = 'en-us'
  const { errors, paymentCards } = getMessages(locale)
  problems.allow(/422/)
  const fields = await openNewCard(page, locale)
  await test.step('errors are in the fields, and the first one has the focus', async () => {
    await fields.locator('#number').fill('1234')
    await submitButton(page).click()
    await expect(fields.locator('#number')).toBeFocused()
    await expect(fields.locator('#number-error')).not.toBeEmpty()
    await expect(main(page)).toContainText(paymentCards.form.fields.invalid)
    await expectAccessible(page, 'a wrong card')
    await expectNoSidewaysScroll(page, 'a wrong card')
  })
  await test.step('a declined card says why', async () => {
    await fillCard(fields, DECLINED)
    await submitButton(page).click()
    await expect(page.getByRole('alert').first()).toContainText(errors.forms.cardInsufficientFunds)
  })
  await test.step('a good card is added, and its number stays with the provider', async () => {
    const sent = page.waitForRequest(request => request.url().includes('/api/payment-cards'))
    await fillCard(fields, GOOD)
    await submitButton(page).click()
    expect((await sent).postData()).not.toContain(GOOD)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(fill(paymentCards.name, { brand: 'Visa', digits: '4242' }))
    await expectAccessible(page, 'the list of cards')
  })
  await test.step('it is deleted after a question', async () => {
    await cards(page).getByRole('link').click()
    await main(page).getByRole('button', { name: paymentCards.ask.yes }).click()
    await expect(main(page)).toContainText(paymentCards.empty.title)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a new card says that cards need one', async ({ page }) => {
    const locale = 'nl-nl'
    await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
    await page.goto(newCardPath(locale))
    // The text of a `noscript` element counts for nothing in its ancestors.
    await expect(main(page).locator('noscript p')).toHaveText(getMessages(locale).paymentCards.form.noScript)
  })
})
