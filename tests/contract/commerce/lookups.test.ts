import { beforeEach, describe, expect, it } from 'vitest'
import { organizationSchema } from '../../../lib/contract/commerce/organization.ts'
import {
  qglobalAccessRequestSchema,
  qglobalLookupSchema,
} from '../../../lib/contract/commerce/qglobal-account.ts'
import { DEMO_ORGANISATIONS } from '../../../sandbox/seed/organisations.ts'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  readErrors,
  readExactly,
} from './commerce-harness.ts'
import { organizationCalls } from './organizations/organization-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const { lookUp } = organizationCalls(() => commerce)

describe('organization lookup by number', () => {
  it('finds every seeded organization that is not closed, and shows users who are not members only its name and place', async () => {
    const open = DEMO_ORGANISATIONS.filter(({ status }) => status !== 'CLOSED')
    for (const { accountNumber, temporaryNumber, uid, name, status } of open) {
      const response = await lookUp('uid-ada', accountNumber ?? temporaryNumber ?? '')
      const { addresses, mergedInto, ...shown } = await readExactly(response, organizationSchema)
      expect(shown).toEqual({ uid, name, status, accountType: 'ORGANIZATION' })
      expect(Object.keys(addresses.primaryBillingAddress ?? {}).sort()).toEqual(['country', 'region', 'town'])
      expect(mergedInto === undefined).toBe(status !== 'MERGED')
      expect(mergedInto ?? {}).not.toHaveProperty('customerAccountNumber')
      if (mergedInto !== undefined)
        expect(Object.keys(mergedInto.address ?? {}).sort()).toEqual(['country', 'region', 'town'])
    }
  })

  it('shows a member the complete data', async () => {
    const found = await readExactly(await lookUp('uid-edith', '1002'), organizationSchema)
    expect(found).toMatchObject({
      customerAccountNumber: '1002',
      qglobalAccountNumber: 'QG-EAST-77',
      addresses: { primaryBillingAddress: { line1: '1420 Alder Creek Road' } },
      association: { status: 'ASSOCIATED', administrator: true, default: true },
    })
  })

  it('accepts a temporary number in lower case and with surrounding spaces', async () => {
    expect((await lookUp('uid-ada', ' t7kq4xn2wm9p ')).status).toBe(200)
  })

  it('gives the same message for every number that is not found', async () => {
    const bodies = await Promise.all(
      ['9999', '0000', 'TAAAAAAAAAAA', '123456789012'].map(async number => {
        const response = await lookUp('uid-ada', number)
        expect(response.status).toBe(404)
        return response.text()
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      errors: [{ type: 'NotFoundError', subjectType: 'customerAccountNumber' }],
    })
  })

  it.each(['', '12', '12345', '12a4', 'T7KQ4XN2WM9', '１２３４'])(
    'rejects the malformed number %j',
    async number => {
      await expectRefusal(await lookUp('uid-ada', number), 400, {
        type: 'ValidationError',
        subject: 'customerAccountNumber',
      })
    },
  )
})

describe('lookup rate limits', () => {
  const limited = (perCustomer: number, perAddress: number) => {
    commerce = createHarness({ lookups: { perCustomer, perAddress, perOrder: 20, windowSeconds: 60 } })
  }

  it('apply per customer, return the wait time, and expire', async () => {
    limited(2, 100)
    expect((await lookUp('uid-ada', '1001')).status).toBe(200)
    expect((await lookUp('uid-ada', '9999')).status).toBe(404)
    commerce.advance(20)
    const refused = await lookUp('uid-ada', '1001')
    expect(refused.headers.get('retry-after')).toBe('40')
    await expectRefusal(refused, 429, { type: 'TooManyRequestsError' })
    expect((await lookUp('uid-ben', '1001')).status).toBe(200)
    commerce.advance(41)
    expect((await lookUp('uid-ada', '1001')).status).toBe(200)
  })

  it('apply per network address, independent of the user, across all kinds of lookup', async () => {
    limited(100, 2)
    const from = (address: string) => ({ 'x-forwarded-for': `${address}, 10.0.0.1` })
    await lookUp('uid-ada', '1001', from('192.0.2.7'))
    const qglobal = { body: { accountNumber: 'none' }, as: 'uid-ben', headers: from('192.0.2.7') }
    expect((await commerce.us('/users/current/qglobalAccounts/lookup', qglobal)).status).toBe(404)
    expect((await lookUp('uid-dina', '1001', from('192.0.2.7'))).status).toBe(429)
    expect((await lookUp('uid-dina', '1001', from('192.0.2.8'))).status).toBe(200)
  })
})

describe('Q-global accounts', () => {
  const look = (as: string, accountNumber: unknown) =>
    commerce.us('/users/current/qglobalAccounts/lookup', { as, body: { accountNumber } })
  const ask = (as: string, accountNumber: string) =>
    commerce.us(`/users/current/qglobalAccounts/${accountNumber}/accessRequests`, {
      as,
      body: { message: 'Please' },
    })

  it('are reported as found, not found, or not authorized', async () => {
    expect(await readExactly(await look('uid-dina', ' qg-open-15 '), qglobalLookupSchema)).toEqual({
      status: 'FOUND',
      account: { accountNumber: 'QG-OPEN-15', name: 'Field study inventory', linkable: true },
    })
    await expectRefusal(await look('uid-dina', 'none'), 404, {
      type: 'NotFoundError',
      subjectType: 'qglobalAccount',
    })
    for (const number of ['QG-CEDAR-01', 'QG-EAST-77']) {
      const foreign = await readErrors(await look('uid-dina', number))
      expect(foreign).toMatchObject({
        status: 403,
        errors: [{ type: 'ForbiddenError', reason: 'ownedByOther' }],
      })
      expect(JSON.stringify(foreign)).not.toMatch(/Cedarlight|Portland|Eastmarsh/)
    }
  })

  it('name their organization to its members', async () => {
    const { account } = await readExactly(await look('uid-edith', 'QG-EAST-77'), qglobalLookupSchema)
    expect(account.organization).toEqual({
      uid: 'org-eastmarsh',
      name: 'Eastmarsh Unified School District',
      town: 'Eastmarsh',
    })
  })

  it.each(['', '   ', 'x'.repeat(31)])('reject the number %j', async number => {
    await expectRefusal(await look('uid-dina', number), 400, {
      type: 'ValidationError',
      subject: 'accountNumber',
    })
  })

  it('accept one access request per day', async () => {
    await readExactly(await ask('uid-dina', 'QG-EAST-77'), qglobalAccessRequestSchema, 202)
    await expectRefusal(await ask('uid-dina', 'qg-east-77'), 409, { reason: 'requested' })
    commerce.advance(24 * 60 * 60 + 1)
    expect((await ask('uid-dina', 'QG-EAST-77')).status).toBe(202)
    await expectRefusal(await ask('uid-dina', 'none'), 404, { type: 'NotFoundError' })
  })
})
