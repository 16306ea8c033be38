import { describe, expect, it } from 'vitest'
import {
  matchedAddress,
  type PostalAddress,
  toAddressInput,
  toPostalAddress,
  toSettledInput,
} from '@/lib/backends/commerce/postal-address'
import { addressInputSchema } from '@/lib/contract/commerce/address'

const SHORTEST: PostalAddress = { country: 'HK', city: 'Kowloon', street: '1 Nathan Road' }

const ADDRESSES: readonly PostalAddress[] = [
  SHORTEST,
  { ...SHORTEST, region: 'US-NY' },
  { ...SHORTEST, apartment: 'Flat 3' },
  { ...SHORTEST, building: 'Tower B' },
  { ...SHORTEST, postalCode: '10001' },
  {
    country: 'US',
    region: 'US-NY',
    city: 'Utica',
    street: '12 Elm',
    apartment: '2',
    building: 'B',
    postalCode: '13501',
  },
]

describe('an address', () => {
  it.each(ADDRESSES)('comes back from the wire as it went there: %j', address => {
    expect(toPostalAddress(toAddressInput(address))).toEqual(address)
  })

  it.each(ADDRESSES)('is of the contract’s form, with nothing beside it: %j', address => {
    const wire = toAddressInput(address)
    expect(addressInputSchema.strict().parse(wire)).toEqual(wire)
  })

  it('leaves out parts that are empty', () => {
    const empty = { region: '', apartment: '', building: '', postalCode: '' }
    expect(toAddressInput({ ...SHORTEST, ...empty })).toEqual(toAddressInput(SHORTEST))
  })

  it('goes there with how it was verified, where that is on record', () => {
    const verification = { result: 'CORRECTED', choice: 'RECOMMENDED', verifiedAt: '2026-01-01' } as const
    const wire = toSettledInput({ address: SHORTEST, verification })
    expect(addressInputSchema.strict().parse(wire)).toEqual({
      ...toAddressInput(SHORTEST),
      verificationResult: verification,
    })
    expect(toSettledInput({ address: SHORTEST })).toEqual(toAddressInput(SHORTEST))
  })

  it.each([
    ['verified', 'VERIFIED', 'AS_ENTERED', SHORTEST],
    ['the recommended one', 'CORRECTED', 'RECOMMENDED', SHORTEST],
    ['one that was chosen', 'MULTIPLE', 'SELECTED', SHORTEST],
    ['kept against a recommendation', 'CORRECTED', 'AS_ENTERED', undefined],
    ['not verified', 'NOT_VERIFIED', 'AS_ENTERED', undefined],
    ['entered while no one could verify it', 'UNAVAILABLE', 'AS_ENTERED', undefined],
  ] as const)(
    'that is %s is matched by what the verification knows: %s, %s',
    (_, result, choice, matched) => {
      const verification = { result, choice, verifiedAt: '2026-01-01' }
      expect(matchedAddress({ address: SHORTEST, verification })).toEqual(matched)
    },
  )

  it('without a record has no matched one', () => {
    expect(matchedAddress({ address: SHORTEST })).toBeUndefined()
  })

  it('may be masked, and names no street then', () => {
    expect(toPostalAddress({ town: 'Utica', country: { isocode: 'US' } })).toEqual({
      country: 'US',
      city: 'Utica',
      street: '',
    })
  })
})
