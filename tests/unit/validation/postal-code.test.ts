import { describe, expect, it } from 'vitest'
import { checkPostalCode, isPostalCodeRequired, postalCodeExample } from '@/lib/validation/postal-code'
import { expectAccepted, expectRefused } from './verdict'

const inCountry = (country: string) => (raw: string) => checkPostalCode(raw, country)

describe('postal code (spec §5)', () => {
  it.each([
    ['US', '12345', '12345'],
    ['US', '12345-6789', '12345-6789'],
    ['US', '123456789', '12345-6789'],
    ['US', '12345 6789', '12345-6789'],
    ['US', '12345–6789', '12345-6789'],
    ['US', ' 12345 ', '12345'],
    ['US', '１２３４５', '12345'],
    ['US', '02134', '02134'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['CA', 'h2w 1z4', 'H2W 1Z4'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['GB', 'CR2 6XH', 'CR2 6XH'],
    ['GB', 'GIR 0AA', 'GIR 0AA'],
    ['GB', 'SW1A  1 AA', 'SW1A 1AA'],
    ['NL', '1012ab', '1012 AB'],
    ['NL', '1012 AB', '1012 AB'],
    ['NL', '1012-AB', '1012 AB'],
    ['NL', '1012 SE', '1012 SE'],
    ['JP', '123-4567', '123-4567'],
    ['JP', '1234567', '123-4567'],
    ['JP', '〒123-4567', '123-4567'],
    ['JP', '〒 123 4567', '123-4567'],
    ['JP', '１２３−４５６７', '123-4567'],
    ['JP', '１２３－４５６７', '123-4567'],
    ['JP', '１２３ー４５６７', '123-4567'],
    ['AU', '0800', '0800'],
    ['NZ', ' 6011', '6011'],
    ['SG', '018956', '018956'],
    ['IE', 'd02 af30', 'D02 AF30'],
    ['ES', '28001', '28001'],
    ['KR', '04524', '04524'],
    ['PT', '1000–205', '1000-205'],
    ['BR', '01310 - 100', '01310-100'],
    ['SE', 'se–123 45', 'SE-123 45'],
    ['FR', '1', '1'],
    ['FR', '1234567890', '1234567890'],
    ['HK', '', ''],
    ['MO', '  ', ''],
    ['HK', '999077', '999077'],
  ])('%s accepts %j', (country, raw, value) => expectAccepted(inCountry(country), raw, value))

  it.each([
    ['US', '1234', 'invalidFormat:12345'],
    ['US', '123456', 'invalidFormat:12345'],
    ['US', '12345-678', 'invalidFormat:12345'],
    ['US', 'ABCDE', 'invalidFormat:12345'],
    ['US', '', 'required'],
    ['US', '12345\n', 'forbiddenCharacters'],
    ['US', '<b>', 'invalidFormat:12345'],
    ['CA', 'D1A 0B1', 'invalidFormat:K1A 0B1'],
    ['CA', 'W1A 0B1', 'invalidFormat:K1A 0B1'],
    ['CA', 'Z1A 0B1', 'invalidFormat:K1A 0B1'],
    ['CA', 'K1O 0B1', 'invalidFormat:K1A 0B1'],
    ['CA', 'K1A 0U1', 'invalidFormat:K1A 0B1'],
    ['CA', '1K1 A0B', 'invalidFormat:K1A 0B1'],
    ['CA', 'AK1A 0B1', 'invalidFormat:K1A 0B1'],
    ['CA', 'K1A 0B12', 'invalidFormat:K1A 0B1'],
    ['GB', 'SW1A', 'invalidFormat:SW1A 1AA'],
    ['GB', 'SW1AA 1AA', 'invalidFormat:SW1A 1AA'],
    ['GB', 'A 1AA', 'invalidFormat:SW1A 1AA'],
    ['GB', '12345', 'invalidFormat:SW1A 1AA'],
    ['NL', '0012 AB', 'invalidFormat:1234 AB'],
    ['NL', '1012 SS', 'invalidFormat:1234 AB'],
    ['NL', '1012 sa', 'invalidFormat:1234 AB'],
    ['NL', '1012 SD', 'invalidFormat:1234 AB'],
    ['NL', '1012', 'invalidFormat:1234 AB'],
    ['NL', '11012 AB', 'invalidFormat:1234 AB'],
    ['NL', '1012 ABC', 'invalidFormat:1234 AB'],
    ['JP', '123', 'invalidFormat:123-4567'],
    ['JP', '12345678', 'invalidFormat:123-4567'],
    ['AU', '123', 'invalidFormat:1234'],
    ['NZ', '12345', 'invalidFormat:1234'],
    ['FR', '', 'required'],
    ['FR', '12345678901', 'tooLong:10'],
    ['FR', '75_001', 'invalid'],
    ['FR', '-', 'invalid'],
    ['FR', '75001-', 'invalid'],
    ['HK', '#1', 'invalid'],
    ['constructor', '#1', 'invalid'],
  ])('%s refuses %j', (country, raw, why) => expectRefused(inCountry(country), raw, why))

  it('knows an accepted example for every country with a form of its own', () => {
    for (const country of ['US', 'CA', 'GB', 'NL', 'JP', 'AU', 'NZ']) {
      const example = postalCodeExample(country) ?? ''
      expectAccepted(inCountry(country), example, example)
    }
    expect(postalCodeExample('FR')).toBeUndefined()
  })

  it('is required except where there are no postal codes', () => {
    expect(['US', 'SG', 'FR'].every(isPostalCodeRequired)).toBe(true)
    expect(['HK', 'MO', 'AE'].some(isPostalCodeRequired)).toBe(false)
  })
})
