import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { addressFormat } from '@/lib/validation/address-format'
import { expect, test } from '../fixtures'
import { addressIn, addressOf } from '../support/addresses'
import { control, enhanced, expectSummary, fillForm, mainForm, submitButton } from '../support/forms'
import { startAt } from '../support/progress'
import { customerReport, recordedRequests } from '../support/sandbox'
import { expectStep, sendStep } from '../support/wizard'

/**
 * The message about fields that a change of country cleared: the region with its previous name, the postal
 * code with its new one.
 */
async function expectCleared(page: Page, locale: Locale, from: string, to: string): Promise<void> {
  const { clearedByCountry, regionLabels, postalCodeLabels } = getMessages(locale).register
  const country = await control(page, 'country').locator(`option[value="${to}"]`).innerText()
  const region = regionLabels[addressFormat(from).regionLabel]
  const postalCode = postalCodeLabels[addressFormat(to).postalCodeLabel]
  const text = fill(clearedByCountry, { country, fields: `${region}, ${postalCode}` })
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
}

const typed = ({ street, city }: Readonly<Record<string, string>>) => ({
  street: street ?? '',
  city: city ?? '',
})

async function expectKept(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value)
}

const CHANGES: readonly { locale: Locale; from: string; to: string }[] = [
  { locale: 'en-gb', from: 'GB', to: 'US' },
  { locale: 'nl-nl', from: 'US', to: 'NL' },
]

for (const { locale, from, to } of CHANGES) {
  test(`${locale}: a change of country from ${from} to ${to} keeps valid fields and reports the cleared ones`, async ({
    page,
  }) => {
    await startAt(page, locale, 'contact-address')
    await enhanced(page)
    await fillForm(page, addressIn(from))
    await fillForm(page, { country: to })
    await expectCleared(page, locale, from, to)
    await expectKept(page, { ...typed(addressIn(from)), postalCode: '' })
  })
}

test('a change of country in the organization’s own address does the same', async ({ page }) => {
  const locale = 'es-es'
  await startAt(page, locale, 'organisation')
  await enhanced(page)
  await fillForm(page, { choice: 'new', addressChoice: 'another', ...addressIn('JP') })
  await fillForm(page, { country: 'CA' })
  await expectCleared(page, locale, 'JP', 'CA')
  await expectKept(page, { ...typed(addressIn('JP')), postalCode: '' })
})

test.describe('a change of country without script', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps valid fields and reports the cleared ones once', async ({ page }) => {
    const locale = 'fr-ca'
    await startAt(page, locale, 'contact-address')
    await fillForm(page, addressIn('CA'))
    await fillForm(page, { country: 'AU' })
    await page.getByRole('button', { name: getMessages(locale).register.updateCountry }).click()
    await expectStep(page, locale, 'contact-address')
    await expectCleared(page, locale, 'CA', 'AU')
    await expectKept(page, { ...typed(addressIn('CA')), postalCode: '', region: '' })
    await page.reload()
    const [told = ''] = getMessages(locale).register.clearedByCountry.split('{')
    await expect(page.getByText(told)).toHaveCount(0)
    await expectKept(page, typed(addressIn('CA')))
  })

  test('does the same in the organization’s own address', async ({ page }) => {
    const locale = 'en-au'
    await startAt(page, locale, 'organisation')
    await fillForm(page, { choice: 'new', addressChoice: 'another', ...addressIn('AU') })
    await fillForm(page, { country: 'GB' })
    await page.getByRole('button', { name: getMessages(locale).register.updateCountry }).click()
    await expectCleared(page, locale, 'AU', 'GB')
    await expectKept(page, typed(addressIn('AU')))
  })
})

const BOXES: readonly { locale: Locale; box: string; friend: string }[] = [
  { locale: 'en-au', box: 'Locked Bag 3', friend: '5 Boxwood Parade' },
  { locale: 'nl-nl', box: 'Postbus 12', friend: 'Postbuslaan 12' },
  { locale: 'fr-ca', box: 'C.P. 6128, succ. Centre', friend: '12 rue de la Case' },
  { locale: 'es-es', box: 'Apdo. de Correos 4', friend: 'Calle Apartado 4' },
]

for (const { locale, box, friend } of BOXES) {
  test(`${locale}: ${box} is rejected as a post-office box, ${friend} is accepted`, async ({ page }) => {
    const { poBox } = getMessages(locale).errors.fields.street
    const person = await startAt(page, locale, 'contact-address')
    await sendStep(page, locale, 'contact-address', { ...addressOf(locale), street: box })
    await expectSummary(page, [poBox])
    await fillForm(page, { street: friend })
    await submitButton(page).click()
    await expect(mainForm(page).locator('#street-error')).toHaveCount(0)
    await expect
      .poll(async () =>
        (await recordedRequests('commerce')).some(
          ({ path }) => path.includes(person.id) && path.includes('verification'),
        ),
      )
      .toBe(true)
  })
}

test('non-Latin letters are rejected with an explanation, accents are accepted', async ({ page }) => {
  const locale = 'ja-jp'
  const { latinLettersOnly } = getMessages(locale).errors.codes
  const person = await startAt(page, locale, 'contact-address')
  await sendStep(page, locale, 'contact-address', { ...addressOf(locale), city: '千代田区' })
  await expectSummary(page, [latinLettersOnly])
  expect(latinLettersOnly).toContain('Chiyoda-ku')
  await fillForm(page, { city: 'Chiyōda-ku' })
  await submitButton(page).click()
  await expectStep(page, locale, 'personal-info')
  const [address] = (await customerReport(person.id)).addresses
  expect(address).toMatchObject({ country: 'JP', verification: { result: 'VERIFIED' } })
})
