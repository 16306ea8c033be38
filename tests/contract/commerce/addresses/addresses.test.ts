import { beforeEach, describe, expect, it } from 'vitest'
import { addressListSchema, addressSchema } from '../../../../lib/contract/commerce/address.ts'
import { MOST_ADDRESSES } from '../../../../lib/contract/commerce/address-limits.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { addAddress, BOOK, salem } from './address-fixtures.ts'

type Rest<Call> = Call extends (first: CommerceHarness, ...rest: infer R) => unknown ? R : never

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const add = (...sent: Rest<typeof addAddress>) => addAddress(commerce, ...sent)

const list = async (as: string) =>
  (await readExactly(await commerce.us(`${BOOK}?fields=FULL`, { as }), addressListSchema)).addresses

describe('the address book', () => {
  it('stores the name, line 3 and the verification result of an address', async () => {
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

  it('makes the first address the default, and moves the default on request or when the default is deleted', async () => {
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

  it('validates a partial change as the resulting complete address', async () => {
    const { id } = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    const change = (body: object) => commerce.us(`${BOOK}/${id}`, { as: 'uid-ada', method: 'PATCH', body })
    await expectRefusal(await change({ country: { isocode: 'CA' } }), 400, { subject: 'region.isocode' })
    expect((await change({ line2: '' })).status).toBe(200)
    expect((await list('uid-ada'))[0]).not.toHaveProperty('line2')
  })

  it('keeps one default for deliveries and one for invoices', async () => {
    const first = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    const invoices = { ...salem, line1: '2 Fenn Way', defaultBillingAddress: true }
    const second = await readExactly(await add('uid-ada', invoices), addressSchema, 201)
    const defaults = async () =>
      (await list('uid-ada')).map(({ id, defaultAddress, defaultBillingAddress }) => [
        id,
        defaultAddress,
        defaultBillingAddress,
      ])
    expect(await defaults()).toEqual([
      [first.id, true, false],
      [second.id, false, true],
    ])
    await commerce.us(`${BOOK}/${second.id}`, { as: 'uid-ada', method: 'DELETE' })
    expect(await defaults()).toEqual([[first.id, true, true]])
  })

  it('replaces an address, without the parts that are absent, and leaves it the default', async () => {
    const details = { companyName: 'Fenn Clinic', attention: 'Front desk', addressType: 'INSTITUTION' }
    const { id } = await readExactly(await add('uid-ada', { ...salem, ...details }), addressSchema, 201)
    const hongKong = { line1: '8 Lindenshaw Road', town: 'Kowloon', country: { isocode: 'HK' } }
    const replaced = await commerce.us(`${BOOK}/${id}`, { as: 'uid-ada', method: 'PUT', body: hongKong })
    expect([replaced.status, await replaced.text()]).toEqual([200, ''])
    const [stored] = await list('uid-ada')
    expect(stored).toMatchObject({ ...hongKong, firstName: 'Ada', defaultAddress: true })
    for (const part of ['region', 'postalCode', 'companyName', 'attention', 'addressType'])
      expect(stored).not.toHaveProperty(part)
    const faulty = await commerce.us(`${BOOK}/${id}`, {
      as: 'uid-ada',
      method: 'PUT',
      body: { ...hongKong, line1: 'PO Box 7' },
    })
    await expectRefusal(faulty, 400, { subject: 'line1', reason: 'poBox' })
  })

  it('rejects the name of the organization in the street', async () => {
    const street = { ...salem, companyName: 'Fenn Clinic', line1: 'Fenn Clinic, 1 Fenn Way' }
    await expectRefusal(await add('uid-ada', street), 400, { subject: 'line1', reason: 'name' })
  })

  it('is full at its limit', async () => {
    for (let number = 1; number <= MOST_ADDRESSES; number += 1)
      expect((await add('uid-ada', { ...salem, line1: `${number} Fenn Way` })).status).toBe(201)
    await expectRefusal(await add('uid-ada', salem), 409, {
      type: 'AddressBookFullError',
      reason: 'limitReached',
    })
  })

  it('denies access to another customer’s address', async () => {
    const { id } = await readExactly(await add('uid-ada', salem), addressSchema, 201)
    for (const method of ['GET', 'DELETE']) {
      await expectRefusal(await commerce.us(`${BOOK}/${id}`, { as: 'uid-ben', method }), 404, {
        type: 'NotFoundError',
      })
    }
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('sets the default address, billing address and registration country during the registration wizard', async () => {
    await add('uid-carla', salem, '?purpose=REGISTRATION')
    const user = await readExactly(await commerce.us('/users/current', { as: 'uid-carla' }), userSchema)
    expect(user.registrationCountryIso).toBe('US')
    expect(user.defaultB2BUnit?.billingAddress).toMatchObject({ line1: '1 Fenn Way', town: 'Salem' })
    await expectRefusal(await add('uid-carla', salem, '?purpose=OTHER'), 400, { subject: 'purpose' })
  })
})

describe('a repeated write with the same idempotency key', () => {
  const key = { 'idempotency-key': '7f1c-attempt-1' }

  it('gets the first response again and is stored once', async () => {
    const first = await readExactly(await add('uid-ada', salem, '', key), addressSchema, 201)
    const second = await readExactly(await add('uid-ada', salem, '', key), addressSchema, 201)
    expect(second).toEqual(first)
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('is refused when the body differs from the first one', async () => {
    await add('uid-ada', salem, '', key)
    const other = await add('uid-ada', { ...salem, town: 'Portland' }, '', key)
    await expectRefusal(other, 409, { type: 'IdempotencyConflictError' })
    expect(await list('uid-ada')).toHaveLength(1)
  })

  it('counts as a new write for another customer, and after a refusal', async () => {
    await add('uid-ada', { ...salem, line1: 'PO Box 7' }, '', key)
    expect((await add('uid-ada', salem, '', key)).status).toBe(201)
    expect((await add('uid-ben', salem, '', key)).status).toBe(201)
  })

  it('requires a well-formed key', async () => {
    await expectRefusal(await add('uid-ada', salem, '', { 'idempotency-key': 'x'.repeat(201) }), 400, {
      subject: 'Idempotency-Key',
    })
  })
})
