import { describe, expect, it } from 'vitest'
import { checkAccountNumber } from '@/lib/validation/account-number'
import { checkAccepted, checkIsoCode, checkOption } from '@/lib/validation/option'
import { checkOrganisationName } from '@/lib/validation/organisation-name'
import { checkOptionalQglobalNumber, checkQglobalNumber } from '@/lib/validation/qglobal-number'
import { expectAccepted, expectRefused, refusal } from './verdict'

describe('customer account number (spec §5)', () => {
  it.each([
    ['0000', '0000'],
    [' 1234 ', '1234'],
    ['１２３４', '1234'],
    ['T23456789ABC', 'T23456789ABC'],
    ['t23456789abc', 'T23456789ABC'],
    ['T234 5678 9ABC', 'T23456789ABC'],
    ['tmp123456789', 'TMP123456789'],
    ['123456789012', '123456789012'],
  ])('accepts %j', (raw, value) => expectAccepted(checkAccountNumber, raw, value))

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['123', 'invalid'],
    ['12345', 'invalid'],
    ['12a4', 'invalid'],
    ['T23456789AB', 'invalid'],
    ['T23456789ABCD', 'invalid'],
    ['T23456789AB-', 'invalid'],
    ['T23456789ABÉ', 'invalid'],
    ['٠١٢٣', 'invalid'],
    ['12\u000034', 'forbiddenCharacters'],
  ])('refuses %j', (raw, why) => expectRefused(checkAccountNumber, raw, why))
})

describe('organization name (spec §5)', () => {
  it.each([
    ['abc', 'abc'],
    ['株式会社', '株式会社'],
    ['  Eastmarsh   Unified ', 'Eastmarsh Unified'],
    ["St. Mary's & Co. (No. 2)", "St. Mary's & Co. (No. 2)"],
    ['𠮷'.repeat(50), '𠮷'.repeat(50)],
  ])('accepts %j', (raw, value) => expectAccepted(checkOrganisationName, raw, value))

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'tooShort:3'],
    ['e\u0301e\u0301', 'tooShort:3'],
    ['x'.repeat(51), 'tooLong:50'],
    ['---', 'letterMissing'],
    ['ab\nc', 'forbiddenCharacters'],
  ])('refuses %j', (raw, why) => expectRefused(checkOrganisationName, raw, why))
})

describe('Q-global account number (spec §5)', () => {
  it('takes 30 characters and not one more', () => {
    expectAccepted(checkQglobalNumber, ` ${'9'.repeat(30)} `, '9'.repeat(30))
    expectRefused(checkQglobalNumber, '9'.repeat(31), 'tooLong:30')
  })

  it('is required for a look-up only', () => {
    expectRefused(checkQglobalNumber, '', 'required')
    expectAccepted(checkOptionalQglobalNumber, ' ', '')
    expectRefused(checkOptionalQglobalNumber, '9'.repeat(31), 'tooLong:30')
  })
})

describe('choices', () => {
  const fromList = (raw: string) => checkOption(raw, ['psychologist', 'teacher'])
  const country = (raw: string) => checkIsoCode(raw, ['US', 'CA'])

  it('are the codes of the list, exactly', () => {
    expectAccepted(fromList, 'teacher', 'teacher')
    expectRefused(fromList, '', 'required')
    expectRefused(fromList, 'Teacher', 'unknownOption')
    expectRefused(fromList, 'constructor', 'unknownOption')
  })

  it.each([
    ['US', 'US'],
    ['us', 'US'],
    [' ca ', 'CA'],
  ])('take the country %j', (raw, value) => expectAccepted(country, raw, value))

  it.each([
    ['', 'required'],
    ['USA', 'unknownOption'],
    ['xx', 'unknownOption'],
    ['U\u0000', 'forbiddenCharacters'],
  ])('refuse the country %j', (raw, why) => expectRefused(country, raw, why))

  it('must be made where acceptance is asked', () => {
    expect(checkAccepted(true)).toEqual({ ok: true, value: true })
    expect(refusal(checkAccepted(false))).toBe('required')
  })
})
