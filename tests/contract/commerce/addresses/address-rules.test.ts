import { beforeEach, describe, expect, it } from 'vitest'
import { normalizeAddress, validateAddress } from '../../../../sandbox/commerce/addresses/address-rules.ts'
import { DEMO_CUSTOMERS } from '../../../../sandbox/seed/customers.ts'
import { DEMO_ORGANISATIONS } from '../../../../sandbox/seed/organisations.ts'
import { type CommerceHarness, createHarness, expectRefusal } from '../commerce-harness.ts'
import { addAddress, salem } from './address-fixtures.ts'

type Rest<Call> = Call extends (first: CommerceHarness, ...rest: infer R) => unknown ? R : never

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const add = (...sent: Rest<typeof addAddress>) => addAddress(commerce, ...sent)

describe('address validation', () => {
  it.each([
    [{ line1: '' }, 'line1', 'missing'],
    [{ town: '   ' }, 'town', 'invalid'],
    [{ country: undefined }, 'country', 'missing'],
    [{ country: { isocode: 'XX' } }, 'country.isocode', 'invalid'],
    [{ country: { isocode: 'constructor' } }, 'country.isocode', 'invalid'],
    [{ region: undefined }, 'region.isocode', 'missing'],
    [{ region: { isocode: 'CA-QC' } }, 'region.isocode', 'invalid'],
    [{ region: { isocode: 'US-constructor' } }, 'region.isocode', 'invalid'],
    [{ postalCode: undefined }, 'postalCode', 'missing'],
    [{ postalCode: '9730' }, 'postalCode', 'invalid'],
    [{ line1: 'x'.repeat(241) }, 'line1', 'invalid'],
    [{ line2: 'x'.repeat(241) }, 'line2', 'invalid'],
    [{ line3: 'x'.repeat(31) }, 'line3', 'invalid'],
    [{ town: 'x'.repeat(101) }, 'town', 'invalid'],
    [{ line1: '1 Fenn <Way>' }, 'line1', 'invalid'],
    [{ line1: '東京都' }, 'line1', 'invalid'],
    [{ line1: 'P.O. Box 12' }, 'line1', 'poBox'],
    [{ line2: 'Private Bag 3' }, 'line1', 'poBox'],
    [{ line1: 'C.P. 410' }, 'line1', 'poBox'],
    [{ line1: 'Boîte postale 9' }, 'line1', 'poBox'],
    [{ line1: 'Ada Brightwater, 1 Fenn Way' }, 'line1', 'name'],
  ])('rejects the address %j', async (change, subject, reason) => {
    const response = await add('uid-ada', { ...salem, ...change })
    await expectRefusal(response, 400, { type: 'ValidationError', subject, reason })
  })

  it.each([
    ['US', '972051234', '97205-1234'],
    ['CA', 'g1r2b5', 'G1R 2B5'],
    ['GB', 'yo213px', 'YO21 3PX'],
    ['NL', '3511ab', '3511 AB'],
    ['JP', '1000005', '100-0005'],
    ['SG', ' 238823 ', '238823'],
  ])('normalizes the spelling of a postal code of %s', (isocode, typed, stored) => {
    const address = { line1: 'x', town: 'y', country: { isocode }, postalCode: typed }
    expect(normalizeAddress(address).postalCode).toBe(stored)
  })

  it('accepts Hong Kong without a postal code, and street names that only resemble a post-office box', async () => {
    const hongKong = { line1: '8 Lindenshaw Road', town: 'Kowloon', country: { isocode: 'HK' } }
    expect((await add('uid-ada', hongKong)).status).toBe(201)
    expect((await add('uid-ada', { ...salem, line1: '3 Boxwood Postern' })).status).toBe(201)
  })

  it('accepts every seeded address', () => {
    const people = Object.values(DEMO_CUSTOMERS).flatMap(({ address }) => address ?? [])
    for (const address of people) expect(validateAddress(address, '')).toEqual([])
    for (const { name, address } of DEMO_ORGANISATIONS) {
      const { region, country, ...lines } = address
      const places = { country: { isocode: country }, ...(region ? { region: { isocode: region } } : {}) }
      expect(validateAddress({ ...lines, ...places }, name)).toEqual([])
    }
  })
})
