import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { control, expectSummary, fillForm, submitButton } from '../support/forms'
import { NEW, SEATTLE, sendNew } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question } from '../support/questions'
import { createQglobalAccount, customerReport } from '../support/sandbox'
import { expectStep } from '../support/wizard'

const sendWithNumber = (page: Page, locale: Locale, qglobalAccountNumber: string): Promise<void> =>
  sendNew(page, locale, { name: `Fennimore ${randomUUID().slice(0, 8)}`, qglobalAccountNumber })

test('a Q-global account without an organization can be confirmed and used', async ({ page }) => {
  const locale = 'en-us'
  const { qglobalFound } = getMessages(locale).organisation
  const person = await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, await createQglobalAccount('Field study inventory'))
  await expectQuestion(page, qglobalFound.heading)
  await expect(question(page)).toContainText('Field study inventory')
  await answer(page, 'use-qglobal')
  await expectStep(page, locale, 'registered')
  expect(await customerReport(person.id)).toMatchObject({ registrationStatus: 'REGISTERED' })
})

test("another organization's Q-global account is not offered to a new one, and its owner is not named", async ({
  page,
}) => {
  const locale = 'en-us'
  const answers: Promise<string>[] = []
  page.on('response', response => {
    if (new URL(response.url()).pathname.includes('organisation'))
      answers.push(response.text().catch(() => ''))
  })
  await startAt(page, locale, 'organisation')
  await sendNew(page, locale, {
    name: 'Brightmere Speech Klinic',
    ...SEATTLE,
    qglobalAccountNumber: 'QG-CEDAR-01',
  })
  await expectQuestion(page, getMessages(locale).organisation.qglobalNotAuthorised.heading)
  await expect(submitButton(page, 'use-qglobal')).toHaveCount(0)
  const received = `${await page.content()}${(await Promise.all(answers)).join('')}`
  expect(received).toContain('request-access')
  expect(received).not.toMatch(/Cedarlight|Portland/)
})

test('an unknown Q-global account number can be changed or left out', async ({ page }) => {
  const locale = 'nl-nl'
  const { qglobalNotFound } = getMessages(locale).organisation
  await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, 'QG-NOBODY')
  await expectQuestion(page, qglobalNotFound.heading)
  await answer(page, 'reenter')
  await expect(control(page, 'qglobalAccountNumber')).toHaveValue('QG-NOBODY')
  await submitButton(page).click()
  await answer(page, 'without-qglobal')
  await expectStep(page, locale, 'registered')
})

test("access to another organization's Q-global account can be requested once, and the next question follows", async ({
  page,
}) => {
  const locale = 'fr-ca'
  const { qglobalNotAuthorised, similar } = getMessages(locale).organisation
  await startAt(page, locale, 'organisation')
  const near = { name: 'Brightmere Speech Klinic', ...SEATTLE }
  await sendNew(page, locale, { ...near, qglobalAccountNumber: 'QG-EAST-77' })
  await expectQuestion(page, qglobalNotAuthorised.heading)
  await answer(page, 'request-access')
  await expectQuestion(page, qglobalNotAuthorised.requestedHeading)
  await expect(page.getByText(qglobalNotAuthorised.requested)).toBeVisible()
  await expect(submitButton(page, 'request-access')).toHaveCount(0)
  await answer(page, 'without-qglobal')
  await expectQuestion(page, similar.heading)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await answer(page, 'register-anyway')
  await expectStep(page, locale, 'registered')
})

test('a Q-global account number of more than 30 characters is rejected without a lookup', async ({
  page,
}) => {
  const locale = 'es-es'
  const { tooLong } = getMessages(locale).errors.fields.qglobalAccountNumber
  await startAt(page, locale, 'organisation')
  await sendWithNumber(page, locale, 'Q'.repeat(31))
  await expectSummary(page, [tooLong.replace('{max}', '30')])
})

test.describe('Q-global accounts without script', () => {
  test.use({ javaScriptEnabled: false })

  test('have their questions as pages with the same answers', async ({ page }) => {
    const locale = 'nl-nl'
    const { qglobalFound, qglobalNotFound, qglobalNotAuthorised } = getMessages(locale).organisation
    await startAt(page, locale, 'organisation')
    const send = async (values: Readonly<Record<string, string | boolean>>): Promise<void> => {
      await fillForm(page, values)
      await submitButton(page).click()
    }
    const organisation = {
      ...NEW,
      name: `Fennimore ${randomUUID().slice(0, 8)}`,
      qglobalAccountNumber: 'QG-NOBODY',
    }
    await send(organisation)
    await expectQuestion(page, qglobalNotFound.heading, { scripted: false })
    await answer(page, 'reenter')
    await send({ qglobalAccountNumber: 'QG-OPEN-15' })
    await expectQuestion(page, qglobalFound.heading, { scripted: false })
    await answer(page, 'reenter')
    await send({ qglobalAccountNumber: 'QG-EAST-77' })
    await expectQuestion(page, qglobalNotAuthorised.heading, { scripted: false })
    await answer(page, 'request-access')
    await expectQuestion(page, qglobalNotAuthorised.requestedHeading, { scripted: false })
    await answer(page, 'without-qglobal')
    await expectStep(page, locale, 'registered')
  })
})
