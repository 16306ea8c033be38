import { fill } from '@/lib/i18n/fill'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { addressIn } from '../support/addresses'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { newPerson, persona } from '../support/people'
import { errorsOf, expectErrors, openForm, type StepForm } from '../support/step-errors'
import { type Values, validValues } from '../support/step-values'
import { expectStep, signUpValues } from '../support/wizard'

type WrongForm = StepForm & { values: Values }

/** Several invalid values at once, each with its message. */
const WRONG_FORMS: readonly WrongForm[] = [
  {
    step: 'register',
    locale: 'en-gb',
    values: {
      ...signUpValues(newPerson({ username: 'noor vandermeer!' })),
      firstName: 'Noor7',
      lastName: 'V'.repeat(121),
      email: 'noor@',
      password: 'kestrel',
    },
    errors: locale => {
      const { firstName, lastName, email, password } = errorsOf(locale).fields
      return [
        ['firstName', fill(firstName.characterNotAllowed, { character: '7' })],
        ['lastName', fill(lastName.tooLong, { max: 120 })],
        ['email', email.invalid],
        ['username', errorsOf(locale).fields.username.spaceNotAllowed],
        ['password', fill(password.tooShort, { min: 8 })],
      ]
    },
  },
  {
    step: 'register',
    locale: 'fr-ca',
    values: { ...signUpValues(newPerson()), password: 'kestrel.7lantern' },
    errors: locale => [['password', errorsOf(locale).codes.capitalMissing]],
  },
  {
    step: 'register',
    locale: 'es-es',
    values: { ...signUpValues(newPerson()), password: 'Kestrel.7Lantern!' },
    errors: locale => [
      ['password', fill(errorsOf(locale).fields.password.characterNotAllowed, { character: '!' })],
    ],
  },
  {
    step: 'personal-info',
    locale: 'en-ca',
    values: { ...validValues('en-ca', 'personal-info'), phone: '416' },
    errors: locale => [['phone', errorsOf(locale).fields.phone.tooShort]],
  },
  {
    step: 'personal-info',
    locale: 'nl-nl',
    values: { ...validValues('nl-nl', 'personal-info'), phone: '0044 20 7946 0018' },
    errors: locale => [['phone', errorsOf(locale).fields.phone.countryMismatch]],
  },
  {
    step: 'contact-address',
    locale: 'en-us',
    values: { ...addressIn('US'), street: 'P.O. Box 12', postalCode: '9720', building: 'B'.repeat(31) },
    errors: locale => {
      const { fields, postalCodes } = errorsOf(locale)
      const { street, building } = fields
      return [
        ['street', street.poBox],
        ['building', fill(building.tooLong, { max: 30 })],
        ['postalCode', fill(postalCodes.zipCode.invalidFormat, { example: '12345' })],
      ]
    },
  },
  {
    step: 'contact-address',
    locale: 'en-au',
    values: { ...addressIn('AU'), street: 'Noor Vandermeer', city: 'Parramatta <b>' },
    errors: locale => [
      ['street', errorsOf(locale).fields.street.ownName],
      ['city', fill(errorsOf(locale).codes.characterNotAllowed, { character: '<' })],
    ],
  },
  {
    step: 'contact-address',
    locale: 'zh-sg',
    values: { ...addressIn('SG'), street: '乌节路 3' },
    errors: locale => [['street', errorsOf(locale).codes.latinLettersOnly]],
  },
  {
    step: 'organisation',
    locale: 'en-nz',
    values: { choice: 'existing', customerAccountNumber: '12', termsAccepted: true },
    errors: locale => [['customerAccountNumber', errorsOf(locale).fields.customerAccountNumber.invalid]],
  },
  {
    step: 'organisation',
    locale: 'en-us',
    values: {
      choice: 'new',
      name: 'Ox',
      industry: 'schools',
      sector: 'public-school',
      qglobalAccountNumber: 'Q'.repeat(31),
      termsAccepted: true,
    },
    errors: locale => {
      const { name, qglobalAccountNumber } = errorsOf(locale).fields
      return [
        ['name', fill(name.tooShort, { min: 3 })],
        ['qglobalAccountNumber', fill(qglobalAccountNumber.tooLong, { max: 30 })],
      ]
    },
  },
]

for (const [index, { step, locale, values, errors }] of WRONG_FORMS.entries()) {
  test(`${step} in ${locale} reports invalid values and keeps the input (${index + 1})`, async ({ page }) => {
    await openForm(page, locale, step)
    await fillForm(page, values)
    await submitButton(page).click()
    await expectErrors(page, locale, step, errors(locale))
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' && name !== 'choice') await expect(control(page, name)).toHaveValue(value)
  })
}

test('a taken username and email are reported after submission, with all input kept', async ({ page }) => {
  const locale = 'en-us'
  const { email, username } = persona('edith')
  await openForm(page, locale, 'register')
  await fillForm(page, signUpValues(newPerson({ email, username })))
  await submitButton(page).click()
  const { fields } = errorsOf(locale)
  await expectErrors(page, locale, 'register', [
    ['email', fields.email.taken],
    ['username', fields.username.taken],
  ])
  await expect(control(page, 'email')).toHaveValue(email)
  await expect(control(page, 'username')).toHaveValue(username)
  const free = newPerson()
  await fillForm(page, { email: free.email, username: free.username })
  await submitButton(page).click()
  await expectStep(page, locale, 'personal-info')
})

test('a filled field is validated on blur, and its error disappears as soon as it is valid', async ({
  page,
}) => {
  const locale = 'en-gb'
  await openForm(page, locale, 'register')
  const email = control(page, 'email')
  await email.click()
  await email.blur()
  await expect(page.locator('#email-error')).toHaveCount(0)
  await email.fill('noor@example')
  await email.blur()
  await expect(page.locator('#email-error')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('main [role="alert"]')).toHaveCount(0)
  await email.pressSequentially('.org')
  await expect(page.locator('#email-error')).toHaveCount(0)
})

test('input typed before hydration is kept and submitted', async ({ page }) => {
  const locale = 'en-us'
  const person = newPerson()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async route => {
    await released
    await route.continue()
  })
  await page.goto(stepHref(locale, 'register'), { waitUntil: 'commit' })
  const typed = { firstName: person.firstName, lastName: person.lastName, email: person.email }
  await fillForm(page, { ...typed, password: person.password })
  release()
  await enhanced(page)
  for (const [name, value] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(value)
  await control(page, 'termsAccepted').check()
  await submitButton(page).click()
  await expectStep(page, locale, 'personal-info')
})
