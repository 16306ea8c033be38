import { describe, expect, it } from 'vitest'
import { buildFormModel } from '@/app/[locale]/(personal)/_forms/form-model'
import { errorText } from '@/components/form/errors/error-texts'
import { getMessages } from '@/lib/i18n/messages'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import { FIELD_ERROR_CODES } from '@/lib/validation/problem'
import { readCode } from '../../support/source-files'
import { ROWS } from '../registration/bad-inputs/good-forms'
import { judge } from '../registration/bad-inputs/judges'
import { SHOWN } from './texts'

/** The controls of every step, those of its questions included. */
const FIELDS: Readonly<Record<SubmittableStep, readonly string[]>> = {
  register: Object.keys(SIGN_UP_FIELDS),
  'personal-info': Object.keys(PERSONAL_INFO_FIELDS),
  'contact-address': [...Object.keys(CONTACT_ADDRESS_FIELDS), 'addressToUse'],
  organisation: [...Object.keys(ORGANISATION_FIELDS), 'addressToUse', 'similar'],
}

const STEPS = Object.keys(FIELDS) as SubmittableStep[]

/** What the rules and the look-ups give as reasons beside a field. */
const FIELD_CODES: readonly string[] = [...FIELD_ERROR_CODES, 'taken']

/** Reasons that one field alone can have. */
const ONLY_OF: Readonly<Record<string, string>> = {
  sameAsUsername: 'password',
  sameAsEmail: 'password',
  countryMismatch: 'phone',
  extension: 'phone',
}

const ABOUT_A_FORM =
  /(?:refusedForm\(|rejected\(\d+, |refusedBecause\(|message: |formErrors: \[\{ code: |^ {2}\d{3}: )'(\w+)'/gm

/** What is said about a whole form, wherever the source says it. */
const FORM_CODES: readonly string[] = [
  ...new Set(
    readCode('lib', 'components', 'app')
      .filter(({ path }) => /\/registration\/|\/steps\/handler\/|components\/form\//.test(path))
      .flatMap(({ text }) => [...text.matchAll(ABOUT_A_FORM)].map(([, code = '']) => code)),
  ),
]

const PARAMS = { min: 3, max: 30, example: 'K1A 0B1', character: '#', time: '2:00' }

const modelOf = (locale: Locale, step: SubmittableStep) =>
  buildFormModel({ locale, step, draft: undefined }, FIELDS[step])

type Shown = { name?: string; code: string; text: string }

/** Every error that a step can show in a locale, as it is shown. */
function shownErrors(locale: Locale, step: SubmittableStep): readonly Shown[] {
  const { messages } = modelOf(locale, step)
  const beside = FIELDS[step].flatMap(name =>
    FIELD_CODES.filter(code => (ONLY_OF[code] ?? name) === name).map(code => ({ name, code })),
  )
  const about = FORM_CODES.map(code => ({ code }))
  return [...beside, ...about].map(error => ({
    ...error,
    text: errorText(messages, { ...error, params: PARAMS }),
  }))
}

const lineOf = ({ name = 'form', code, text }: Shown): string => `${name} ${code}: ${text}`

it('the codes about a whole form were found in the source', () => {
  expect(FORM_CODES).toEqual(
    expect.arrayContaining(['notCreated', 'unavailable', 'timeout', 'conflict', 'malformed', 'offline']),
  )
  expect(FORM_CODES.filter(code => !(code in getMessages('en-us').errors.forms))).toEqual([])
})

describe.each(LOCALES)('every error in %s', locale => {
  it.each(STEPS)('of %s has a text of its own, filled in', step => {
    const { unavailable } = modelOf(locale, step).messages
    const faults = shownErrors(locale, step).filter(
      ({ code, text }) =>
        text === '' ||
        text === code ||
        /[{}]/.test(text) ||
        !/\s/.test(text) ||
        (text === unavailable && code !== 'unavailable'),
    )
    expect(faults.map(lineOf)).toEqual([])
  })
})

describe.each(LOCALES.filter(locale => getSite(locale).language !== 'en'))('every error in %s', locale => {
  it.each(STEPS)('of %s is translated', step => {
    const english = shownErrors('en-us', step)
    const same = shownErrors(locale, step).filter(({ text }, index) => text === english[index]?.text)
    expect(same.map(lineOf)).toEqual([])
  })
})

describe.each(LOCALES)('every refusal of a bad input in %s', locale => {
  it.each(STEPS)('at %s brings all that its text speaks of', step => {
    const { messages } = modelOf(locale, step)
    const refusals = ROWS.filter(row => row.step === step).flatMap(row => {
      const checked = judge(row)
      return checked.ok ? [] : checked.error.map(error => ({ ...error, text: errorText(messages, error) }))
    })
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.filter(({ text }) => /\{\w+\}/.test(text)).map(lineOf)).toEqual([])
  })
})

describe('regional words', () => {
  it.each([
    ['en-us', /your city, state, and ZIP\/Postal code are/],
    ['en-ca', /your city, province and postal code are/],
    ['en-gb', /your town or city and postcode are/],
    ['en-au', /your suburb, state and postcode are/],
    ['en-nz', /your suburb or town, and postcode are/],
    ['zh-sg', /your city and postal code are/],
    ['ja-jp', /your city and postal code are/],
  ] as const)('%s names the parts of an address that is not valid', (locale, parts) => {
    expect(getMessages(locale).errors.forms.addressNotValid).toMatch(parts)
  })

  it.each([
    ['organization', ['en-us', 'en-ca']],
    ['organisation', ['en-gb', 'en-au', 'en-nz', 'zh-sg', 'ja-jp']],
  ] as const)('say %s in %j', (word, locales) => {
    const other = word === 'organization' ? /organisation/i : /organization/i
    for (const locale of locales) {
      const texts = STEPS.flatMap(step => shownErrors(locale, step)).map(({ text }) => text)
      expect(texts.filter(text => other.test(text))).toEqual([])
      expect(texts.some(text => text.includes(word))).toBe(true)
    }
  })

  it('say license in the United States and licence elsewhere', () => {
    const wrong = SHOWN.filter(({ locale }) => getSite(locale).language === 'en').flatMap(
      ({ locale, texts }) => {
        const other = locale === 'en-us' ? /\blicences?\b/i : /\blicenses?\b/i
        return [...texts]
          .filter(([, text]) => other.test(text))
          .map(([key, text]) => `${locale} ${key}: ${text}`)
      },
    )
    expect(wrong).toEqual([])
  })
})
