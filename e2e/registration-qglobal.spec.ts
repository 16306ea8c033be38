import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { control, submitButton } from './support/forms'
import { startAt } from './support/progress'
import { customerReport } from './support/sandbox'
import { expectStep, sendStep } from './support/wizard'

const sendWithNumber = (page: Page, locale: Locale, qglobalAccountNumber: string): Promise<void> =>
  sendStep(page, locale, 'organisation', {
    choice: 'new',
    name: `Fennimore ${randomUUID().slice(0, 8)}`,
    industry: 'clinical-practice',
    sector: 'speech-and-hearing',
    qglobalAccountNumber,
    termsAccepted: true,
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('a Q-global account that is found is confirmed and used', async ({ page }) => {
  const locale = 'en-us'
  const { qglobalFound } = getMessages(locale).organisation
  const person = await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, 'QG-CEDAR-01')
  await expect(heading(page, qglobalFound.heading)).toBeVisible()
  await submitButton(page, 'use-qglobal').click()
  await expectStep(page, locale, 'registered')
  expect(await customerReport(person.id)).toMatchObject({ registrationStatus: 'REGISTERED' })
})

test('an unknown Q-global account number can be changed or left out', async ({ page }) => {
  const locale = 'nl-nl'
  const { qglobalNotFound } = getMessages(locale).organisation
  await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, 'QG-NOBODY')
  await expect(heading(page, qglobalNotFound.heading)).toBeVisible()
  await submitButton(page, 'reenter').click()
  await expect(control(page, 'qglobalAccountNumber')).toHaveValue('QG-NOBODY')
  await sendWithNumber(page, locale, 'QG-NOBODY')
  await submitButton(page, 'without-qglobal').click()
  await expectStep(page, locale, 'registered')
})

test("access to somebody else's Q-global account can be asked for", async ({ page }) => {
  const locale = 'fr-ca'
  const { qglobalNotAuthorised } = getMessages(locale).organisation
  await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, 'QG-EAST-77')
  await expect(heading(page, qglobalNotAuthorised.heading)).toBeVisible()
  await submitButton(page, 'request-access').click()
  await expect(page.getByText(fill(qglobalNotAuthorised.requested))).toBeVisible()
  await submitButton(page, 'without-qglobal').click()
  await expectStep(page, locale, 'registered')
})
