import { beforeEach, describe, expect, it } from 'vitest'
import { customerSessionSchema } from '../../../../lib/contract/commerce/customer-session.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { validatePatch } from '../../../../sandbox/commerce/customers/registration.ts'
import { findSite } from '../../../../sandbox/commerce/sites.ts'
import { DEMO_CUSTOMERS, seedCreatedCustomer } from '../../../../sandbox/seed/customers.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const read = async (as: string, path = '/users/current') =>
  readExactly(await commerce.us(path, { as }), userSchema.partial({ id: true }))

describe('identification of the customer', () => {
  it('creates the customer when a token is first used, and only once', async () => {
    const first = await read('uid-ada')
    expect(first).toMatchObject({
      uid: 'ada.brightwater',
      firstName: 'Ada',
      lastName: 'Brightwater',
      email: 'ada.brightwater@example.com',
      iamUsername: 'ada.brightwater',
      roles: ['b2bcustomergroup'],
      defaultB2BUnit: { accountType: 'PERSONAL', name: 'Ada Brightwater' },
    })
    expect(first).not.toHaveProperty('registrationStatus')
    expect(first).not.toHaveProperty('jobTitle')
    expect(first.defaultB2BUnit).not.toHaveProperty('billingAddress')
    expect((await read('uid-ada')).customerId).toBe(first.customerId)
  })

  it('resolves a customer by each of the customer’s own ids, under both resource names', async () => {
    const { customerId } = await read('uid-dina')
    for (const id of ['current', customerId, 'uid-dina', 'dina.haldane']) {
      expect((await read('uid-dina', `/users/${id}`)).customerId).toBe(customerId)
    }
    expect((await read('uid-dina', '/orgUsers/current')).customerId).toBe(customerId)
  })

  it('gives the same response to another customer’s id and to an unknown id', async () => {
    const { customerId } = await read('uid-ben')
    const bodies = await Promise.all(
      [customerId, 'uid-ben', 'ben.ormsby', 'nobody'].map(async id => {
        const response = await commerce.us(`/users/${id}`, { as: 'uid-dina' })
        expect(response.status).toBe(403)
        return response.text()
      }),
    )
    expect(new Set(bodies).size).toBe(1)
  })

  it('rejects a missing token, an unknown one and one without a customer', async () => {
    await expectRefusal(await commerce.us('/users/current'), 401, { type: 'InsufficientAuthenticationError' })
    await expectRefusal(await commerce.us('/users/anonymous', { as: 'uid-ada' }), 401, {})
    const expired = { headers: { authorization: 'Bearer gone' } }
    await expectRefusal(await commerce.us('/users/current', expired), 401, { type: 'InvalidTokenError' })
    await expectRefusal(await commerce.us('/users/current', { as: 'uid-nobody' }), 401, {
      type: 'InvalidTokenError',
    })
  })

  it('accepts the bare token when no identity provider is configured', async () => {
    const response = await commerce.us('/users/current', { headers: { 'x-access-token': 'token-uid-ben' } })
    expect((await readExactly(response, userSchema)).uid).toBe('ben.ormsby')
  })
})

describe('the seeded demo users', () => {
  it('have the progress stated in the registration guide', async () => {
    const shown = async (as: string) => {
      const { jobTitle, defaultB2BUnit, registrationStatus } = await read(as)
      return [jobTitle !== undefined, defaultB2BUnit?.billingAddress !== undefined, registrationStatus]
    }
    expect(await shown('uid-ada')).toEqual([false, false, undefined])
    expect(await shown('uid-ben')).toEqual([true, false, undefined])
    expect(await shown('uid-carla')).toEqual([false, true, undefined])
    expect(await shown('uid-dina')).toEqual([true, true, undefined])
    expect(await shown('uid-edith')).toEqual([true, true, 'REGISTERED'])
    expect(await shown('uid-finn')).toEqual([true, true, 'REGISTER_EXISTING'])
    expect(await shown('uid-hugo')).toEqual([true, true, 'REGISTERED'])
    expect(await shown('uid-iris')).toEqual([true, true, 'REGISTERED'])
  })

  it('have their own default account, roles and language', async () => {
    expect((await read('uid-edith')).defaultB2BUnit).toMatchObject({
      accountType: 'ORGANIZATION',
      customerAccountNumber: '1002',
    })
    expect((await read('uid-edith')).roles).toContain('b2badmingroup')
    expect((await read('uid-hugo')).defaultB2BUnit?.accountType).toBe('PERSONAL')
    expect((await read('uid-iris')).language).toEqual({ isocode: 'fr' })
  })

  it('have data that passes validation', () => {
    const site = findSite('usassessments')
    for (const [iamId, facts] of Object.entries(DEMO_CUSTOMERS)) {
      const customer = findCustomerByIamId(commerce.context.database, iamId)
      if (customer === undefined || site === undefined) throw new Error(`${iamId} is seeded`)
      const { jobTitle: code, phoneCountryCode, phoneNumber, industry, sector } = facts
      const patch = {
        ...(code === undefined ? {} : { jobTitle: { code } }),
        ...(industry === undefined ? {} : { industry: { code: industry } }),
        ...(sector === undefined ? {} : { sector: { code: sector } }),
        phoneCountryCode,
        phoneNumber,
      }
      expect(validatePatch(patch, customer, site)).toEqual([])
    }
  })

  it('can be extended by a user that a test creates', async () => {
    seedCreatedCustomer(commerce.context, 'uid-ada', {
      ...DEMO_CUSTOMERS['uid-dina'],
      registrationStatus: 'REGISTERED',
    })
    expect((await read('uid-ada')).registrationStatus).toBe('REGISTERED')
    expect(() => seedCreatedCustomer(commerce.context, 'uid-ada', { jobtitle: 'nurse' })).toThrow()
  })
})

describe('the storefront session', () => {
  it('returns the signed-in user, or that the session has ended', async () => {
    const response = await commerce.call('/store/customer/current', { as: 'uid-ben' })
    expect(await readExactly(response, customerSessionSchema)).toMatchObject({ uid: 'ben.ormsby' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expectRefusal(await commerce.call('/store/customer/current'), 401, {})
  })

  it('redirects to the home page after sign-out, and only to hosts of the store', async () => {
    const go = async (path: string, method: string, headers = {}) => {
      const response = await commerce.call(path, { method, headers })
      return [response.status, response.headers.get('location')]
    }
    expect(await go('/store/logout', 'POST')).toEqual([302, 'http://localhost:3000/'])
    expect(await go('/store/logout?timeout=true', 'GET')).toEqual([
      302,
      'http://localhost:3000/?timeout=true',
    ])
    expect(await go('/store/logout?timeout=false', 'POST', { 'x-forwarded-host': '127.0.0.1:3000' })).toEqual(
      [302, 'http://127.0.0.1:3000/'],
    )
    expect(await go('/store/logout', 'POST', { 'x-forwarded-host': 'evil.example' })).toEqual([
      302,
      'http://localhost:3000/',
    ])
    expect((await go('/store/logout?timeout=maybe', 'POST'))[0]).toBe(400)
  })
})
