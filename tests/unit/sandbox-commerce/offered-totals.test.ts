import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offeredTotals } from '../../../sandbox/commerce/quotes/make-offer.ts'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Lines of a cent and of thousands; the estimate is what the organization's discount leaves of the list. */
const linesOf = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      basePrice: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 500_000 })),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 500 },
  )
  .map(lines =>
    lines.map(({ quantity, basePrice, percent }, at) => ({
      itemCode: String(at),
      quantity,
      basePrice,
      listTotal: basePrice * quantity,
      estimatedTotal: Math.round((basePrice * quantity * percent) / 100),
      offeredTotal: undefined,
    })),
  )

it('the lines of a discounted offer add up to its total, and none costs less than nothing or more than the list', () => {
  fc.assert(
    fc.property(linesOf, fc.integer({ min: 0, max: 10_000 }), (lines, hundredths) => {
      const estimate = sumOf(lines.map(({ estimatedTotal }) => estimatedTotal))
      const discount = { discountType: 'PERCENT', discountRate: hundredths / 100 } as const
      const totals = offeredTotals(lines, { discount }) ?? []
      expect(totals).toHaveLength(lines.length)
      expect(sumOf(totals)).toBe(estimate - Math.round((estimate * hundredths) / 10_000))
      for (const [at, total] of totals.entries()) {
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(lines[at]?.listTotal ?? 0)
      }
    }),
    { numRuns: 60 },
  )
})

it('a target total is met to the cent', () => {
  fc.assert(
    fc.property(linesOf, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const target = Math.floor(share * sumOf(lines.map(({ estimatedTotal }) => estimatedTotal)))
      const discount = { discountType: 'TARGET', discountRate: target / 100 } as const
      expect(sumOf(offeredTotals(lines, { discount }) ?? [])).toBe(target)
    }),
    { numRuns: 60 },
  )
})
