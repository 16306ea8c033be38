import type { Page } from 'playwright/test'
import { waitTime } from '@/lib/format/wait-time'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath, signInActionPath, stepActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { control, enhanced, fillForm, submitButton, summaryTexts } from '../support/forms'
import { expectNotice, sendLogin } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { expectStep, openStep, signUpValues } from '../support/wizard'

type Form = Readonly<Record<string, string>>

/** Submits a step by the requests of its form, without its pages. */
async function sendByRequest(page: Page, locale: Locale, step: SubmittableStep, form: Form) {
  const headers = { origin: storeOrigin(), accept: 'application/json' }
  return page.request.post(stepActionPath(step, locale), { form, headers })
}

/** Expects a summary that reports too many attempts and a wait of some minutes. */
async function expectWait(page: Page, locale: Locale, minutes: readonly number[]): Promise<void> {
  const { tooManyAttempts } = getMessages(locale).errors.forms
  const texts = minutes.map(count => fill(tooManyAttempts, { time: waitTime(locale, count * 60) }))
  await expect.poll(async () => texts.includes((await summaryTexts(page).allInnerTexts()).join())).toBe(true)
}

const wrongNumber = (index: number): Form => ({
  choice: 'existing',
  customerAccountNumber: String(7000 + index),
  termsAccepted: 'on',
})

async function tryNumbers(page: Page, locale: Locale): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    const answer = await sendByRequest(page, locale, 'organisation', wrongNumber(index))
    expect(answer.status()).toBe(200)
  }
}

const RIGHT_NUMBER = { choice: 'existing', customerAccountNumber: '1001', termsAccepted: true }

test('lookups are limited to ten wrong account numbers, with the wait in the page and in the response', async ({
  page,
  problems,
}) => {
  problems.allow(/^429 POST/)
  const locale = 'en-gb'
  await startAt(page, locale, 'organisation')
  await tryNumbers(page, locale)
  const refused = await sendByRequest(page, locale, 'organisation', wrongNumber(10))
  expect(refused.status()).toBe(429)
  expect(refused.headers()['content-type']).toContain('application/problem+json')
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(3_000)
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
  await openStep(page, locale, 'organisation')
  await enhanced(page)
  await fillForm(page, RIGHT_NUMBER)
  await submitButton(page).click()
  await expectWait(page, locale, [59, 60])
  await expect(control(page, 'customerAccountNumber')).toHaveValue('1001')
})

test('sign-up attempts are limited per network address, and the page keeps the input', async ({
  page,
  problems,
}) => {
  problems.allow(/^429 POST/)
  const locale = 'nl-nl'
  await openStep(page, locale, 'register')
  const person = newPerson()
  const taken = signUpValues({
    ...person,
    username: 'ada.brightwater',
    email: 'ada.brightwater@example.com',
  })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const form = { ...asForm(taken), firstName: `Ada${'abcde'.slice(0, attempt)}` }
    expect((await sendByRequest(page, locale, 'register', form)).status()).toBe(422)
  }
  await openStep(page, locale, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  await submitButton(page).click()
  await expectWait(page, locale, [9, 10])
  await expect(control(page, 'email')).toHaveValue(person.email)
})

const asForm = (values: Readonly<Record<string, string | boolean>>): Form =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? 'on' : value]],
    ),
  )

test('a name with too many attempts has to wait, and stays in its field', async ({ page }) => {
  const locale = 'es-es'
  const person = newPerson()
  const form = { username: person.username, password: 'wrong' }
  for (let attempt = 1; attempt <= 10; attempt += 1)
    await page.request.post(signInActionPath(locale), { form, headers: { origin: storeOrigin() } })
  await page.goto(loginPath(locale))
  await sendLogin(page, person.username, 'wrong')
  await expectNotice(page, locale, 'tooMany')
  await expect(control(page, 'username')).toHaveValue(person.username)
})

test.describe('rate limits without script', () => {
  test.use({ javaScriptEnabled: false })

  test('show the wait on the page, which keeps the input', async ({ page }) => {
    const locale = 'fr-ca'
    await startAt(page, locale, 'organisation')
    await tryNumbers(page, locale)
    await sendByRequest(page, locale, 'organisation', { intent: 'reenter' })
    await openStep(page, locale, 'organisation')
    const back = submitButton(page, 'reenter')
    if (await back.isVisible()) await back.click()
    await fillForm(page, RIGHT_NUMBER)
    await submitButton(page).click()
    await expectStep(page, locale, 'organisation')
    await expectWait(page, locale, [59, 60])
    await expect(control(page, 'customerAccountNumber')).toHaveValue('1001')
  })
})
