import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { CUSTOMER_CHECK_PATH, SESSION_PATH } from '@/lib/session/activity'
import { loginPath, stepActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { addressOf } from '../support/addresses'
import { control, enhanced, expectSummary, fillForm, submitButton, withAids } from '../support/forms'
import { sendLogin } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { persona } from '../support/people'
import { startAt } from '../support/progress'
import { addFault, customerReport } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { validValues } from '../support/step-values'
import { completeStep, expectStep, openStep, sendStep, signUp } from '../support/wizard'

/** Statuses of the responses to submissions of a step, in order; autosaves do not count. */
function sendings(page: Page): readonly number[] {
  const statuses: number[] = []
  page.on('response', response => {
    const isKeeping = response.request().postData()?.includes('intent=keep')
    if (response.url().includes('/api/registration/') && !isKeeping) statuses.push(response.status())
  })
  return statuses
}

test('going back to the sign-up offers to continue, not a second account', async ({ page }) => {
  const locale = 'en-au'
  await signUp(page, locale)
  await openStep(page, locale, 'register')
  const { continueTitle } = getMessages(locale).register.signedIn
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(continueTitle)
})

test('the same form submitted twice in parallel without script saves one address', async ({ page }) => {
  const locale = 'en-us'
  const person = await startAt(page, locale, 'contact-address')
  const submissionKey = await control(page, 'submissionKey').inputValue()
  const send = () =>
    page.request.post(`${storeOrigin()}${stepActionPath('contact-address', locale)}`, {
      form: { ...addressOf(locale), submissionKey },
      headers: { origin: storeOrigin() },
    })
  const answers = await Promise.all([send(), send()])
  const next = stepHref(locale, 'organisation')
  expect(answers.map(answer => new URL(answer.url()).pathname)).toEqual([next, next])
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('after a failed save the input is kept, also after a reload, and can be submitted', async ({
  page,
  problems,
}) => {
  const locale = 'fr-ca'
  problems.allow(/^503 POST \/api\/registration\/contact-address$/)
  const person = await startAt(page, locale, 'contact-address')
  const path = `^/occ/v2/caassessments/users/${person.id}/addresses$`
  await addFault({ service: 'commerce', method: 'POST', path, status: 500, times: 1 })
  const values = addressOf(locale)
  await sendStep(page, locale, 'contact-address', values)
  await expectSummary(page, [getMessages(locale).errors.forms.unavailable])
  const expectKept = async () => {
    for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value)
  }
  await expectKept()
  await page.reload()
  await expectKept()
  await enhanced(page)
  await submitButton(page).click()
  await expectStep(page, locale, 'organisation')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('a save whose response was lost is repeated without a second address', async ({ page, problems }) => {
  const locale = 'en-nz'
  problems.allow(/^50\d POST \/api\/registration\/contact-address$/)
  const person = await startAt(page, locale, 'contact-address')
  const path = `^/occ/v2/nzassessments/users/${person.id}/addresses$`
  await addFault({ service: 'commerce', method: 'POST', path, action: 'commit-then-reset', times: 2 })
  await sendStep(page, locale, 'contact-address')
  await expectSummary(page, [getMessages(locale).errors.forms.unavailable])
  await submitButton(page).click()
  await expectStep(page, locale, 'personal-info')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('the confirmation page can be viewed again for a while, and only with its marker cookie', async ({
  page,
}) => {
  const locale = 'zh-sg'
  await startAt(page, locale, 'organisation')
  await completeStep(page, locale, 'organisation')
  await page.reload()
  await expectStep(page, locale, 'registered')
  await page.context().clearCookies({ name: 'store.registered' })
  await openStep(page, locale, 'registered')
  await expectStep(page, locale, 'register')
})

test('the confirmation page of one user is closed to the next user of the browser', async ({ page }) => {
  const locale = 'en-us'
  await startAt(page, locale, 'organisation')
  await completeStep(page, locale, 'organisation')
  await signInAs(page, persona('edith'), { locale })
  await openStep(page, locale, 'registered')
  await expectStep(page, locale, 'register')
})

test('a registered user cannot submit a step again', async ({ page, context }) => {
  const locale = 'en-ca'
  const person = await startAt(page, locale, 'organisation')
  const stale = await context.newPage()
  await openStep(stale, locale, 'organisation')
  await completeStep(page, locale, 'organisation')
  await enhanced(stale)
  await fillForm(stale, { ...validValues(locale, 'organisation'), choice: 'none' })
  const statuses = sendings(stale)
  await submitButton(stale).click()
  await expectStep(stale, locale, 'register')
  await expect(control(stale, 'choice')).toHaveCount(0)
  expect(statuses).toEqual([409])
  expect((await customerReport(person.id)).organizations).toEqual([])
})

/**
 * Simulates an ended session, here and at the identity provider, behind a page that has made its session
 * check already: a page that checks afterwards redirects by itself.
 */
async function endSession(page: Page): Promise<void> {
  const step = page.url()
  // Responses to the previous page that are still on their way do not belong to the test.
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.removeItem('store.customer_checked_at'))
  const answers = [SESSION_PATH, CUSTOMER_CHECK_PATH].map(path =>
    page.waitForResponse(response => new URL(response.url()).pathname === path && response.ok()),
  )
  await page.goto(step)
  // The page reads only the status of the session check, so its body may never be finished.
  await Promise.all(answers)
  await page.context().clearCookies({ name: /^(store\.(session|tokens)|iPlanetDirectoryPro)/ })
}

/**
 * Submits the contact address, gets the message over the form that the session has ended, and goes to sign
 * in.
 */
async function sendToSignIn(page: Page, locale: Locale): Promise<void> {
  await withAids(page)
  await sendStep(page, locale, 'contact-address')
  const { signInAgain, signIn } = getMessages(locale).register
  const dialog = page.getByRole('dialog', { name: signInAgain.title })
  await expect(dialog).toContainText(signInAgain.text)
  await expectDialogAccessible(page, 'sign-in-again')
  await dialog.getByRole('link', { name: signIn }).click()
  await expect(page).toHaveURL(url => url.pathname === loginPath(locale))
}

test('input survives the end of the session, and is restored after a new sign-in', async ({ page }) => {
  const locale = 'fr-ca'
  const person = await startAt(page, locale, 'contact-address')
  await endSession(page)
  await sendToSignIn(page, locale)
  await sendLogin(page, person.username, person.password)
  await expectStep(page, locale, 'contact-address')
  for (const [name, value] of Object.entries(addressOf(locale)))
    await expect(control(page, name)).toHaveValue(value)
})

test('input from an ended session is not shown to another user', async ({ page }) => {
  const locale = 'en-us'
  await startAt(page, locale, 'contact-address')
  await endSession(page)
  await sendToSignIn(page, locale)
  const { username, password } = persona('ben')
  await sendLogin(page, username, password)
  await expectStep(page, locale, 'contact-address')
  await expect(control(page, 'street')).toHaveValue('')
})

test('a user who returns after the session has ended gets a message and a way to continue', async ({
  page,
}) => {
  const locale = 'fr-ca'
  const person = await startAt(page, locale, 'contact-address')
  await endSession(page)
  await page.reload()
  await expectStep(page, locale, 'register')
  const { notices, signIn, signedIn } = getMessages(locale).register
  const notice = page.getByRole('status').filter({ hasText: notices.signedOut })
  await notice.getByRole('link', { name: signIn }).click()
  await sendLogin(page, person.username, person.password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedIn.continueTitle)
})
