import { expect, it } from 'vitest'
import { changeCountry } from '@/lib/registration/submit/change-country'

it('what does not fit the new country is emptied and shown, however the country was typed', () => {
  expect(changeCountry({ country: ' ca ', region: 'US-NY', postalCode: '10001' })).toEqual({
    kind: 'stay',
    cleared: [
      { name: 'region', country: 'US' },
      { name: 'postalCode', country: 'CA' },
    ],
  })
})

it('what fits stays, and nothing that was not typed is cleared', () => {
  expect(changeCountry({ country: 'US', region: 'US-NY', postalCode: '10001' })).toEqual({
    kind: 'stay',
    cleared: [],
  })
  expect(changeCountry({ country: 'US' })).toEqual({ kind: 'stay', cleared: [] })
  expect(changeCountry({})).toEqual({ kind: 'stay', cleared: [] })
})
