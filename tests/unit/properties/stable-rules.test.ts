import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAccountNumber } from '@/lib/validation/account-number'
import { checkAddressLine, checkOptionalAddressLine } from '@/lib/validation/address-line'
import { checkEmail } from '@/lib/validation/email'
import { checkIsoCode, checkOption } from '@/lib/validation/option'
import { checkOrganisationName } from '@/lib/validation/organisation-name'
import { checkPassword } from '@/lib/validation/password'
import { checkPersonName } from '@/lib/validation/person-name'
import { checkPhone } from '@/lib/validation/phone'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { checkPostalCode } from '@/lib/validation/postal-code'
import { type Checked, FIELD_ERROR_CODES } from '@/lib/validation/problem'
import { checkOptionalQglobalNumber, checkQglobalNumber } from '@/lib/validation/qglobal-number'
import { cleanText, type NormalForm } from '@/lib/validation/text'
import { checkEmailAsUsername, checkUsername } from '@/lib/validation/username'
import { fieldText } from './typed-text'

type Rule = (raw: string) => Checked<unknown>

const postalCodeOf =
  (country: string): Rule =>
  raw =>
    checkPostalCode(raw, country)

const phoneOf =
  (country: string): ((raw: string) => Checked) =>
  raw => {
    const phone = checkPhone(raw, country, NUMBERING_PLANS)
    return phone.ok ? { ok: true, value: phone.value.e164 } : phone
  }

/** The rule of every field, with the normal form in which it reads what was typed. */
const RULES: readonly (readonly [field: string, rule: Rule, form: NormalForm])[] = [
  ['a person’s name', checkPersonName, 'NFC'],
  ['an email', checkEmail, 'NFKC'],
  ['a username', checkUsername, 'NFKC'],
  ['an email as username', checkEmailAsUsername, 'NFKC'],
  ['a street', raw => checkAddressLine(raw, 240), 'NFC'],
  ['a building', raw => checkOptionalAddressLine(raw, 30), 'NFC'],
  ['a country', raw => checkIsoCode(raw, ['US', 'CA', 'NL']), 'NFKC'],
  ['an organization’s name', checkOrganisationName, 'NFC'],
  ['a customer account number', checkAccountNumber, 'NFKC'],
  ['a Q-global number', checkQglobalNumber, 'NFKC'],
  ['an optional Q-global number', checkOptionalQglobalNumber, 'NFKC'],
  ...['US', 'CA', 'GB', 'NL', 'JP', 'AU', 'FR', 'HK'].map(
    country => [`a postal code of ${country}`, postalCodeOf(country), 'NFKC'] as const,
  ),
  ...['US', 'GB', 'NL', 'JP'].map(country => [`a phone of ${country}`, phoneOf(country), 'NFKC'] as const),
]

const OWNER = { email: 'zoe@example.com', username: 'zoe_oc' }

describe.each(RULES)('the rule of %s', (_, rule, form) => {
  it('accepts its own values, as they are', () => {
    fc.assert(
      fc.property(fieldText, raw => {
        const checked = rule(raw)
        if (checked.ok) expect(rule(String(checked.value))).toEqual(checked)
      }),
    )
  })

  it('judges a text as it judges the cleaned text', () => {
    fc.assert(
      fc.property(fieldText, raw => {
        const cleaned = cleanText(raw, form)
        if (cleaned.ok) expect(rule(cleaned.value)).toEqual(rule(raw))
      }),
    )
  })

  it('does not mind how accents are encoded, nor what cannot be seen', () => {
    fc.assert(
      fc.property(fieldText, raw => {
        expect(rule(raw.normalize('NFD'))).toEqual(rule(raw))
        expect(rule(`\u00A0\u200B ${raw}\u00AD  `)).toEqual(rule(raw))
      }),
    )
  })

  it('answers anything with a value or a known reason', () => {
    fc.assert(
      fc.property(fieldText, raw => {
        const checked = rule(raw)
        if (!checked.ok) expect(FIELD_ERROR_CODES).toContain(checked.error.code)
      }),
    )
  })
})

describe('cleaned text', () => {
  it.each(['NFC', 'NFKC'] as const)('is clean (%s)', form => {
    fc.assert(
      fc.property(fieldText, raw => {
        const cleaned = cleanText(raw, form)
        if (cleaned.ok) expect(cleanText(cleaned.value, form)).toEqual(cleaned)
      }),
    )
  })
})

it('a password is taken as it was typed or not at all', () => {
  const typed = fc.oneof(fieldText, fc.string({ unit: fc.constantFrom(...'aB3-._@ é'), minLength: 8 }))
  fc.assert(
    fc.property(typed, raw => {
      const checked = checkPassword(raw, OWNER)
      if (checked.ok) expect(checked.value).toBe(raw)
    }),
  )
})

it('a choice is one of its list, exactly', () => {
  fc.assert(
    fc.property(fc.array(fieldText), fieldText, (codes, raw) => {
      expect(checkOption(raw, codes).ok).toBe(raw !== '' && codes.includes(raw))
    }),
  )
})
