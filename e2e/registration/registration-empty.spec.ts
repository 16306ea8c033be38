import type { Locale } from '@/lib/site/sites'
import { test } from '../fixtures'
import { fillForm, submitButton } from '../support/forms'
import { type Expected, errorsOf, expectErrors, openForm, type StepForm } from '../support/step-errors'

const required =
  (...names: readonly string[]) =>
  (locale: Locale): Expected =>
    names.map(name => [name, errorsOf(locale).codes.required])

/** Address fields with messages of their own. */
const missing =
  (...names: readonly ('street' | 'city')[]) =>
  (locale: Locale): Expected =>
    names.map(name => [name, errorsOf(locale).fields[name].required])

const EMPTY_FORMS: readonly StepForm[] = [
  {
    step: 'register',
    locale: 'nl-nl',
    values: { usernameSameAsEmail: false },
    errors: locale => {
      const { firstName, lastName, email, username, password, termsAccepted } = errorsOf(locale).fields
      return [
        ['firstName', firstName.required],
        ['lastName', lastName.required],
        ['email', email.required],
        ['username', username.required],
        ['password', password.required],
        ['termsAccepted', termsAccepted.required],
      ]
    },
  },
  {
    step: 'personal-info',
    locale: 'es-es',
    errors: locale => [
      ...required('jobTitle', 'industry', 'sector')(locale),
      ['phone', errorsOf(locale).fields.phone.required],
    ],
  },
  {
    step: 'contact-address',
    locale: 'en-us',
    errors: locale => [
      ...missing('street', 'city')(locale),
      ['region', errorsOf(locale).regions.state],
      ['postalCode', errorsOf(locale).postalCodes.zipCode.required],
    ],
  },
  {
    step: 'contact-address',
    locale: 'ja-jp',
    errors: locale => [
      ['postalCode', errorsOf(locale).postalCodes.postalCode.required],
      ['region', errorsOf(locale).regions.prefecture],
      ...missing('city', 'street')(locale),
    ],
  },
  {
    step: 'organisation',
    locale: 'fr-ca',
    errors: locale => [['choice', errorsOf(locale).fields.choice.required]],
  },
  {
    step: 'organisation',
    locale: 'en-au',
    values: { choice: 'existing' },
    errors: locale => [
      ['customerAccountNumber', errorsOf(locale).fields.customerAccountNumber.required],
      ['termsAccepted', errorsOf(locale).fields.organisationTermsAccepted.required],
    ],
  },
  {
    step: 'organisation',
    locale: 'en-gb',
    values: { choice: 'new' },
    errors: locale => [
      // Industry and sector are those of the user, until other ones are chosen.
      ['name', errorsOf(locale).fields.name.required],
      ['termsAccepted', errorsOf(locale).fields.organisationTermsAccepted.required],
    ],
  },
]

for (const { step, locale, values = {}, errors } of EMPTY_FORMS) {
  const variant = typeof values.choice === 'string' ? ` (${values.choice})` : ''
  test(`${step}${variant} submitted empty in ${locale} lists all missing fields`, async ({ page }) => {
    await openForm(page, locale, step)
    await fillForm(page, values)
    await submitButton(page).click()
    await expectErrors(page, locale, step, errors(locale))
  })
}
