import { describe, expect, it } from 'vitest'
import type { AddressVerification } from '@/lib/contract/commerce/address-verification'
import { chosenAddress, planVerification, toEnteredAddress } from '@/lib/registration/submit/address-choice'

const ENTERED = { country: 'US', city: 'Utica', street: '12 Elm Street' }

const suggested = (line1: string) => ({
  line1,
  town: 'Utica',
  country: { isocode: 'US' },
  recommended: true,
  differences: ['line1'],
})

const answerOf = (result: AddressVerification['result'], ...lines: string[]): AddressVerification => ({
  decision: 'REVIEW',
  result,
  suggestedAddresses: lines.map(suggested),
})

const reviewOf = (result: AddressVerification['result'], ...lines: string[]) => {
  const plan = planVerification(ENTERED, answerOf(result, ...lines))
  if (plan.kind !== 'ask') throw new Error('there is no question')
  return plan.review
}

describe('the verification’s answer', () => {
  it.each(['VERIFIED', 'UNAVAILABLE'] as const)('%s saves the address as entered', result => {
    expect(planVerification(ENTERED, answerOf(result))).toEqual({
      kind: 'save',
      chosen: { address: ENTERED, result, choice: 'AS_ENTERED' },
    })
  })

  it('REFUSED saves nothing and asks nothing', () => {
    expect(planVerification(ENTERED, answerOf('REFUSED', '1 Elm St'))).toEqual({ kind: 'refuse' })
  })

  it.each(['CORRECTED', 'MULTIPLE', 'NOT_VERIFIED'] as const)('%s asks, with every suggestion', result => {
    expect(reviewOf(result, '1 Elm St', '2 Elm St')).toEqual({
      kind: 'address',
      result,
      entered: ENTERED,
      suggestions: ['1 Elm St', '2 Elm St'].map(street => ({
        address: { country: 'US', city: 'Utica', street },
        differences: ['street'],
      })),
    })
  })

  it('differs where it is not as typed; a part that comes back without its accents keeps them', () => {
    const entered = { ...ENTERED, city: 'Montréal', apartment: 'Étage 2', postalCode: 'H2X 1Y4' }
    const answer = {
      ...answerOf('CORRECTED'),
      suggestedAddresses: [
        { ...suggested('12 Rue Élm'), town: 'Montreal', line2: 'Etage 2', region: { isocode: 'CA-QC' } },
      ],
    }
    expect(planVerification(entered, answer)).toMatchObject({
      review: {
        suggestions: [
          {
            address: {
              country: 'US',
              region: 'CA-QC',
              city: 'Montréal',
              street: '12 Rue Élm',
              apartment: 'Étage 2',
            },
            differences: ['region', 'street', 'postalCode'],
          },
        ],
      },
    })
  })
})

describe('the choice', () => {
  it.each([
    ['CORRECTED', '0', '1 Elm St', 'RECOMMENDED'],
    ['MULTIPLE', '0', '1 Elm St', 'SELECTED'],
    ['MULTIPLE', '1', '2 Elm St', 'SELECTED'],
    ['NOT_VERIFIED', 'entered', '12 Elm Street', 'AS_ENTERED'],
    ['CORRECTED', 'entered', '12 Elm Street', 'AS_ENTERED'],
  ] as const)('after %s of %s is an address, recorded as chosen', (result, choice, street, recorded) => {
    expect(chosenAddress(reviewOf(result, '1 Elm St', '2 Elm St'), choice)).toMatchObject({
      address: { street },
      result,
      choice: recorded,
    })
  })

  it.each([undefined, '', '2', '-1', '00', '0.0', ' 0', 'AS_ENTERED', '__proto__', 'length'])(
    'of %j was not offered',
    choice => {
      expect(chosenAddress(reviewOf('MULTIPLE', '1 Elm St', '2 Elm St'), choice)).toBeUndefined()
    },
  )
})

it('parts that were left empty are no parts of the address', () => {
  const empty = { region: '', apartment: '', building: '', postalCode: '' }
  expect(toEnteredAddress({ ...ENTERED, ...empty })).toEqual(ENTERED)
  const full = { region: 'US-NY', apartment: '2', building: 'B', postalCode: '13501' }
  expect(toEnteredAddress({ ...ENTERED, ...full })).toEqual({ ...ENTERED, ...full })
})
