import { expect, it } from 'vitest'
import { phoneCountryOf, withCallingCodes } from '@/lib/forms/phone-countries.server'

it('countries are offered with their calling codes, in their order', () => {
  const countries = [
    { code: 'CA', name: 'Canada' },
    { code: 'US', name: 'United States' },
    { code: 'HK', name: 'Hong Kong' },
  ]
  expect(withCallingCodes(countries)).toEqual([
    { code: 'CA', name: 'Canada (+1)' },
    { code: 'US', name: 'United States (+1)' },
    { code: 'HK', name: 'Hong Kong (+852)' },
  ])
})

it('places without telephones are left out', () => {
  expect(
    withCallingCodes([
      { code: 'AQ', name: 'Antarctica' },
      { code: 'BV', name: 'Bouvet Island' },
    ]),
  ).toEqual([])
})

it.each([
  [{ phoneCountryCode: '1', phoneNumber: '5035550117' }, 'GB', 'US'],
  [{ phoneCountryCode: '+1', phoneNumber: '4165550142' }, 'US', 'CA'],
  [{ phoneCountryCode: '44', phoneNumber: '2079460018' }, 'GB', 'GB'],
  [{ phoneCountryCode: '1', phoneNumber: '8005550117' }, 'CA', 'CA'],
  [{ phoneCountryCode: '1' }, 'NZ', 'NZ'],
  [{ phoneNumber: '5035550117' }, 'NZ', 'NZ'],
  [{ phoneCountryCode: '1', phoneNumber: '5035550117' }, 'AQ', 'AQ'],
  [{ phoneCountryCode: '0', phoneNumber: 'x' }, 'NZ', 'NZ'],
  [undefined, 'JP', 'JP'],
])('a stored number %j of a user in %s is shown under %s', (stored, registered, country) => {
  expect(phoneCountryOf(stored, registered)).toBe(country)
})
