import type { Page } from 'playwright/test'
import { builtInHeader, builtInLogin } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../own-store-fixtures'
import { control, enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { sessionStatus } from '../support/login-form'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { recover } from '../support/recovery'
import { addFault, clearFaults, customerReport, type NewFault } from '../support/sandbox'
import { validValues } from '../support/step-values'
import { expectLanguage } from '../support/texts'
import { completeStep, expectStep, openStep, sendStep, signUpValues, stepAfter } from '../support/wizard'

const LOCALE = 'en-gb'
const HOME = homePath(LOCALE)

/** Console messages of a browser while a back end fails. */
const EXPECTED = [/^50[0-9] /, /LaunchDarkly/, /net::ERR/, /127\.0\.0\.1/]

test.beforeEach(({ problems }) => {
  for (const pattern of EXPECTED) problems.allow(pattern)
})

test.afterEach(({ page }) => recover(page, LOCALE))

const fails = (service: NewFault['service'], fault: Partial<NewFault> = {}): Promise<unknown> =>
  addFault({ service, path: '/', status: 503, ...fault })

async function expectMenu(page: Page, locale: Locale): Promise<void> {
  await expectLanguage(page, locale)
  const menu = page.getByRole('navigation', { name: getMessages(locale).layout.mainNavigation })
  for (const { label } of builtInHeader(locale).groups)
    await expect(menu.getByRole('button', { name: label, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

for (const action of ['reset', 'hang'] as const) {
  test(`a content site that fails with ${action} does not break the frame or the texts of a page`, async ({
    page,
  }) => {
    await fails('content', { action })
    for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const) {
      await page.goto(homePath(locale))
      await expectMenu(page, locale)
      await page.goto(loginPath(locale))
      await expectMenu(page, locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        builtInLogin(locale).item.signInHeading,
      )
    }
  })
}

test('during an outage of the flag service the store works with the defaults', async ({ page }) => {
  await fails('flags', { action: 'reset' })
  await startAt(page, LOCALE, 'personal-info')
  await completeStep(page, LOCALE, 'personal-info')
  await completeStep(page, LOCALE, 'contact-address')
  await completeStep(page, LOCALE, 'organisation')
})

test('during an outage of commerce a step reports it and keeps the session and the input', async ({
  page,
}) => {
  const { retry, subjects } = getMessages(LOCALE).unavailable
  await startAt(page, LOCALE, 'personal-info')
  await enhanced(page)
  const values = validValues(LOCALE, 'personal-info')
  await fillForm(page, values)
  await fails('commerce')
  await submitButton(page).click()
  await expectSummary(page, [getMessages(LOCALE).errors.forms.unavailable])
  await expectValues(page, values)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subjects.step.title)
  await expectStep(page, LOCALE, 'personal-info')
  await expect(page.getByRole('banner').getByText('Noor Vandermeer')).toBeVisible()
  for (const path of [HOME, storePath(LOCALE), storePath(LOCALE, 'my-account')]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectMenu(page, LOCALE)
  }
  expect(await sessionStatus(page)).toBe(503)
  await openStep(page, LOCALE, 'personal-info')
  await clearFaults()
  await expect(async () => {
    await page.getByRole('link', { name: retry }).click()
    await expect(control(page, 'phone')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectValues(page, values)
  await enhanced(page)
  await submitButton(page).click()
  await expectStep(page, LOCALE, 'contact-address')
})

async function expectValues(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(control(page, name)).toHaveValue(String(value))
}

for (const step of ['personal-info', 'contact-address', 'organisation'] as const) {
  test(`the outage page of ${step} has status 503 with Retry-After and names the outage`, async ({
    page,
  }) => {
    await startAt(page, LOCALE, step)
    await fails('commerce')
    const answer = await page.request.get(stepHref(LOCALE, step))
    expect(answer.status()).toBe(503)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await answer.text()).toContain(getMessages(LOCALE).unavailable.subjects.step.title)
  })
}

test('a sign-up during an outage of the identity provider says that no account was created, and works afterwards', async ({
  page,
}) => {
  const person = newPerson()
  await openStep(page, LOCALE, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  await fails('identity', { action: 'reset', path: '/json' })
  await submitButton(page).click()
  await expectSummary(page, [getMessages(LOCALE).errors.forms.notCreated])
  await expect(control(page, 'lastName')).toHaveValue(person.lastName)
  await clearFaults()
  await expect(async () => {
    await submitButton(page).click()
    await expectStep(page, LOCALE, stepAfter(LOCALE, 'register'))
  }).toPass()
})

test('a sign-up whose response was lost signs the user in when it is submitted again', async ({ page }) => {
  const person = newPerson()
  await openStep(page, LOCALE, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  // The first call only requests the callbacks; losing its response has no effect.
  await addFault({ service: 'identity', path: '/json', delayMs: 0, times: 1 })
  await fails('identity', { path: '/json', action: 'commit-then-reset', times: 1 })
  await submitButton(page).click()
  await expectSummary(page, [getMessages(LOCALE).errors.forms.unavailable])
  await submitButton(page).click()
  await expectStep(page, LOCALE, stepAfter(LOCALE, 'register'))
})

test("during an outage of the login service the header keeps the user's name, and personal info waits for it", async ({
  page,
}) => {
  await startAt(page, LOCALE, 'personal-info')
  await fails('login-service', { action: 'reset' })
  await page.reload()
  await expect(page.getByRole('banner').getByText('Noor Vandermeer')).toBeVisible()
  await sendStep(page, LOCALE, 'personal-info')
  await expectSummary(page, [getMessages(LOCALE).errors.forms.unavailable])
  await expectValues(page, validValues(LOCALE, 'personal-info'))
  await clearFaults()
  await expect(async () => {
    await submitButton(page).click()
    await expectStep(page, LOCALE, stepAfter(LOCALE, 'personal-info'))
  }).toPass()
})

test('a call to a slow commerce ends with a timeout', async ({ page }) => {
  await startAt(page, LOCALE, 'personal-info')
  await fails('commerce', { delayMs: 14_000, path: '/occ/' })
  const before = Date.now()
  await openStep(page, LOCALE, 'personal-info')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getMessages(LOCALE).unavailable.subjects.step.title,
  )
  expect(Date.now() - before).toBeLessThan(12_000)
})

test('a failed sign-up keeps the input and succeeds when submitted again', async ({ page }) => {
  const person = newPerson()
  await openStep(page, LOCALE, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  await fails('identity', { path: '/json', status: 500, times: 1 })
  await submitButton(page).click()
  await expectSummary(page, [getMessages(LOCALE).errors.forms.notCreated])
  await expect(control(page, 'email')).toHaveValue(person.email)
  await submitButton(page).click()
  await expectStep(page, LOCALE, stepAfter(LOCALE, 'register'))
})

test('a failed save keeps the input and succeeds when submitted again', async ({ page }) => {
  const step = 'personal-info'
  const person = await startAt(page, LOCALE, step)
  await fails('commerce', {
    method: 'PATCH',
    path: `^/occ/v2/[a-z]+/users/${person.id}$`,
    status: 500,
    times: 1,
  })
  await sendStep(page, LOCALE, step)
  await expectSummary(page, [getMessages(LOCALE).errors.forms.unavailable])
  await expect(page).toHaveURL(stepHref(LOCALE, step))
  await submitButton(page).click()
  await expectStep(page, LOCALE, stepAfter(LOCALE, step))
})

test('a registration whose completion call fails is confirmed anyway, and completed soon after', async ({
  page,
}) => {
  const person = await startAt(page, LOCALE, 'organisation')
  const path = `^/occ/v2/[a-z]+/users/${person.id}$`
  await fails('commerce', { method: 'PATCH', path, status: 500, times: 1 })
  await sendStep(page, LOCALE, 'organisation')
  await expectStep(page, LOCALE, stepAfter(LOCALE, 'organisation'))
  await expect
    .poll(async () => (await customerReport(person.id)).registrationStatus, { timeout: 20_000 })
    .toBe('REGISTERED')
})
