import { beforeEach, describe, expect, it } from 'vitest'
import { associationAnswerSchema } from '../../lib/contract/commerce/association.ts'
import {
  organizationListSchema,
  organizationSchema,
  similarOrganizationListSchema,
  similarOrganizationsRefusalSchema,
} from '../../lib/contract/commerce/organization.ts'
import {
  qglobalAccessRequestSchema,
  qglobalLookupSchema,
} from '../../lib/contract/commerce/qglobal-account.ts'
import {
  TEMPORARY_ACCOUNT_NUMBER_PATTERN,
  temporaryAccountNumberSchema,
} from '../../lib/contract/commerce/temporary-account-number.ts'
import { userSchema } from '../../lib/contract/commerce/user.ts'
import { createCommerceControlRoutes } from '../../sandbox/commerce/control-routes.ts'
import { DEMO_ORGANISATIONS } from '../../sandbox/seed/organisations.ts'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  readErrors,
  readExactly,
} from './commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const ALL = '/users/current/organizations'

const clinic = {
  name: 'Fennimore Family Clinic',
  industry: { code: 'clinical-practice' },
  sector: { code: 'group-practice' },
  addresses: {
    primaryBillingAddress: {
      line1: '44 Meridew Street',
      town: 'Salem',
      region: { isocode: 'US-OR' },
      postalCode: '97301',
      country: { isocode: 'US' },
    },
  },
  actAsAdministrator: true,
  termsAccepted: true,
}

const seattle = (name: string) => ({
  ...clinic,
  name,
  addresses: {
    primaryBillingAddress: {
      line1: '5 Larkhill Way',
      town: 'Seattle',
      region: { isocode: 'US-WA' },
      postalCode: '98101-9999',
      country: { isocode: 'US' },
    },
  },
})

const lookUp = (as: string, customerAccountNumber: string, headers = {}) =>
  commerce.us(`${ALL}/lookup`, { as, body: { customerAccountNumber }, headers })

const create = (as: string, body: object, query = '', headers = {}) =>
  commerce.us(`${ALL}${query}`, { as, body, headers })

const created = async (as: string, body: object = clinic) =>
  readExactly(await create(as, body), organizationSchema, 201)

const associate = (as: string, uid: string, body: object = { termsAccepted: true }) =>
  commerce.us(`${ALL}/${uid}/association`, { as, method: 'PUT', body })

const defaultUnit = async (as: string) =>
  (await readExactly(await commerce.us('/users/current', { as }), userSchema)).defaultB2BUnit

const list = async (as: string) =>
  (await readExactly(await commerce.us(ALL, { as }), organizationListSchema)).organizations

describe('looking an organisation up by number', () => {
  it('finds every seeded organisation and shows strangers its name and place only', async () => {
    for (const { accountNumber, temporaryNumber, uid, name, status } of DEMO_ORGANISATIONS) {
      const response = await lookUp('uid-ada', accountNumber ?? temporaryNumber ?? '')
      const { addresses, mergedInto, ...shown } = await readExactly(response, organizationSchema)
      expect(shown).toEqual({ uid, name, status, accountType: 'ORGANIZATION' })
      expect(Object.keys(addresses.primaryBillingAddress ?? {}).sort()).toEqual(['country', 'region', 'town'])
      expect(mergedInto === undefined).toBe(status !== 'MERGED')
      expect(mergedInto ?? {}).not.toHaveProperty('customerAccountNumber')
    }
  })

  it('shows a member everything', async () => {
    const found = await readExactly(await lookUp('uid-edith', '1002'), organizationSchema)
    expect(found).toMatchObject({
      customerAccountNumber: '1002',
      qglobalAccountNumber: 'QG-EAST-77',
      addresses: { primaryBillingAddress: { line1: '1420 Alder Creek Road' } },
      association: { status: 'ASSOCIATED', administrator: true, default: true },
    })
  })

  it('takes a temporary number in lower case and with spaces around', async () => {
    expect((await lookUp('uid-ada', ' t7kq4xn2wm9p ')).status).toBe(200)
  })

  it('answers every miss with the same words', async () => {
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
    'refuses the malformed number %j',
    async number => {
      await expectRefusal(await lookUp('uid-ada', number), 400, {
        type: 'ValidationError',
        subject: 'customerAccountNumber',
      })
    },
  )
})

describe('look-up limits', () => {
  const limited = (perCustomer: number, perAddress: number) => {
    commerce = createHarness({ lookups: { perCustomer, perAddress, windowSeconds: 60 } })
  }

  it('hold per customer, tell how long to wait, and end', async () => {
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

  it('hold per network address, whoever asks, across all kinds of look-up', async () => {
    limited(100, 2)
    const from = (address: string) => ({ 'x-forwarded-for': `${address}, 10.0.0.1` })
    await lookUp('uid-ada', '1001', from('192.0.2.7'))
    const qglobal = { body: { accountNumber: 'none' }, as: 'uid-ben', headers: from('192.0.2.7') }
    expect((await commerce.us('/users/current/qglobalAccounts/lookup', qglobal)).status).toBe(404)
    expect((await lookUp('uid-dina', '1001', from('192.0.2.7'))).status).toBe(429)
    expect((await lookUp('uid-dina', '1001', from('192.0.2.8'))).status).toBe(200)
  })
})

describe('linking to an organisation', () => {
  it('answers 201 first and 200 after, and becomes the default account', async () => {
    const { association } = await readExactly(
      await associate('uid-dina', 'org-cedarlight'),
      associationAnswerSchema,
      201,
    )
    expect(association).toMatchObject({ status: 'ASSOCIATED', administrator: false, default: true })
    const again = await readExactly(await associate('uid-dina', 'org-cedarlight'), associationAnswerSchema)
    expect(again.association).toEqual(association)
    expect(await defaultUnit('uid-dina')).toMatchObject({
      uid: 'org-cedarlight',
      customerAccountNumber: '1001',
    })
  })

  it('needs the terms', async () => {
    for (const body of [{}, { termsAccepted: false }]) {
      await expectRefusal(await associate('uid-dina', 'org-cedarlight', body), 400, {
        subject: 'termsAccepted',
      })
    }
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('lets nobody appoint himself where there is an administrator', async () => {
    const asked = { termsAccepted: true, actAsAdministrator: true }
    const join = async (as: string, uid: string) =>
      (await readExactly(await associate(as, uid, asked), associationAnswerSchema, 201)).association
        .administrator
    expect(await join('uid-dina', 'org-eastmarsh')).toBe(false)
    expect(await join('uid-dina', 'org-bluegum')).toBe(true)
    expect(await join('uid-ben', 'org-bluegum')).toBe(false)
  })

  it('waits for approval where the organisation wants it, and shows nothing more until then', async () => {
    const { association } = await readExactly(
      await associate('uid-dina', 'org-westmere'),
      associationAnswerSchema,
      201,
    )
    expect(association).toMatchObject({ status: 'PENDING_APPROVAL', default: false })
    const found = await readExactly(await lookUp('uid-dina', '1003'), organizationSchema)
    expect(found).not.toHaveProperty('customerAccountNumber')
    expect((await defaultUnit('uid-dina'))?.accountType).toBe('PERSONAL')
    const number = await commerce.us(`${ALL}/org-westmere/temporaryAccountNumber`, {
      as: 'uid-dina',
      method: 'POST',
    })
    await expectRefusal(number, 403, { type: 'ForbiddenError' })
  })

  it('is decided by the control service in place of the organisation', async () => {
    const routes = createCommerceControlRoutes(commerce.context.database)
    const decide = async (status: string) =>
      (
        await routes.request('/associations', {
          method: 'POST',
          body: JSON.stringify({ organizationUid: 'org-westmere', userId: 'uid-dina', status }),
        })
      ).status
    expect(await decide('ASSOCIATED')).toBe(404)
    await associate('uid-dina', 'org-westmere')
    expect(await decide('MAYBE')).toBe(400)
    expect(await decide('ASSOCIATED')).toBe(204)
    expect(await decide('REJECTED')).toBe(404)
    expect(await defaultUnit('uid-dina')).toMatchObject({
      uid: 'org-westmere',
      customerAccountNumber: '1003',
    })
  })

  it('points from a merged organisation to the one it went into', async () => {
    for (const uid of ['org-st-orrin-north', 'org-st-orrin-children']) {
      await expectRefusal(await associate('uid-dina', uid), 409, {
        type: 'OrganizationMergedError',
        reason: 'merged',
        subject: 'org-st-orrin',
      })
    }
    expect((await associate('uid-dina', 'org-st-orrin')).status).toBe(201)
  })

  it('reports a technical failure and an unknown organisation', async () => {
    await expectRefusal(await associate('uid-dina', 'org-ashgrove'), 500, { type: 'AssociationError' })
    await expectRefusal(await associate('uid-dina', 'org-nowhere'), 404, { type: 'NotFoundError' })
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('tells a member that the credit is suspended', async () => {
    await associate('uid-dina', 'org-larkhill')
    expect(await list('uid-dina')).toContainEqual(expect.objectContaining({ creditStatus: 'SUSPENDED' }))
  })

  it('ends, unless it is the last administrator’s', async () => {
    const leave = (as: string, uid: string) =>
      commerce.us(`${ALL}/${uid}/association`, { as, method: 'DELETE' })
    await associate('uid-dina', 'org-cedarlight')
    expect((await leave('uid-dina', 'org-cedarlight')).status).toBe(200)
    expect((await defaultUnit('uid-dina'))?.accountType).toBe('PERSONAL')
    await expectRefusal(await leave('uid-dina', 'org-cedarlight'), 404, { type: 'NotFoundError' })
    await expectRefusal(await leave('uid-edith', 'org-eastmarsh'), 409, {
      type: 'AdministratorRequiredError',
    })
  })
})

describe('registering an organisation', () => {
  it('makes it pending, links its creator, and lists it beside the personal account', async () => {
    const organization = await created('uid-dina')
    expect(organization).toMatchObject({
      name: 'Fennimore Family Clinic',
      status: 'PENDING',
      temporaryAccountNumber: false,
      association: { status: 'ASSOCIATED', administrator: true, default: true },
    })
    expect(organization).not.toHaveProperty('customerAccountNumber')
    expect((await list('uid-dina')).map(({ accountType }) => accountType)).toEqual([
      'PERSONAL',
      'ORGANIZATION',
    ])
    const unit = await commerce.us(`/users/current/orgUnits/${organization.uid}`, { as: 'uid-dina' })
    expect(await readExactly(unit, organizationSchema)).toEqual(organization)
  })

  it('refuses the same name at the same postal code, however it is written', async () => {
    const { uid } = await created('uid-dina')
    const refused = { type: 'AlreadyExistsError', reason: 'duplicate', subject: uid }
    await expectRefusal(await create('uid-ben', { ...clinic, name: 'FENNIMORE family-clinic' }), 409, refused)
    await expectRefusal(await create('uid-ben', clinic, '?confirmNew=true'), 409, refused)
  })

  it('shows similar ones, best first, unless the customer insists', async () => {
    const response = await create('uid-dina', seattle('Brightmere Speech Clinic'))
    const refusal = similarOrganizationsRefusalSchema.parse(await response.json())
    expect([response.status, refusal.errors[0]?.type]).toEqual([409, 'SimilarOrganizationsError'])
    expect(refusal.similarOrganizations.map(({ name }) => name)).toEqual([
      'Brightmere Speech Clinic',
      'Brightmere Speech Clinics',
      'Brightmere Speech Clinic Inc',
    ])
    const listed = await commerce.us(`${ALL}/similar`, {
      as: 'uid-dina',
      body: {
        name: 'Brightmere Speech Clinic',
        address: seattle('').addresses.primaryBillingAddress,
      },
    })
    expect((await readExactly(listed, similarOrganizationListSchema)).organizations).toEqual(
      refusal.similarOrganizations,
    )
    expect((await create('uid-dina', seattle('Brightmere Speech Clinic'), '?confirmNew=true')).status).toBe(
      201,
    )
  })

  it('finds nothing similar elsewhere', async () => {
    const body = { name: 'Brightmere Speech Clinic', address: clinic.addresses.primaryBillingAddress }
    const response = await commerce.us(`${ALL}/similar`, { as: 'uid-dina', body })
    expect(await response.json()).toEqual({ organizations: [] })
  })

  it('happens once per key, and may be confirmed with the key of a refused attempt', async () => {
    const key = { 'idempotency-key': 'wizard-1' }
    const name = 'Brightmere Speech Clinic'
    expect((await create('uid-dina', seattle(name), '', key)).status).toBe(409)
    const first = await (await create('uid-dina', seattle(name), '?confirmNew=true', key)).json()
    expect(await (await create('uid-dina', seattle(name), '?confirmNew=true', key)).json()).toEqual(first)
    expect(await list('uid-dina')).toHaveLength(2)
    await expectRefusal(await create('uid-dina', clinic, '?confirmNew=true', key), 409, {
      type: 'IdempotencyConflictError',
    })
  })

  it.each([
    [{ name: 'ab' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ industry: undefined }, 'industry'],
    [{ industry: { code: 'mining' } }, 'industry.code'],
    [{ sector: { code: 'university' } }, 'sector.code'],
    [{ termsAccepted: false }, 'termsAccepted'],
    [{ actAsAdministrator: undefined }, 'actAsAdministrator'],
    [{ qualificationLevel: { code: 'Z' } }, 'qualificationLevel.code'],
    [{ qglobalAccountNumber: 'no-such' }, 'qglobalAccountNumber'],
    [{ qglobalAccountNumber: 'QG-EAST-77' }, 'qglobalAccountNumber'],
    [{ qglobalAccountNumber: 'x'.repeat(31) }, 'qglobalAccountNumber'],
    [{ name: 'Meridew Street' }, 'addresses.primaryBillingAddress.line1'],
    [
      {
        addresses: { primaryBillingAddress: { ...clinic.addresses.primaryBillingAddress, postalCode: 'x' } },
      },
      'addresses.primaryBillingAddress.postalCode',
    ],
  ])('refuses %j', async (change, subject) => {
    await expectRefusal(await create('uid-dina', { ...clinic, ...change }), 400, {
      type: 'ValidationError',
      subject,
    })
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('links a Q-global account that is free to link', async () => {
    const { qglobalAccountNumber } = await created('uid-dina', {
      ...clinic,
      qglobalAccountNumber: 'QG-CEDAR-01',
    })
    expect(qglobalAccountNumber).toBe('QG-CEDAR-01')
  })
})

describe('changing an organisation', () => {
  const change = (as: string, uid: string, body: object) =>
    commerce.us(`${ALL}/${uid}`, { as, method: 'PATCH', body })

  it('is for its administrator', async () => {
    await associate('uid-dina', 'org-eastmarsh')
    await expectRefusal(await change('uid-dina', 'org-eastmarsh', { name: 'Mine now' }), 403, {})
    await expectRefusal(await change('uid-ada', 'org-eastmarsh', { name: 'Mine now' }), 403, {})
    const changed = await change('uid-edith', 'org-eastmarsh', {
      name: 'Eastmarsh Schools',
      sector: { code: 'public-school' },
    })
    expect([changed.status, await changed.text()]).toEqual([200, ''])
    expect(await list('uid-edith')).toContainEqual(
      expect.objectContaining({
        name: 'Eastmarsh Schools',
        sector: { code: 'public-school', name: 'Public school' },
      }),
    )
    await expectRefusal(await change('uid-edith', 'org-eastmarsh', { sector: { code: 'university' } }), 400, {
      subject: 'sector.code',
    })
  })

  it('lets every member choose the default account, the personal one too', async () => {
    await associate('uid-edith', 'org-cedarlight', { termsAccepted: true, default: false })
    expect((await defaultUnit('uid-edith'))?.uid).toBe('org-eastmarsh')
    expect((await change('uid-edith', 'org-cedarlight', { association: { default: true } })).status).toBe(200)
    expect((await defaultUnit('uid-edith'))?.uid).toBe('org-cedarlight')
    const [personal] = await list('uid-edith')
    expect((await change('uid-edith', personal?.uid ?? '', { association: { default: true } })).status).toBe(
      200,
    )
    expect((await defaultUnit('uid-edith'))?.accountType).toBe('PERSONAL')
    await expectRefusal(await change('uid-edith', personal?.uid ?? '', { name: 'Somebody else' }), 403, {})
  })
})

describe('the temporary number', () => {
  const issue = (as: string, uid: string) =>
    commerce.us(`${ALL}/${uid}/temporaryAccountNumber`, { as, method: 'POST' })

  it('is issued once per organisation and shown from then on', async () => {
    const { uid } = await created('uid-dina')
    const first = await readExactly(await issue('uid-dina', uid), temporaryAccountNumberSchema, 201)
    expect(first.customerAccountNumber).toMatch(TEMPORARY_ACCOUNT_NUMBER_PATTERN)
    commerce.advance(3600)
    expect(await readExactly(await issue('uid-dina', uid), temporaryAccountNumberSchema)).toEqual(first)
    expect(await defaultUnit('uid-dina')).toMatchObject({
      customerAccountNumber: first.customerAccountNumber,
    })
    expect((await lookUp('uid-ben', first.customerAccountNumber)).status).toBe(200)
  })

  it('is refused beside a real one, to strangers, and for nothing', async () => {
    await expectRefusal(await issue('uid-edith', 'org-eastmarsh'), 409, { type: 'AlreadyExistsError' })
    await expectRefusal(await issue('uid-dina', 'org-pellworth'), 403, { type: 'ForbiddenError' })
    await expectRefusal(await issue('uid-dina', 'org-nowhere'), 404, { type: 'NotFoundError' })
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

  it('are found, not found, or not authorised', async () => {
    expect(await readExactly(await look('uid-dina', ' qg-cedar-01 '), qglobalLookupSchema)).toEqual({
      status: 'FOUND',
      account: {
        accountNumber: 'QG-CEDAR-01',
        name: 'Cedarlight assessments',
        organization: { uid: 'org-cedarlight', name: 'Cedarlight Clinic', town: 'Portland' },
        linkable: true,
      },
    })
    await expectRefusal(await look('uid-dina', 'none'), 404, {
      type: 'NotFoundError',
      subjectType: 'qglobalAccount',
    })
    const foreign = await readErrors(await look('uid-dina', 'QG-EAST-77'))
    expect(foreign).toMatchObject({
      status: 403,
      errors: [{ type: 'ForbiddenError', reason: 'ownedByOther' }],
    })
    expect((await look('uid-edith', 'QG-EAST-77')).status).toBe(200)
  })

  it.each(['', '   ', 'x'.repeat(31)])('refuse the number %j', async number => {
    await expectRefusal(await look('uid-dina', number), 400, {
      type: 'ValidationError',
      subject: 'accountNumber',
    })
  })

  it('can be asked for once a day', async () => {
    await readExactly(await ask('uid-dina', 'QG-EAST-77'), qglobalAccessRequestSchema, 202)
    await expectRefusal(await ask('uid-dina', 'qg-east-77'), 409, { reason: 'requested' })
    commerce.advance(24 * 60 * 60 + 1)
    expect((await ask('uid-dina', 'QG-EAST-77')).status).toBe(202)
    await expectRefusal(await ask('uid-dina', 'none'), 404, { type: 'NotFoundError' })
  })
})
