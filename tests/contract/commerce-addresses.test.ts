import { beforeEach, describe, expect, it } from 'vitest'
import { addressListSchema, addressSchema } from '../../lib/contract/commerce/address.ts'
import { addressVerificationSchema } from '../../lib/contract/commerce/address-verification.ts'
import { userSchema } from '../../lib/contract/commerce/user.ts'
import { judgeAddress, normalizeAddress } from '../../sandbox/commerce/addresses/address-rules.ts'
import { DEMO_CUSTOMERS } from '../../sandbox/seed/customers.ts'
import { DEMO_ORGANISATIONS } from '../../sandbox/seed/organisations.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from './commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const BOOK = '/users/current/addresses'

const salem = {
  line1: '1 Fenn Way',
  line2: 'Suite 4',
  line3: 'Tower B',
  town: 'Salem',
  region: { isocode: 'US-OR' },
  postalCode: '97301',
  country: { isocode: 'US' },
}

const add = async (as: string, body: object, query = '', headers = {}) =>
  commerce.us(`${BOOK}${query}`, { as, body, headers })

const list = async (as: string) =>
  (await readExactly(await commerce.us(`${BOOK}?fields=FULL`, { as }), addressListSchema)).addresses

describe('the address book', () => {
  it('stores the person’s name, line 3 and how the address was verified', async () => {
    const verificationResult = {
      result: 'CORRECTED',
      choice: 'RECOMMENDED',
      verifiedAt: '2026-09-28T10:23:55+0000',
    }
    const created = await readExactly(
      await add('uid-ada', { ...salem, verificationResult }),
      addressSchema,
      201,
    )
    expect(created).toMatchObject({
      firstName: 'Ada',
      line3: 'Tower B',
      defaultAddress: true,
      verificationResult,
      country: { isocode: 'US' },
    })
    const [stored] = await list('uid-ada')
    expect(stored?.formattedAddress).toBe('1 Fenn Way, Suite 4, Tower B, Salem, Oregon, 97301, United States')
    const one = await commerce.us(`${BOOK}/${created.id}`, { as: 'uid-ada' })
    expect((await readExactly(one, addressSchema)).id).toBe(created.id)
  })

  it('makes the first address the default and moves the default when asked, or when it is deleted', async () => {
    const first = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    const second = await readExactly(
      await add('uid-ada', { ...salem, line1: '2 Fenn Way' }),
      addressSchema,
      201,
    )
    expect([first.defaultAddress, second.defaultAddress]).toEqual([true, false])
    const patched = await commerce.us(`${BOOK}/${second.id}`, {
      as: 'uid-ada',
      method: 'PATCH',
      body: { defaultAddress: true },
    })
    expect([patched.status, await patched.text()]).toEqual([200, ''])
    const defaults = async () =>
      (await list('uid-ada')).filter(entry => entry.defaultAddress).map(entry => entry.id)
    expect(await defaults()).toEqual([second.id])
    expect((await commerce.us(`${BOOK}/${second.id}`, { as: 'uid-ada', method: 'DELETE' })).status).toBe(200)
    expect(await defaults()).toEqual([first.id])
  })

  it('judges a partial change as the whole address that comes of it', async () => {
    const { id } = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    const change = (body: object) => commerce.us(`${BOOK}/${id}`, { as: 'uid-ada', method: 'PATCH', body })
    await expectRefusal(await change({ country: { isocode: 'CA' } }), 400, { subject: 'region.isocode' })
    expect((await change({ line2: '' })).status).toBe(200)
    expect((await list('uid-ada'))[0]).not.toHaveProperty('line2')
  })

  it('keeps another customer’s address out of reach', async () => {
    const { id } = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    for (const method of ['GET', 'DELETE']) {
      await expectRefusal(await commerce.us(`${BOOK}/${id}`, { as: 'uid-ben', method }), 404, {
        type: 'NotFoundError',
      })
    }
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('settles default, billing address and registration country in the wizard', async () => {
    await add('uid-carla', salem, '?purpose=REGISTRATION')
    const user = await readExactly(await commerce.us('/users/current', { as: 'uid-carla' }), userSchema)
    expect(user.registrationCountryIso).toBe('US')
    expect(user.defaultB2BUnit?.billingAddress).toMatchObject({ line1: '1 Fenn Way', town: 'Salem' })
    await expectRefusal(await add('uid-carla', salem, '?purpose=OTHER'), 400, { subject: 'purpose' })
  })
})

describe('a repeated write', () => {
  const key = { 'idempotency-key': '7f1c-attempt-1' }

  it('gets the first answer again and is stored once', async () => {
    const first = await readExactly(await add('uid-ada', salem, '', key), addressSchema, 201)
    const second = await readExactly(await add('uid-ada', salem, '', key), addressSchema, 201)
    expect(second).toEqual(first)
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('is refused when the same key comes with something else', async () => {
    await add('uid-ada', salem, '', key)
    const other = await add('uid-ada', { ...salem, town: 'Portland' }, '', key)
    await expectRefusal(other, 409, { type: 'IdempotencyConflictError' })
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('is another write for another customer, and free again after a refusal', async () => {
    await add('uid-ada', { ...salem, line1: 'PO Box 7' }, '', key)
    expect((await add('uid-ada', salem, '', key)).status).toBe(201)
    expect((await add('uid-ben', salem, '', key)).status).toBe(201)
  })

  it('needs a sound key', async () => {
    await expectRefusal(await add('uid-ada', salem, '', { 'idempotency-key': 'x'.repeat(201) }), 400, {
      subject: 'Idempotency-Key',
    })
  })
})

describe('what an address must be', () => {
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
  ])('refuses %j', async (change, subject, reason) => {
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
  ])('spells a postal code of %s the usual way', (isocode, typed, stored) => {
    const address = { line1: 'x', town: 'y', country: { isocode }, postalCode: typed }
    expect(normalizeAddress(address).postalCode).toBe(stored)
  })

  it('takes Hong Kong without a postal code, and street names that only resemble a box', async () => {
    const hongKong = { line1: '8 Lindenshaw Road', town: 'Kowloon', country: { isocode: 'HK' } }
    expect((await add('uid-ada', hongKong)).status).toBe(201)
    expect((await add('uid-ada', { ...salem, line1: '3 Boxwood Postern' })).status).toBe(201)
  })

  it('holds for every seeded address', () => {
    const people = Object.values(DEMO_CUSTOMERS).flatMap(({ address }) => address ?? [])
    for (const address of people) expect(judgeAddress(address, '')).toEqual([])
    for (const { name, address } of DEMO_ORGANISATIONS) {
      const { region, country, ...lines } = address
      const places = { country: { isocode: country }, ...(region ? { region: { isocode: region } } : {}) }
      expect(judgeAddress({ ...lines, ...places }, name)).toEqual([])
    }
  })
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

  it('recommends the one address that was meant, and tells what differs', async () => {
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

  it('understands abbreviations when two streets are alike', async () => {
    const answer = await verify(us('100 N Main St', 'Eastmarsh', 'US-OH', '44250'))
    expect(answer.result).toBe('CORRECTED')
    expect(answer.suggestedAddresses[0]?.line1).toBe('100 North Main Street')
  })

  it('offers several when several may be meant', async () => {
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
  ])('does not verify %s, with the errors nested twice', async (_what, address) => {
    const answer = await verify(address)
    expect(answer).toMatchObject({ decision: 'REJECT', result: 'NOT_VERIFIED', suggestedAddresses: [] })
    expect(answer.errors?.errors).toEqual([
      expect.objectContaining({ type: 'ValidationError', subject: 'postalCode' }),
    ])
  })

  it('refuses boxes and screened countries', async () => {
    expect(await verify(us('PO Box 5', 'Salem', 'US-OR', '97301'))).toMatchObject({
      result: 'REFUSED',
      reason: 'poBox',
    })
    const screened = { line1: '1 Any Street', town: 'Pyongyang', postalCode: '1', country: { isocode: 'KP' } }
    expect(await verify(screened)).toMatchObject({
      decision: 'REJECT',
      result: 'REFUSED',
      reason: 'screening',
    })
  })

  it('accepts without a verdict where there is no directory', async () => {
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

  it('needs a token for a named user, and a known purpose', async () => {
    const path = '/users/current/addresses/verification'
    await expectRefusal(await commerce.us(path, { body: salem }), 401, {})
    expect((await commerce.us(path, { as: 'uid-ada', body: salem })).status).toBe(200)
    await expectRefusal(await commerce.us(`${path}?purpose=GIFT`, { as: 'uid-ada', body: salem }), 400, {
      subject: 'purpose',
    })
  })
})
