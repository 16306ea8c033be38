import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import * as limits from '@/lib/config/limits'
import { ADDRESS_LIMITS } from '@/lib/contract/commerce/address-limits'
import { CUSTOMER_ACCOUNT_NUMBER_PATTERN, ORGANIZATION_LIMITS } from '@/lib/contract/commerce/organization'
import { QGLOBAL_ACCOUNT_NUMBER_MAXIMUM } from '@/lib/contract/commerce/qglobal-account'
import { COUNTRIES_WITHOUT_POSTAL_CODES, checkPostalCode } from '@/lib/validation/postal-code'
import { isPostalCode, normalizePostalCode } from '@/sandbox/commerce/addresses/postal-code'
import { COUNTRIES_WITHOUT_POSTAL_CODE } from '@/sandbox/seed/reference/countries'

test('a body of the largest size reaches its handler whole', () => {
  const config = readFileSync('next.config.ts', 'utf8')
  const most = /proxyClientMaxBodySize: ([\d_]+)/.exec(config)?.[1]?.replaceAll('_', '')
  expect(Number(most)).toBe(DOCUMENT_BODY_BYTES)
})

describe('limits of the contract equal those of the forms', () => {
  test('for addresses', () => {
    expect(ADDRESS_LIMITS).toMatchObject({
      name: limits.NAME_MAX_CHARACTERS,
      line1: limits.STREET_MAX_CHARACTERS,
      line2: limits.APARTMENT_MAX_CHARACTERS,
      line3: limits.BUILDING_MAX_CHARACTERS,
      town: limits.CITY_MAX_CHARACTERS,
    })
  })

  test('for countries without postal codes', () => {
    expect([...COUNTRIES_WITHOUT_POSTAL_CODES].sort()).toEqual([...COUNTRIES_WITHOUT_POSTAL_CODE].sort())
  })

  test.each([
    ['US', '123456789'],
    ['US', '12345'],
    ['CA', 'k1a-0b1'],
    ['GB', 'sw1a1aa'],
    ['GB', 'm11ae'],
    ['NL', '1012ab'],
    ['JP', '1234567'],
    ['AU', '0800'],
    ['NZ', '6011'],
    ['IE', 'D02 AF30'],
    ['PT', '1000-205'],
  ])('for postal codes of %s, in the same spelling: %s', (country, typed) => {
    const checked = checkPostalCode(typed, country)
    const written = checked.ok ? checked.value : ''
    expect(isPostalCode(country, written)).toBe(true)
    expect(normalizePostalCode(country, written)).toBe(written)
  })

  test('for organizations and their numbers', () => {
    expect(ORGANIZATION_LIMITS).toEqual({
      nameMinimum: limits.ORGANISATION_NAME_MIN_CHARACTERS,
      nameMaximum: limits.ORGANISATION_NAME_MAX_CHARACTERS,
    })
    expect(QGLOBAL_ACCOUNT_NUMBER_MAXIMUM).toBe(limits.QGLOBAL_NUMBER_MAX_CHARACTERS)
    expect(CUSTOMER_ACCOUNT_NUMBER_PATTERN.test('1'.repeat(limits.ACCOUNT_NUMBER_DIGITS))).toBe(true)
    expect(CUSTOMER_ACCOUNT_NUMBER_PATTERN.test('T'.repeat(limits.TEMPORARY_ACCOUNT_NUMBER_CHARACTERS))).toBe(
      true,
    )
  })
})
