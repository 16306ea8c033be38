import { expect, it } from 'vitest'
import { exemptionDay } from '../../../sandbox/commerce/taxes/exemption-day.ts'
import { exemptionStatus } from '../../../sandbox/commerce/taxes/exemption-store.ts'

const EVENING = Date.parse('2026-12-31T23:30:00-05:00')

it('a certificate holds to the end of its last day in the country of its region', () => {
  expect(exemptionDay('US-OH', EVENING)).toBe('2026-12-31')
  expect(exemptionDay('CA-ON', EVENING)).toBe('2026-12-31')
  expect(exemptionDay('AU-VIC', EVENING)).toBe('2027-01-01')
  const certificate = { status: 'ACTIVE', region: 'US-OH', validUntil: '2026-12-31' } as const
  expect(exemptionStatus(certificate, EVENING)).toBe('ACTIVE')
  expect(exemptionStatus(certificate, EVENING + 3_600_000)).toBe('EXPIRED')
})
