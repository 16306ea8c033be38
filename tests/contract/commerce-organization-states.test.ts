import { beforeEach, describe, expect, it } from 'vitest'
import { organizationSchema } from '../../lib/contract/commerce/organization.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from './commerce-harness.ts'

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
