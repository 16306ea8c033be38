import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { cartPath, searchPath, storePath } from '@/lib/site/paths'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { INDUSTRIES } from '@/sandbox/seed/reference/industries'
import { expect, test } from '../fixtures'
import { addressIn, addressOf } from '../support/addresses'
import { control, expectSummary, fillForm, submitButton, summaryBox } from '../support/forms'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question } from '../support/questions'
import { customerReport } from '../support/sandbox'
import { type Values, validValues } from '../support/step-values'
import { documentTitle, positionText, stepTitle } from '../support/texts'
import { expectStep, openStep, signUpValues } from '../support/wizard'

test.use({ javaScriptEnabled: false })

async function send(page: Page, values: Values): Promise<void> {
  await fillForm(page, values)
  await submitButton(page).click()
}

async function expectValues(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') await expect(control(page, name)).toHaveValue(value)
}

test('all five steps work without script, including their errors', async ({ page }) => {
  const locale = 'fr-ca'
  const { errors, organisation, register } = getMessages(locale)
  const { required } = errors.codes

  await test.step('sign-up', async () => {
    await openStep(page, locale, 'register')
    const person = newPerson()
    await send(page, { ...signUpValues(person), password: 'court' })
    await expectSummary(page, [errors.fields.password.tooShort.replace('{min}', '8')])
    await expect(page).toHaveTitle(documentTitle(locale, stepTitle(locale, 'register'), { error: true }))
    await expect(summaryBox(page)).toBeFocused()
    await expectValues(page, { firstName: person.firstName, email: person.email, password: '' })
    await expect(control(page, 'termsAccepted')).toBeChecked()
    await send(page, { password: person.password })
    await expectStep(page, locale, 'personal-info')
  })

  await test.step('personal info', async () => {
    await expect(page.getByText(positionText(locale, 2))).toBeVisible()
    await submitButton(page).click()
    await expectSummary(page, [required, required, required, errors.fields.phone.required])
    const groups = control(page, 'sector').locator('optgroup')
    const offered = await control(page, 'industry').locator('option:not([value=""])').count()
    expect(offered).toBe(INDUSTRIES.filter(({ kinds }) => kinds.has('ORGANISATION')).length)
    await expect(groups).toHaveCount(offered)
    await send(page, validValues(locale, 'personal-info'))
    await expectStep(page, locale, 'contact-address')
  })

  await test.step('contact address', async () => {
    const address = addressOf(locale)
    await send(page, { ...address, postalCode: '12345' })
    await expect(summaryBox(page)).toBeFocused()
    await expectValues(page, { ...address, postalCode: '12345' })
    await send(page, address)
    await expectStep(page, locale, 'organisation')
  })

  await test.step('organisation and confirmation', async () => {
    await send(page, { choice: 'existing', customerAccountNumber: '9999', termsAccepted: true })
    await expectQuestion(page, organisation.notFound.heading, { scripted: false })
    await answer(page, 'reenter')
    await send(page, { customerAccountNumber: '1001' })
    await submitButton(page, 'link').click()
    await expectStep(page, locale, 'registered')
    await expect(page.getByText(register.notices.registered)).toBeVisible()
  })
})

test('an error is shown once: after a reload only the values remain', async ({ page }) => {
  const locale = 'nl-nl'
  await startAt(page, locale, 'contact-address')
  await send(page, { ...addressOf(locale), postalCode: '12' })
  await expect(summaryBox(page)).toBeVisible()
  await page.reload()
  await expect(summaryBox(page)).toHaveCount(0)
  await expect(page).toHaveTitle(documentTitle(locale, stepTitle(locale, 'contact-address')))
  await expectValues(page, { street: addressOf(locale).street ?? '', postalCode: '12' })
})

test('the form for another country has its own button, which saves nothing', async ({ page }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'contact-address')
  await expect(control(page, 'region').locator('option')).not.toHaveCount(1)
  const button = await submitButton(page, 'country').boundingBox()
  const street = await page.locator('label[for="street"]').boundingBox()
  expect((street?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(16)
  await fillForm(page, { country: 'JP', street: '2-7-4 Tessalymachi' })
  await page.getByRole('button', { name: getMessages(locale).register.updateCountry }).click()
  await expectStep(page, locale, 'contact-address')
  await expect(summaryBox(page)).toHaveCount(0)
  await expect(page.getByLabel(getMessages(locale).register.regionLabels.prefecture)).toBeVisible()
  await expectValues(page, { country: 'JP', street: '2-7-4 Tessalymachi' })
  expect((await customerReport(person.id)).addresses).toEqual([])
  await send(page, addressIn('JP'))
  await expectStep(page, 'ja-jp', 'organisation')
})

test('Enter in a text field submits the form itself', async ({ page }) => {
  const locale = 'en-us'
  const person = await startAt(page, locale, 'contact-address')
  await fillForm(page, addressOf(locale))
  await control(page, 'city').press('Enter')
  await expectStep(page, locale, flowOf(locale)[3] ?? 'organisation')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('Enter in the organization number submits the form itself', async ({ page }) => {
  const locale = 'en-gb'
  await startAt(page, locale, 'organisation')
  await fillForm(page, { choice: 'existing', customerAccountNumber: '1001', termsAccepted: true })
  await control(page, 'customerAccountNumber').press('Enter')
  await expect(submitButton(page, 'link')).toBeVisible()
})

test('the choices after address verification work without script', async ({ page }) => {
  const locale = 'en-us'
  const { register, errors } = getMessages(locale)
  const person = await startAt(page, locale, 'contact-address')
  const doubtful = { street: '100 Main Street', city: 'Eastmarsh', region: 'US-OH', postalCode: '44250' }
  await send(page, doubtful)
  await expect(page.getByText(register.verification.multiple)).toBeVisible()
  await submitButton(page, 'use-address').click()
  await expectSummary(page, [errors.fields.addressToUse.required])
  await submitButton(page, 'reenter').click()
  await expectValues(page, doubtful)
  await submitButton(page).click()
  await question(page).getByRole('radio').nth(1).check()
  await submitButton(page, 'use-address').click()
  await expectStep(page, locale, 'organisation')
  const { addresses } = await customerReport(person.id)
  expect(addresses.map(({ line1 }) => line1)).toEqual(['100 South Main Street'])
})

test('an unverified address can be used as entered', async ({ page }) => {
  const locale = 'en-au'
  const person = await startAt(page, locale, 'contact-address')
  await send(page, { ...addressOf(locale), street: '77 Nowhere Lane' })
  await expect(page.getByText(getMessages(locale).errors.forms.addressNotValid)).toBeVisible()
  await submitButton(page, 'use-address').click()
  await expectStep(page, locale, 'personal-info')
  const { addresses } = await customerReport(person.id)
  expect(addresses.map(({ line1 }) => line1)).toEqual(['77 Nowhere Lane'])
})

test('the header of every personal page shows the signed-in user, and offers sign-out', async ({ page }) => {
  const locale = 'en-us'
  const { account } = getMessages(locale).layout
  const person = await startAt(page, locale, 'contact-address')
  const name = account.signedInAs.replace('{name}', `${person.firstName} ${person.lastName}`)
  const signIn = page.getByRole('banner').getByRole('link', { name: account.signIn })
  for (const path of [
    stepHref(locale, 'contact-address'),
    storePath(locale, 'my-account'),
    cartPath(locale),
    searchPath(locale),
  ]) {
    await page.goto(path)
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: account.label, exact: true }).first()).toBeVisible()
    await expect(signIn).toBeHidden()
  }
  await page.getByRole('button', { name: account.signOut }).first().click()
  await page.goto(cartPath(locale))
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  await expect(signIn).toBeVisible()
})
