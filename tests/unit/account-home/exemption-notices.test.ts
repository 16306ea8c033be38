import { describe, expect, it } from 'vitest'
import { exemptionNotices } from '@/lib/account-home/exemption-notices'
import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'

const TODAY = '2026-11-28'

const exemption = (status: TaxExemption['status'], validUntil: string, region = 'US-OH'): TaxExemption => ({
  id: `${region}-${status}`,
  region: { isocode: region, name: region === 'US-OH' ? 'Ohio' : 'Oregon' },
  certificateNumber: '1',
  validFrom: '2020-01-01',
  validUntil,
  status,
  fileName: 'certificate.pdf',
})

const said = (...exemptions: readonly TaxExemption[]) =>
  exemptionNotices(exemptions, TODAY).map(({ kind, region }) => `${region} ${kind}`)

describe('the account home mentions a tax exemption', () => {
  it.each<[TaxExemption['status'], string, readonly string[]]>([
    ['ACTIVE', '2026-12-28', ['Ohio ending']],
    ['ACTIVE', '2026-12-29', []],
    ['ACTIVE', TODAY, ['Ohio ending']],
    ['REJECTED', '2027-12-31', ['Ohio rejected']],
    ['EXPIRED', '2026-11-27', ['Ohio expired']],
    ['EXPIRED', '2026-08-30', ['Ohio expired']],
    ['EXPIRED', '2026-08-29', []],
    ['SUBMITTED', '2027-12-31', []],
  ])('that is %s until %s: %j', (status, validUntil, notices) => {
    expect(said(exemption(status, validUntil))).toEqual(notices)
  })

  it('only where no certificate is being checked and no other one holds', () => {
    expect(said(exemption('SUBMITTED', '2027-12-31'), exemption('ACTIVE', TODAY))).toEqual([])
    expect(said(exemption('ACTIVE', '2027-12-31'), exemption('REJECTED', '2027-12-31'))).toEqual([])
  })

  it('once per region', () => {
    const refused = exemption('REJECTED', '2027-12-31')
    expect(said(refused, refused, exemption('EXPIRED', TODAY), exemption('ACTIVE', TODAY, 'US-OR'))).toEqual([
      'Ohio rejected',
      'Oregon ending',
    ])
  })
})
