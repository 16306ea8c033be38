import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { NEW } from '../support/organisations'
import { answer, expectQuestion, question, questionDialog } from '../support/questions'
import { createPerson, createQglobalAccount } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-us'

const { organisation: texts, notifications } = getMessages(LOCALE)

/** Opens the question about a Q-global account number from the page that adds an organization. */
async function ask(page: Page, qglobalAccountNumber: string, heading: string): Promise<string> {
  const name = `Fennimore ${randomUUID().slice(0, 8)}`
  await page.goto(accountPath(LOCALE, 'accounts'))
  await page
    .locator(`main a[href="${newAccountPath(LOCALE)}"]`)
    .first()
    .click()
  // Without script, the question is a part of the page.
  await enhanced(page)
  await fillForm(page, { ...NEW, name, addressChoice: 'contact', qglobalAccountNumber })
  await submitButton(page).click()
  await expectQuestion(page, heading)
  await expectDialogAccessible(page, 'question-dialog', heading)
  return name
}

/** Reaches every answer with the Tab key, in the order of the page. */
async function expectReachable(page: Page, intents: readonly string[]): Promise<void> {
  const focus = page.locator('dialog:modal :focus')
  const reached: string[] = []
  for (let presses = 0; presses < 8 && reached.length < intents.length; presses += 1) {
    await page.keyboard.press('Tab')
    const value = (await focus.count()) === 0 ? null : await focus.getAttribute('value')
    if (value !== null && intents.includes(value)) reached.push(value)
  }
  expect(reached).toEqual(intents)
}

/** Escape leads back to the form with what was typed, which may be sent again. */
async function expectWayBack(page: Page, heading: string, number: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(questionDialog(page, heading)).toHaveCount(0)
  await expect(control(page, 'qglobalAccountNumber')).toHaveValue(number)
  await submitButton(page).click()
  await expectQuestion(page, heading)
}

async function expectAdded(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${accountPath(LOCALE, 'accounts')}(\\?|$)`))
  const { organisationInReview } = notifications.messages
  await expect(page.getByText(organisationInReview).locator('visible=true').first()).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, await createPerson(registeredFacts(LOCALE)), { locale: LOCALE })
})

test('a Q-global account that nobody uses is confirmed from the account pages, with the keyboard', async ({
  page,
}) => {
  const { heading } = texts.qglobalFound
  const number = await createQglobalAccount('Field study inventory')
  const name = await ask(page, number, heading)
  await expect(question(page)).toContainText('Field study inventory')
  await expectReachable(page, ['use-qglobal', 'reenter'])
  await expectWayBack(page, heading, number)
  await expectReachable(page, ['use-qglobal'])
  await page.keyboard.press('Enter')
  await expectAdded(page, name)
})

test('a Q-global account number that is unknown is changed or left out from the account pages', async ({
  page,
}) => {
  const { heading } = texts.qglobalNotFound
  const name = await ask(page, 'QG-NOBODY', heading)
  await expectReachable(page, ['reenter', 'without-qglobal'])
  await expectWayBack(page, heading, 'QG-NOBODY')
  await answer(page, 'reenter')
  await expect(control(page, 'qglobalAccountNumber')).toHaveValue('QG-NOBODY')
  await submitButton(page).click()
  await answer(page, 'without-qglobal')
  await expectAdded(page, name)
})

test("another organization's Q-global account is asked for from the account pages, once", async ({
  page,
}) => {
  const { heading, requestedHeading, requested } = texts.qglobalNotAuthorised
  const name = await ask(page, 'QG-EAST-77', heading)
  await expectReachable(page, ['request-access', 'without-qglobal', 'reenter'])
  await expectWayBack(page, heading, 'QG-EAST-77')
  await expectReachable(page, ['request-access'])
  await page.keyboard.press('Enter')
  await expectQuestion(page, requestedHeading)
  await expect(page.getByText(requested)).toBeVisible()
  await expect(submitButton(page, 'request-access')).toHaveCount(0)
  await expectDialogAccessible(page, 'question-dialog', requestedHeading)
  await expectReachable(page, ['without-qglobal', 'reenter'])
  await answer(page, 'without-qglobal')
  await expectAdded(page, name)
})
