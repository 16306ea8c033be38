import { beforeEach, describe, expect, it } from 'vitest'
import { organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const EASTMARSH = '/users/current/organizations/org-eastmarsh'

describe('an organization', () => {
  const shown = async (uid: string, as: string) =>
    readExactly(await commerce.us(`/users/current/orgUnits/${uid}?fields=FULL`, { as }), organizationSchema)

  it('states its terms, exemptions and agreements to its members', async () => {
    expect(await shown('org-eastmarsh', 'uid-edith')).toMatchObject({
      paymentTerms: { purchaseOrderRequired: true, creditLimit: { value: 25_000 } },
      taxExemptRegions: [{ isocode: 'US-OH', name: 'Ohio' }],
      programmes: [{ code: 'OLD', percent: 10 }],
    })
  })

  it('states where its certificate waits or has run out, and where it is exempt only that', async () => {
    const { database } = commerce.context
    const add = (id: string, region: string, until: string, status: string) =>
      database
        .prepare(
          `INSERT INTO commerce_tax_exemptions
            (id, organization_uid, region, certificate_number, valid_from, valid_until, status, file_name)
           VALUES (?, 'org-eastmarsh', ?, ?, '2020-01-01', ?, ?, 'file.pdf')`,
        )
        .run(id, region, id, until, status)
    add('t1', 'US-WA', '2039-01-01', 'SUBMITTED')
    add('t2', 'US-WA', '2021-01-01', 'ACTIVE')
    add('t3', 'US-OR', '2021-01-01', 'ACTIVE')
    add('t4', 'US-OH', '2021-01-01', 'ACTIVE')
    expect(await shown('org-eastmarsh', 'uid-edith')).toMatchObject({
      taxExemptRegions: [{ isocode: 'US-OH', name: 'Ohio' }],
      taxCertificates: [
        { isocode: 'US-WA', name: 'Washington', status: 'SUBMITTED' },
        { isocode: 'US-PA', name: 'Pennsylvania', status: 'EXPIRED' },
        { isocode: 'US-OR', name: 'Oregon', status: 'EXPIRED' },
      ],
    })
  })

  it('requires purchase orders as its administrator says', async () => {
    const body = { purchaseOrderRequired: false }
    await commerce.us(EASTMARSH, { method: 'PATCH', as: 'uid-edith', body })
    const { paymentTerms } = await shown('org-eastmarsh', 'uid-edith')
    expect(paymentTerms).toMatchObject({ purchaseOrderRequired: false, creditLimit: { value: 25_000 } })
  })

  it('that was merged tells its members what moved', async () => {
    const { mergedInto, customerAccountNumber } = await shown('org-st-orrin-north', 'uid-rosa')
    expect([customerAccountNumber, mergedInto]).toEqual([
      '2001',
      expect.objectContaining({
        customerAccountNumber: '2000',
        moved: { addresses: 2, orders: 14, users: 3 },
        mergedAt: expect.stringContaining('2026-07-30'),
      }),
    ])
  })

  it('that is closed is shown to its members, and found by nobody', async () => {
    expect((await shown('org-alderwick', 'uid-rosa')).status).toBe('CLOSED')
    const lookUp = { as: 'uid-edith', body: { customerAccountNumber: '4002' } }
    await expectRefusal(await commerce.us('/users/current/organizations/lookup', lookUp), 404, {})
    const path = '/users/current/organizations/org-alderwick/association'
    await expectRefusal(
      await commerce.us(path, { method: 'PUT', as: 'uid-edith', body: { termsAccepted: true } }),
      404,
      {},
    )
  })
})
