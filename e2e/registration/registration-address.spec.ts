import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { addressIn, addressOf } from '../support/addresses'
import { control, enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question, questionDialog } from '../support/questions'
import { addFault, customerReport, setFlag } from '../support/sandbox'
import { expectStep, sendStep } from '../support/wizard'

const verificationOf = (locale: Locale) => getMessages(locale).register.verification

const savedStreets = async (userId: string): Promise<readonly string[]> =>
  (await customerReport(userId)).addresses.map(({ line1 }) => line1)

test('a recommended address is shown in a dialog, preselected and with marked differences, and can be accepted', async ({
  page,
}) => {
  const locale = 'en-nz'
  const { title, corrected, recommended, differences } = verificationOf(locale)
  const { street } = getMessages(locale).register.fields
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', { ...addressOf(locale), street: '81 Harbour Vew Terrace' })
  await expectQuestion(page, title)
  await expect(page.getByText(corrected)).toBeVisible()
  const choice = question(page).getByRole('radio', { name: recommended })
  await expect(choice).toBeChecked()
  await expect(choice).toHaveAccessibleDescription(fill(differences, { fields: street.label }))
  await expect(question(page).locator('mark')).toHaveText(['81 Harbour View Terrace'])
  expect(await savedStreets(person.id)).toEqual([])
  await answer(page, 'use-address')
  await expectStep(page, locale, 'personal-info')
  expect((await customerReport(person.id)).addresses).toEqual([
    expect.objectContaining({
      line1: '81 Harbour View Terrace',
      verification: expect.objectContaining({ result: 'CORRECTED', choice: 'RECOMMENDED' }),
    }),
  ])
})

test('one of several suggested addresses has to be selected', async ({ page }) => {
  const locale = 'en-gb'
  const { title, multiple } = verificationOf(locale)
  const { required } = getMessages(locale).errors.fields.addressToUse
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', { ...addressOf(locale), street: 'Harbour Road' })
  await expectQuestion(page, title)
  await expect(page.getByText(multiple)).toBeVisible()
  await answer(page, 'use-address')
  await expectSummary(page, [required])
  await expect(questionDialog(page, title).getByRole('radiogroup')).toHaveAccessibleDescription(/./)
  await question(page).getByRole('radio', { name: '16 Harbour Road' }).check()
  await answer(page, 'use-address')
  await expectStep(page, locale, 'organisation')
  expect((await customerReport(person.id)).addresses).toEqual([
    expect.objectContaining({
      line1: '16 Harbour Road',
      verification: expect.objectContaining({ result: 'MULTIPLE', choice: 'SELECTED' }),
    }),
  ])
})

test('typed accents are kept, and only real differences are marked', async ({ page }) => {
  const locale = 'fr-ca'
  const { title } = verificationOf(locale)
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', {
    country: 'CA',
    region: 'CA-QC',
    street: '310 rue des Érables',
    apartment: 'Étage 2',
    city: 'Québec',
    postalCode: 'G1R 2B6',
  })
  await expectQuestion(page, title)
  await expect(question(page).locator('mark')).toHaveText(['G1R 2B5'])
  await expect(question(page).getByText('Étage 2')).toHaveCount(2)
  await answer(page, 'use-address')
  await expectStep(page, locale, 'organisation')
  expect(await savedStreets(person.id)).toEqual(['310 rue des Érables'])
})

test('an unverified address can be changed or used as entered, and the question survives a reload', async ({
  page,
}) => {
  const locale = 'ja-jp'
  const { title } = verificationOf(locale)
  const { addressNotValid } = getMessages(locale).errors.forms
  const person = await startAt(page, locale, 'contact-address')
  const entered = { ...addressOf(locale), street: '9-9-9 Nowhere' }
  await sendStep(page, locale, 'contact-address', entered)
  await expectQuestion(page, title)
  await expect(page.getByText(addressNotValid)).toBeVisible()
  await page.reload()
  await expectQuestion(page, title, { scripted: false })
  await expect(page.getByText(addressNotValid)).toBeVisible()
  await answer(page, 'reenter')
  for (const [name, value] of Object.entries(entered)) await expect(control(page, name)).toHaveValue(value)
  await enhanced(page)
  await submitButton(page).click()
  await expectQuestion(page, title)
  await answer(page, 'use-address')
  await expectStep(page, locale, 'personal-info')
  expect((await customerReport(person.id)).addresses).toEqual([
    expect.objectContaining({
      line1: '9-9-9 Nowhere',
      verification: expect.objectContaining({ result: 'NOT_VERIFIED', choice: 'AS_ENTERED' }),
    }),
  ])
})

test('an address question can be answered and closed by keyboard', async ({ page }) => {
  const locale = 'en-us'
  const { title } = verificationOf(locale)
  const person = await startAt(page, locale, 'contact-address')
  const doubtful = { street: '100 Main Street', city: 'Eastmarsh', region: 'US-OH', postalCode: '44250' }
  await enhanced(page)
  await fillForm(page, doubtful)
  await control(page, 'postalCode').press('Enter')
  await expectQuestion(page, title)
  await page.keyboard.press('Escape')
  await expect(control(page, 'street')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectQuestion(page, title)
  const stops = await focusStops(page, 8)
  expect(stops.every(({ inside }) => inside)).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expectQuestion(page, title)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(question(page).getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expectStep(page, locale, 'organisation')
  expect(await savedStreets(person.id)).toEqual(['100 South Main Street'])
})

/** Tab stops, and whether each is inside the dialog; moving on to the browser's own controls is allowed. */
async function focusStops(page: Page, count: number): Promise<readonly { inside: boolean }[]> {
  const stops: { inside: boolean }[] = []
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    stops.push({ inside })
  }
  return stops
}

test('during an outage of address verification an address is accepted as entered', async ({ page }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'contact-address')
  const path = `^/occ/v2/esassessments/users/${person.id}/addresses/verification$`
  await addFault({ service: 'commerce', path, status: 503, times: 2 })
  await sendStep(page, locale, 'contact-address')
  await expectStep(page, locale, 'organisation')
  expect((await customerReport(person.id)).addresses).toEqual([
    expect.objectContaining({
      line1: 'Calle del Olmo 24',
      verification: expect.objectContaining({ result: 'UNAVAILABLE', choice: 'AS_ENTERED' }),
    }),
  ])
})

test('an address in a screened country is rejected', async ({ page }) => {
  const locale = 'en-us'
  await setFlag('ofac', true, { attribute: 'locale', equals: locale })
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

test('a change of country updates the form at once and reports the cleared fields', async ({ page }) => {
  const locale = 'en-us'
  const { register } = getMessages(locale)
  await startAt(page, locale, 'contact-address')
  await enhanced(page)
  await fillForm(page, addressIn('US'))
  await fillForm(page, { country: 'CA' })
  const region = page.getByLabel(register.regionLabels.provinceOrTerritory)
  await expect(region).toHaveValue('')
  const country = await control(page, 'country').locator('option[value="CA"]').innerText()
  const fields = `${register.regionLabels.state}, ${register.postalCodeLabels.postalCode}`
  const cleared = fill(register.clearedByCountry, { country, fields })
  await expect(page.getByRole('status').filter({ hasText: cleared })).toBeVisible()
  await expect(control(page, 'street')).toHaveValue(addressIn('US').street ?? '')
  await region.selectOption('CA-ON')
  await fillForm(page, { country: 'SG' })
  await expect(control(page, 'region')).toHaveCount(0)
})
