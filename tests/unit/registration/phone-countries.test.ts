import { expect, it } from 'vitest'
import { withCallingCodes } from '@/lib/registration/phone-countries.server'

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
