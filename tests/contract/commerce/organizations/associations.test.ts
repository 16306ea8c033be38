import { beforeEach, describe, expect, it } from 'vitest'
import { associationAnswerSchema } from '../../../../lib/contract/commerce/association.ts'
import { organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import { ALL, organizationCalls } from './organization-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const { lookUp, associate, joined, defaultUnit, list } = organizationCalls(() => commerce)

describe('linking a user to an organization', () => {
  it('answers 201 the first time and 200 afterwards, and makes the organization the default account', async () => {
    const association = await joined('uid-dina', 'org-cedarlight')
    expect(association).toMatchObject({ status: 'ASSOCIATED', administrator: false, default: true })
    const again = await readExactly(await associate('uid-dina', 'org-cedarlight'), associationAnswerSchema)
    expect(again.association).toEqual(association)
    expect(await defaultUnit('uid-dina')).toMatchObject({
      uid: 'org-cedarlight',
      customerAccountNumber: '1001',
    })
  })

  it('requires acceptance of the terms', async () => {
    for (const body of [{}, { termsAccepted: false }]) {
      await expectRefusal(await associate('uid-dina', 'org-cedarlight', body), 400, {
        subject: 'termsAccepted',
      })
    }
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('does not let users make themselves administrators of an organization that has one', async () => {
    const asked = { termsAccepted: true, actAsAdministrator: true }
    const join = async (as: string, uid: string) =>
      (await readExactly(await associate(as, uid, asked), associationAnswerSchema, 201)).association
        .administrator
    expect(await join('uid-dina', 'org-eastmarsh')).toBe(false)
    expect(await join('uid-dina', 'org-bluegum')).toBe(true)
    expect(await join('uid-ben', 'org-bluegum')).toBe(false)
  })

  it('waits for approval where the organization requires it, and hides its details until then', async () => {
    const association = await joined('uid-dina', 'org-westmere')
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

  it('is approved or rejected by the control service on behalf of the organization', async () => {
    const routes = createCommerceControlRoutes(commerce.context)
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

  it('points from a merged organization to its successor', async () => {
    for (const uid of ['org-st-orrin-north', 'org-st-orrin-children']) {
      await expectRefusal(await associate('uid-dina', uid), 409, {
        type: 'OrganizationMergedError',
        reason: 'merged',
        subject: 'org-st-orrin',
      })
    }
    expect((await associate('uid-dina', 'org-st-orrin')).status).toBe(201)
  })

  it('reports a technical failure and an unknown organization', async () => {
    await expectRefusal(await associate('uid-dina', 'org-ashgrove'), 500, { type: 'AssociationError' })
    await expectRefusal(await associate('uid-dina', 'org-nowhere'), 404, { type: 'NotFoundError' })
    expect(await list('uid-dina')).toHaveLength(1)
  })

  it('reports suspended credit to a member', async () => {
    await associate('uid-dina', 'org-larkhill')
    expect(await list('uid-dina')).toContainEqual(expect.objectContaining({ creditStatus: 'SUSPENDED' }))
  })

  it('can be removed, unless it is the link of the last administrator', async () => {
    const leave = (as: string, uid: string) =>
      commerce.us(`${ALL}/${uid}/association`, { as, method: 'DELETE' })
    await associate('uid-dina', 'org-cedarlight')
    expect((await leave('uid-dina', 'org-cedarlight')).status).toBe(200)
    expect((await defaultUnit('uid-dina'))?.accountType).toBe('PERSONAL')
    await expectRefusal(await leave('uid-dina', 'org-cedarlight'), 404, { type: 'NotFoundError' })
    await associate('uid-dina', 'org-eastmarsh')
    await expectRefusal(await leave('uid-edith', 'org-eastmarsh'), 409, {
      type: 'AdministratorRequiredError',
    })
  })
})

describe('changing an organization', () => {
  const change = (as: string, uid: string, body: object) =>
    commerce.us(`${ALL}/${uid}`, { as, method: 'PATCH', body })

  it('is reserved for its administrator', async () => {
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

  it('lets every member choose the default account, including the personal one', async () => {
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
