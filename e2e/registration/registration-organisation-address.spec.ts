import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { control, expectSummary, fillForm, submitButton } from '../support/forms'
import { NEW, nameOf, sendNew } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question } from '../support/questions'
import { addFault, customerReport, setFlag } from '../support/sandbox'
import { expectStep } from '../support/wizard'

/** A place for which the sandbox suggests one street. */
const NEARLY: Readonly<Record<'en-us' | 'fr-ca', Readonly<Record<string, string>>>> = {
  'en-us': {
    country: 'US',
    region: 'US-OR',
    street: '27 Cedarlite Avenue',
    city: 'Portland',
    postalCode: '97205',
  },
  'fr-ca': {
    country: 'CA',
    region: 'CA-QC',
    street: '310 rue des Érables',
    city: 'Québec',
    postalCode: 'G1R 2B6',
  },
}

/** The same address in the spelling of the postal directory. */
const MEANT = { 'en-us': '27 Cedarlight Avenue', 'fr-ca': '310 rue des Érables' } as const

/** The parts in which they differ, as the form names them. */
const DIFFERENT = { 'en-us': 'Street address; ZIP code', 'fr-ca': 'Code postal' } as const

const ANOTHER = { addressChoice: 'another' } as const

const newName = (): string => `Fennimore ${randomUUID().slice(0, 8)}`

const titleOf = (locale: Locale): string => getMessages(locale).register.verification.title

const organisationsOf = async (id: string) => (await customerReport(id)).organizations

const madeAt = (name: string, line1: string, result: string, choice: string) => [
  expect.objectContaining({
    name,
    address: expect.objectContaining({ line1, verification: expect.objectContaining({ result, choice }) }),
  }),
]

/** Without script the country form comes first. */
async function sendPlain(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  const { country = '', ...rest } = values
  await fillForm(page, { choice: 'new', ...ANOTHER, country })
  await submitButton(page, 'country').click()
  await fillForm(page, { ...NEW, ...rest })
  await submitButton(page).click()
}

for (const locale of ['en-us', 'fr-ca'] as const) {
  test(`the own address of a new organization is verified in a dialog, and saved as chosen, in ${locale}`, async ({
    page,
  }) => {
    const { recommended, differences } = getMessages(locale).register.verification
    const name = newName()
    const person = await startAt(page, locale, 'organisation')
    await sendNew(page, locale, { ...ANOTHER, ...NEARLY[locale], name })
    await expectQuestion(page, titleOf(locale))
    const choice = question(page).getByRole('radio', { name: recommended })
    await expect(choice).toBeChecked()
    await expect(choice).toHaveAccessibleDescription(fill(differences, { fields: DIFFERENT[locale] }))
    expect(await organisationsOf(person.id)).toEqual([])
    await answer(page, 'use-address')
    await expectStep(page, locale, 'registered')
    expect(await organisationsOf(person.id)).toEqual(madeAt(name, MEANT[locale], 'CORRECTED', 'RECOMMENDED'))
  })

  test.describe('the address of a new organization without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`is verified on a page with the same answers in ${locale}`, async ({ page }) => {
      const name = newName()
      const entered = NEARLY[locale]
      const person = await startAt(page, locale, 'organisation')
      await sendPlain(page, { ...entered, name })
      await expectQuestion(page, titleOf(locale), { scripted: false })
      await answer(page, 'reenter')
      await expect(control(page, 'street')).toHaveValue(entered.street ?? '')
      await expect(control(page, 'name')).toHaveValue(name)
      await submitButton(page).click()
      await question(page).getByRole('radio').last().check()
      await answer(page, 'use-address')
      await expectStep(page, locale, 'registered')
      expect(await organisationsOf(person.id)).toEqual(
        madeAt(name, entered.street ?? '', 'CORRECTED', 'AS_ENTERED'),
      )
    })
  })
}

test('the questions about address, Q-global account and similar organizations follow one another in one dialog', async ({
  page,
}) => {
  const locale = 'en-us'
  const { qglobalNotFound, similar } = getMessages(locale).organisation
  const name = 'Brightmere Speech Klinic'
  const person = await startAt(page, locale, 'organisation')
  const unknown = {
    country: 'US',
    region: 'US-WA',
    street: '415 Larch Avenue',
    city: 'Seattle',
    postalCode: '98101',
  }
  await sendNew(page, locale, {
    ...ANOTHER,
    ...unknown,
    name,
    region: 'US-OH',
    qglobalAccountNumber: 'QG-NOBODY',
  })
  await expectQuestion(page, titleOf(locale))
  await answer(page, 'use-address')
  await expectQuestion(page, qglobalNotFound.heading)
  await answer(page, 'without-qglobal')
  await expectQuestion(page, similar.heading)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(question(page).getByRole('radio', { name: nameOf('6001'), exact: true })).toBeVisible()
  await answer(page, 'register-anyway')
  await expectStep(page, locale, 'registered')
  expect(await organisationsOf(person.id)).toEqual(madeAt(name, unknown.street, 'NOT_VERIFIED', 'AS_ENTERED'))
})

test('one of several suggested addresses has to be selected for an organization', async ({ page }) => {
  const locale = 'en-us'
  const { required } = getMessages(locale).errors.fields.addressToUse
  const several = {
    country: 'US',
    region: 'US-OH',
    street: '100 Main Street',
    city: 'Eastmarsh',
    postalCode: '44250',
  }
  const name = newName()
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { ...ANOTHER, ...several, name })
  await expectQuestion(page, titleOf(locale))
  await answer(page, 'use-address')
  await expectSummary(page, [required])
  await question(page).getByRole('radio', { name: '100 South Main Street' }).check()
  await answer(page, 'use-address')
  await expectStep(page, locale, 'registered')
  expect(await organisationsOf(person.id)).toEqual(
    madeAt(name, '100 South Main Street', 'MULTIPLE', 'SELECTED'),
  )
})

test('an address in a screened country is rejected for an organization and can be changed', async ({
  page,
}) => {
  const locale = 'fr-ca'
  await setFlag('ofac', true, { attribute: 'locale', equals: locale })
  const name = newName()
  const person = await startAt(page, locale, 'organisation')
  const refused = { country: 'CU', street: '12 Calle Larga', city: 'Matanzas', postalCode: '40100' }
  await sendNew(page, locale, { ...ANOTHER, ...refused, name, qglobalAccountNumber: 'QG-NOBODY' })
  await expectSummary(page, [getMessages(locale).errors.forms.addressRefused])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(control(page, 'street')).toHaveValue(refused.street)
  expect(await organisationsOf(person.id)).toEqual([])
})

test('during an outage of address verification the address of an organization is accepted as entered', async ({
  page,
}) => {
  const locale = 'fr-ca'
  const name = newName()
  const person = await startAt(page, locale, 'organisation')
  const path = `^/occ/v2/caassessments/users/${person.id}/addresses/verification$`
  await addFault({ service: 'commerce', path, status: 503, times: 2 })
  await sendNew(page, locale, { ...ANOTHER, ...NEARLY[locale], name })
  await expectStep(page, locale, 'registered')
  expect(await organisationsOf(person.id)).toEqual(madeAt(name, MEANT[locale], 'UNAVAILABLE', 'AS_ENTERED'))
})
