import { fill } from '@/lib/i18n/fill'
import { homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { addressOf } from '../support/addresses'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { createPerson, customerReport } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { errorsOf, expectErrors } from '../support/step-errors'
import { type Values, validValues } from '../support/step-values'
import { expectStep, openStep, signUpValues, stepAfter } from '../support/wizard'

type Texts = ReturnType<typeof errorsOf>

/** One invalid value in an otherwise valid form, and its error message. */
type Sample = { field: string; value: string; text: (errors: Texts) => string }

/** A step of a site, with bad inputs from users, clipboards and attackers. */
const FORMS: readonly {
  step: SubmittableStep
  locale: Locale
  values: () => Values
  samples: readonly Sample[]
}[] = [
  {
    step: 'register',
    locale: 'fr-ca',
    values: () => ({ ...signUpValues(newPerson()), usernameSameAsEmail: false, username: 'noor_v' }),
    samples: [
      {
        field: 'firstName',
        value: '<script>alert(1)</script>',
        text: ({ fields }) => fill(fields.firstName.characterNotAllowed, { character: '<' }),
      },
      {
        field: 'lastName',
        value: 'Anna 🌸',
        text: ({ fields }) => fill(fields.lastName.characterNotAllowed, { character: '🌸' }),
      },
      { field: 'email', value: '用户@example.com', text: ({ codes }) => codes.localPartNotLatin },
      {
        field: 'username',
        value: 'аnna',
        text: ({ fields }) => fill(fields.username.characterNotAllowed, { character: 'а' }),
      },
      {
        field: 'password',
        value: 'Abcdéfg1',
        text: ({ fields }) => fill(fields.password.characterNotAllowed, { character: 'é' }),
      },
    ],
  },
  {
    step: 'personal-info',
    locale: 'en-us',
    values: () => validValues('en-us', 'personal-info'),
    samples: [
      { field: 'phone', value: '911', text: ({ fields }) => fields.phone.tooShort },
      { field: 'phone', value: '011 44 20 7946 0958', text: ({ fields }) => fields.phone.countryMismatch },
      {
        field: 'phone',
        value: "6145550142' OR 1=1--",
        text: ({ fields }) => fields.phone.invalid,
      },
    ],
  },
  {
    step: 'contact-address',
    locale: 'fr-ca',
    values: () => addressOf('fr-ca'),
    samples: [
      {
        field: 'postalCode',
        value: 'D1A 0B1',
        text: ({ postalCodes }) => fill(postalCodes.postalCode.invalidFormat, { example: 'K1A 0B1' }),
      },
      { field: 'street', value: 'Case postale 12', text: ({ fields }) => fields.street.poBox },
      {
        field: 'street',
        value: '48 Corvane {{7*7}}',
        text: ({ codes }) => fill(codes.characterNotAllowed, { character: '{' }),
      },
    ],
  },
  {
    step: 'contact-address',
    locale: 'ja-jp',
    values: () => addressOf('ja-jp'),
    samples: [
      { field: 'street', value: '東京都千代田区1-1', text: ({ codes }) => codes.latinLettersOnly },
      {
        field: 'postalCode',
        value: '123',
        text: ({ postalCodes }) => fill(postalCodes.postalCode.invalidFormat, { example: '123-4567' }),
      },
    ],
  },
  {
    step: 'organisation',
    locale: 'en-us',
    values: () => ({ choice: 'existing', customerAccountNumber: '1001', termsAccepted: true }),
    samples: [
      {
        field: 'customerAccountNumber',
        value: '12345',
        text: ({ fields }) => fields.customerAccountNumber.invalid,
      },
      {
        field: 'customerAccountNumber',
        value: '../1001',
        text: ({ fields }) => fields.customerAccountNumber.invalid,
      },
    ],
  },
]

/** Postal codes that the postal directory knows only in the spelling of their country. */
const NORMALISED = [
  { locale: 'fr-ca', step: 'contact-address', typed: { postalCode: 'm5v-2t6' } },
  {
    locale: 'ja-jp',
    step: 'contact-address',
    typed: { postalCode: '〒１００−０００５' },
    stored: '100-0005',
  },
] as const

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: scripted })

    for (const { step, locale, values, samples } of FORMS) {
      test(`bad inputs of ${step} in ${locale} are reported at the field and kept`, async ({ page }) => {
        if (step === 'register') await openStep(page, locale, step)
        else await startAt(page, locale, step)
        if (scripted) await enhanced(page)
        const good = values()
        for (const { field, value, text } of samples) {
          await fillForm(page, { ...good, [field]: value })
          await submitButton(page).click()
          await expectErrors(page, locale, step, [[field, text(errorsOf(locale))]])
          // Without script the page is rendered again, and a password is never part of a page.
          if (scripted || field !== 'password') await expect(control(page, field)).toHaveValue(value)
        }
      })
    }

    for (const { locale, step, typed } of NORMALISED) {
      test(`a postal code of ${locale} is normalized before the address is verified`, async ({ page }) => {
        const person = await startAt(page, locale, step)
        if (scripted) await enhanced(page)
        await fillForm(page, { ...addressOf(locale), ...typed })
        await submitButton(page).click()
        await expectStep(page, locale, stepAfter(locale, step))
        const { addresses } = await customerReport(person.id)
        expect(addresses).toMatchObject([{ verification: { result: 'VERIFIED' } }])
      })
    }
  })
}

test('names from another source are shown as text, in their own writing direction', async ({ page }) => {
  const person = await createPerson({}, { firstName: '<b onclick=alert(1)>Bo</b>', lastName: 'עמית' })
  await signInAs(page, person, { locale: 'en-us' })
  await page.goto(homePath('en-us'))
  const name = page.locator('bdi', { hasText: `${person.firstName} ${person.lastName}` })
  await expect(name.first()).toBeAttached()
  await expect(page.locator('bdi b')).toHaveCount(0)
})
