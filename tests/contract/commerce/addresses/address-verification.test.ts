import { beforeEach, describe, expect, it } from 'vitest'
import { addressVerificationSchema } from '../../../../lib/contract/commerce/address-verification.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { salem } from './address-fixtures.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

describe('address verification', () => {
  const us = (line1: string, town: string, region: string, postalCode: string) => ({
    line1,
    town,
    region: { isocode: region },
    postalCode,
    country: { isocode: 'US' },
  })
  const verify = async (body: object, user = 'anonymous') =>
    readExactly(
      await commerce.us(`/users/${user}/addresses/verification?purpose=CONTACT`, { body }),
      addressVerificationSchema,
    )

  it.each([
    ['a known address', us('27 Cedarlight Avenue', 'Portland', 'US-OR', '97205-3310')],
    ['an address outside the known areas', us('1 Fenn Way', 'Salem', 'US-OR', '97301')],
    [
      'a known address without its accents',
      {
        line1: '310 RUE DES ERABLES',
        town: 'Quebec',
        region: { isocode: 'CA-QC' },
        postalCode: 'g1r2b5',
        country: { isocode: 'CA' },
      },
    ],
  ])('verifies %s', async (_what, address) => {
    expect(await verify(address)).toEqual({ decision: 'ACCEPT', result: 'VERIFIED', suggestedAddresses: [] })
  })

  it('recommends the single matching address and reports the differing parts', async () => {
    const answer = await verify({
      ...us('27 Cedarlite Ave', 'Portland', 'US-OR', '97205'),
      line2: 'Suite 300',
    })
    expect(answer).toMatchObject({ decision: 'REVIEW', result: 'CORRECTED' })
    expect(answer.suggestedAddresses).toEqual([
      expect.objectContaining({
        line1: '27 Cedarlight Avenue',
        line2: 'Suite 300',
        postalCode: '97205-3310',
        recommended: true,
        differences: ['line1', 'postalCode'],
      }),
    ])
  })

  it('resolves abbreviations when two streets have similar names', async () => {
    const answer = await verify(us('100 N Main St', 'Eastmarsh', 'US-OH', '44250'))
    expect(answer.result).toBe('CORRECTED')
    expect(answer.suggestedAddresses[0]?.line1).toBe('100 North Main Street')
  })

  it('offers several suggestions when several addresses match', async () => {
    const answer = await verify(us('100 Main Street', 'Eastmarsh', 'US-OH', '44250'))
    expect(answer).toMatchObject({ decision: 'REVIEW', result: 'MULTIPLE' })
    expect(answer.suggestedAddresses.map(({ line1, recommended }) => [line1, recommended])).toEqual([
      ['100 North Main Street', false],
      ['100 South Main Street', false],
    ])
    const harbour = await verify({
      line1: 'Harbour Road',
      town: 'Whitby',
      region: { isocode: 'GB-ENG' },
      postalCode: 'YO21 3PX',
      country: { isocode: 'GB' },
    })
    expect(harbour.suggestedAddresses).toHaveLength(3)
  })

  it.each([
    ['an unknown street of a fully known area', us('9 Nowhere Lane', 'Eastmarsh', 'US-OH', '44250')],
    ['a postal code of another region', us('1 Fenn Way', 'Salem', 'US-OR', '10001')],
  ])('does not verify %s, and returns the errors nested twice', async (_what, address) => {
    const answer = await verify(address)
    expect(answer).toMatchObject({ decision: 'REJECT', result: 'NOT_VERIFIED', suggestedAddresses: [] })
    expect(answer.errors?.errors).toEqual([
      expect.objectContaining({ type: 'ValidationError', subject: 'postalCode' }),
    ])
  })

  it('rejects post-office boxes, and screened countries while orders are screened', async () => {
    expect(await verify(us('PO Box 5', 'Salem', 'US-OR', '97301'))).toMatchObject({
      result: 'REFUSED',
      reason: 'poBox',
    })
    const screened = { line1: '1 Any Street', town: 'Pyongyang', postalCode: '1', country: { isocode: 'KP' } }
    expect(await verify(screened)).not.toHaveProperty('reason')
    commerce.setFlag('ofac', true)
    expect(await verify(screened)).toMatchObject({
      decision: 'REJECT',
      result: 'REFUSED',
      reason: 'screening',
    })
  })

  it('accepts an address without a verdict for a country without a postal directory', async () => {
    const address = {
      line1: '12 Street 240',
      town: 'Phnom Penh',
      region: { isocode: 'KH-12' },
      postalCode: '120207',
      country: { isocode: 'KH' },
    }
    expect(await verify(address)).toEqual({
      decision: 'ACCEPT',
      result: 'UNAVAILABLE',
      suggestedAddresses: [],
    })
  })

  it('requires the token of a named user and a known purpose', async () => {
    const path = '/users/current/addresses/verification'
    await expectRefusal(await commerce.us(path, { body: salem }), 401, {})
    expect((await commerce.us(path, { as: 'uid-ada', body: salem })).status).toBe(200)
    await expectRefusal(await commerce.us(`${path}?purpose=GIFT`, { as: 'uid-ada', body: salem }), 400, {
      subject: 'purpose',
    })
  })
})
