import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { addressIn, addressOf } from './support/addresses'
import { control, enhanced, expectSummary, fillForm, mainForm, submitButton } from './support/forms'
import { startAt } from './support/progress'
import { addFault, customerReport } from './support/sandbox'
import { expectStep, sendStep } from './support/wizard'

const verificationOf = (locale: Locale) => getMessages(locale).register.verification

const savedStreets = async (userId: string): Promise<readonly string[]> =>
  (await customerReport(userId)).addresses.map(({ line1 }) => line1)

/** The options of the question, each by the words it begins with. */
const option = (page: Page, words: string) => mainForm(page).getByRole('radio', { name: words })

test('a recommended address is offered and preset, and taken', async ({ page }) => {
  const locale = 'en-nz'
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', { ...addressOf(locale), street: '81 Harbour Vew Terrace' })
  await expect(page.getByText(verificationOf(locale).corrected)).toBeVisible()
  await expect(option(page, verificationOf(locale).recommended)).toBeChecked()
  expect(await savedStreets(person.id)).toEqual([])
  await submitButton(page, 'use-address').click()
  await expectStep(page, locale, 'personal-info')
  expect(await savedStreets(person.id)).toEqual(['81 Harbour View Terrace'])
})

test('of several suggestions one has to be chosen', async ({ page }) => {
  const locale = 'en-gb'
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', { ...addressOf(locale), street: 'Harbour Road' })
  await expect(page.getByText(verificationOf(locale).multiple)).toBeVisible()
  await submitButton(page, 'use-address').click()
  await expectSummary(page, [getMessages(locale).errors.fields.addressChoice.required])
  await mainForm(page).getByRole('radio', { name: '16 Harbour Road' }).check()
  await submitButton(page, 'use-address').click()
  await expectStep(page, locale, 'organisation')
  expect(await savedStreets(person.id)).toEqual(['16 Harbour Road'])
})

test('an address that nobody confirms is changed or used as entered, and the question outlives a reload', async ({
  page,
}) => {
  const locale = 'ja-jp'
  const { notVerified, asEntered } = verificationOf(locale)
  const person = await startAt(page, locale, 'contact-address')
  const entered = { ...addressOf(locale), street: '9-9-9 Nowhere' }
  await sendStep(page, locale, 'contact-address', entered)
  await expect(page.getByText(notVerified)).toBeVisible()
  await page.reload()
  await expect(page.getByText(notVerified)).toBeVisible()
  await submitButton(page, 'reenter').click()
  for (const [name, value] of Object.entries(entered)) await expect(control(page, name)).toHaveValue(value)
  await submitButton(page).click()
  await expect(option(page, asEntered)).toBeChecked()
  await submitButton(page, 'use-address').click()
  await expectStep(page, locale, 'personal-info')
  expect(await savedStreets(person.id)).toEqual(['9-9-9 Nowhere'])
})

test('while the verification is down an address is taken as entered', async ({ page }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'contact-address')
  const path = `^/occ/v2/esassessments/users/${person.id}/addresses/verification$`
  await addFault({ service: 'commerce', path, status: 503, times: 2 })
  await sendStep(page, locale, 'contact-address')
  await expectStep(page, locale, 'organisation')
  expect(await savedStreets(person.id)).toEqual(['Calle del Olmo 24'])
})

test('an address to which nothing may be sent is refused', async ({ page }) => {
  const locale = 'en-us'
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', {
    country: 'CU',
    street: '12 Calle Larga',
    city: 'Matanzas',
    postalCode: '40100',
  })
  await expectSummary(page, [getMessages(locale).errors.forms.addressRefused])
  expect(await savedStreets(person.id)).toEqual([])
})

test('another country changes the form at once and says what it cleared', async ({ page }) => {
  const locale = 'en-us'
  const { register } = getMessages(locale)
  await startAt(page, locale, 'contact-address')
  await enhanced(page)
  await fillForm(page, addressIn('US'))
  await fillForm(page, { country: 'CA' })
  const region = page.getByLabel(register.regionLabels.provinceOrTerritory)
  await expect(region).toHaveValue('')
  const country = await control(page, 'country').locator('option[value="CA"]').innerText()
  const cleared = fill(register.clearedByCountry, { country, fields: register.regionLabels.state })
  await expect(page.getByRole('status').filter({ hasText: cleared })).toBeVisible()
  await expect(control(page, 'street')).toHaveValue(addressIn('US').street ?? '')
  await region.selectOption('CA-ON')
  await fillForm(page, { country: 'SG' })
  await expect(control(page, 'region')).toHaveCount(0)
})
