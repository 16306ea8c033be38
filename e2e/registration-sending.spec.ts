import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { stepHref } from '@/lib/registration/step-paths'
import { loginPath, stepActionPath } from '@/lib/site/routes'
import { expect, test } from './fixtures'
import { addressIn, addressOf } from './support/addresses'
import { control, enhanced, expectSummary, fillForm, mainForm, submitButton } from './support/forms'
import { sendLogin } from './support/login-form'
import { storeOrigin } from './support/origins'
import { newPerson, persona } from './support/people'
import { startAt } from './support/progress'
import { addFault, customerReport } from './support/sandbox'
import { signInAs } from './support/sign-in'
import { stepTitle } from './support/texts'
import {
  completeStep,
  expectStep,
  openStep,
  sendStep,
  signUp,
  signUpValues,
  validValues,
} from './support/wizard'

/** Statuses of the answers to sendings of a step, as they come in. */
function sendings(page: Page): readonly number[] {
  const statuses: number[] = []
  page.on('response', response => {
    if (response.url().includes('/api/registration/')) statuses.push(response.status())
  })
  return statuses
}

test('back from the next step leads on again', async ({ page }) => {
  const locale = 'en-us'
  await signUp(page, locale)
  await completeStep(page, locale, 'personal-info')
  await page.goBack()
  await expectStep(page, locale, 'contact-address')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTitle(locale, 'contact-address'))
})

test('back to the sign-up offers to continue, not a second account', async ({ page }) => {
  const locale = 'en-au'
  await signUp(page, locale)
  await openStep(page, locale, 'register')
  const { continueTitle } = getMessages(locale).register.signedIn
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(continueTitle)
})

test('a step that another tab has saved leads this one on', async ({ page, context }) => {
  const locale = 'en-gb'
  const person = await startAt(page, locale, 'contact-address')
  const stale = await context.newPage()
  await openStep(stale, locale, 'contact-address')
  await completeStep(page, locale, 'contact-address')
  const statuses = sendings(stale)
  await sendStep(stale, locale, 'contact-address', addressIn('US'))
  await expectStep(stale, locale, 'organisation')
  expect(statuses).toEqual([409])
  const { addresses } = await customerReport(person.id)
  expect(addresses).toEqual([expect.objectContaining({ country: 'GB' })])
})

test('a double click makes one account', async ({ page }) => {
  const locale = 'nl-nl'
  await openStep(page, locale, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(newPerson()))
  const statuses = sendings(page)
  await submitButton(page).dblclick()
  await expectStep(page, locale, 'personal-info')
  expect(statuses).toEqual([200])
})

test('a double click saves one address', async ({ page }) => {
  const locale = 'ja-jp'
  const person = await startAt(page, locale, 'contact-address')
  await enhanced(page)
  await fillForm(page, addressOf(locale))
  await submitButton(page).dblclick()
  await expectStep(page, locale, 'personal-info')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('a double click registers one organisation', async ({ page }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'organisation')
  await enhanced(page)
  await fillForm(page, {
    choice: 'new',
    name: `Centro ${person.id.slice(-12)}`,
    industry: 'healthcare',
    sector: 'hospital',
    termsAccepted: true,
  })
  await submitButton(page).dblclick()
  await expectStep(page, locale, 'registered')
  expect((await customerReport(person.id)).organizations).toHaveLength(1)
})

test('the same form sent twice at once without script saves one address', async ({ page }) => {
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

test('after a failed save the values are still there, also after a reload, and can be sent', async ({
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

test('a save whose answer was lost is repeated without a second address', async ({ page, problems }) => {
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

test('the confirmation can be looked at again for a while, and only with its marker', async ({ page }) => {
  const locale = 'zh-sg'
  await startAt(page, locale, 'organisation')
  await completeStep(page, locale, 'organisation')
  await page.reload()
  await expectStep(page, locale, 'registered')
  await page.context().clearCookies({ name: 'store.registered' })
  await openStep(page, locale, 'registered')
  await expectStep(page, locale, 'register')
})

test('the confirmation of one person is closed to the next one at the same browser', async ({ page }) => {
  const locale = 'en-us'
  await startAt(page, locale, 'organisation')
  await completeStep(page, locale, 'organisation')
  await signInAs(page, persona('edith'), { locale })
  await openStep(page, locale, 'registered')
  await expectStep(page, locale, 'register')
})

test('somebody who is registered cannot send a step again', async ({ page, context }) => {
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
  await expect(mainForm(stale)).toHaveCount(0)
  expect(statuses).toEqual([409])
  expect((await customerReport(person.id)).organizations).toEqual([])
})

/** As when the session has come to its end, here and at the identity provider. */
const endSession = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: /^(store\.(session|tokens)|iPlanetDirectoryPro)/ })

test('what was typed outlives the session: after signing in again it is there', async ({ page }) => {
  const locale = 'en-ca'
  const person = await startAt(page, locale, 'contact-address')
  await endSession(page)
  await sendStep(page, locale, 'contact-address')
  await expect(page).toHaveURL(url => url.pathname === loginPath(locale))
  await sendLogin(page, person.username, person.password)
  await expectStep(page, locale, 'contact-address')
  for (const [name, value] of Object.entries(addressOf(locale)))
    await expect(control(page, name)).toHaveValue(value)
})

test('what was typed before the session ended is not for the next person', async ({ page }) => {
  const locale = 'en-us'
  await startAt(page, locale, 'contact-address')
  await endSession(page)
  await sendStep(page, locale, 'contact-address')
  await expect(page).toHaveURL(url => url.pathname === loginPath(locale))
  const { username, password } = persona('ben')
  await sendLogin(page, username, password)
  await expectStep(page, locale, 'contact-address')
  await expect(control(page, 'street')).toHaveValue('')
})
