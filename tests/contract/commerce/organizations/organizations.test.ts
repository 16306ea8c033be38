import { beforeEach, describe, expect, it } from 'vitest'
import {
  organizationSchema,
  similarOrganizationListSchema,
  similarOrganizationsRefusalSchema,
} from '../../../../lib/contract/commerce/organization.ts'
import {
  TEMPORARY_ACCOUNT_NUMBER_PATTERN,
  temporaryAccountNumberSchema,
} from '../../../../lib/contract/commerce/temporary-account-number.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { ALL, clinic, organizationCalls, seattle } from './organization-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const { lookUp, create, created, defaultUnit, list } = organizationCalls(() => commerce)

describe('registering an organization', () => {
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

  it('rejects a name that exists at the same postal code, in any spelling', async () => {
    const { uid } = await created('uid-dina')
    const refused = { type: 'AlreadyExistsError', reason: 'duplicate', subject: uid }
    await expectRefusal(await create('uid-ben', { ...clinic, name: 'FENNIMORE family-clinic' }), 409, refused)
    await expectRefusal(await create('uid-ben', clinic, '?confirmNew=true'), 409, refused)
  })

  it('returns similar organizations, best match first, unless the customer confirms', async () => {
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

  it('finds by name and postal code alone, also by a part of the name there, and tells name and place', async () => {
    const ask = async (name: string, postalCode: string) => {
      const body = { name, address: { country: { isocode: 'US' }, postalCode } }
      return readExactly(
        await commerce.us(`${ALL}/similar`, { as: 'uid-dina', body }),
        similarOrganizationListSchema,
      )
    }
    expect((await ask('Westmere', '01085')).organizations).toEqual([
      {
        uid: 'org-westmere',
        name: 'University of Westmere',
        address: expect.not.objectContaining({ line1: expect.anything() }),
        score: 0.6,
      },
    ])
    expect((await ask('Westmere', '01086')).organizations).toEqual([])
    expect((await ask('Northmere', '01085')).organizations).toEqual([])
  })

  it('finds no similar organizations in other places', async () => {
    const body = { name: 'Brightmere Speech Clinic', address: clinic.addresses.primaryBillingAddress }
    const response = await commerce.us(`${ALL}/similar`, { as: 'uid-dina', body })
    expect(await response.json()).toEqual({ organizations: [] })
  })

  it('happens once per idempotency key, and may be confirmed with the key of a rejected attempt', async () => {
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
    [{ qglobalAccountNumber: 'QG-CEDAR-01' }, 'qglobalAccountNumber'],
    [{ qglobalAccountNumber: 'QG-EAST-77' }, 'qglobalAccountNumber'],
    [{ qglobalAccountNumber: 'x'.repeat(31) }, 'qglobalAccountNumber'],
    [{ name: 'Meridew Street' }, 'addresses.primaryBillingAddress.line1'],
    [
      {
        addresses: { primaryBillingAddress: { ...clinic.addresses.primaryBillingAddress, postalCode: 'x' } },
      },
      'addresses.primaryBillingAddress.postalCode',
    ],
  ])('rejects %j', async (change, subject) => {
    await expectRefusal(await create('uid-dina', { ...clinic, ...change }), 400, {
      type: 'ValidationError',
      subject,
    })
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('links a Q-global account that belongs to no organization', async () => {
    const { qglobalAccountNumber } = await created('uid-dina', {
      ...clinic,
      qglobalAccountNumber: 'QG-OPEN-15',
    })
    expect(qglobalAccountNumber).toBe('QG-OPEN-15')
  })

  it('does not link the Q-global account of another organization for a member of that organization', async () => {
    const taken = { ...clinic, qglobalAccountNumber: 'QG-EAST-77' }
    await expectRefusal(await create('uid-edith', taken), 400, { subject: 'qglobalAccountNumber' })
  })
})

describe('the temporary customer account number', () => {
  const issue = (as: string, uid: string) =>
    commerce.us(`${ALL}/${uid}/temporaryAccountNumber`, { as, method: 'POST' })

  it('is issued once per organization and returned from then on', async () => {
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

  it('is refused to an organization with a real number, to users who are not members, and to an unknown organization', async () => {
    await expectRefusal(await issue('uid-edith', 'org-eastmarsh'), 409, { type: 'AlreadyExistsError' })
    await expectRefusal(await issue('uid-dina', 'org-pellworth'), 403, { type: 'ForbiddenError' })
    await expectRefusal(await issue('uid-dina', 'org-nowhere'), 404, { type: 'NotFoundError' })
  })
})
