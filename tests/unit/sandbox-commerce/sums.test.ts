import { describe, expect, it } from 'vitest'
import { workingDaysAfter } from '@/sandbox/commerce/delivery/delivery-days'
import { computeTaxes } from '@/sandbox/commerce/taxes/compute-taxes'
import { distribute } from '@/sandbox/commerce/taxes/distribute'
import { ratesOf } from '@/sandbox/seed/reference/tax-rates'

describe('an amount that is distributed', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [0, [3, 4], [0, 0]],
    [7, [0, 0], [7, 0]],
    [999, [1, 998, 0], [1, 998, 0]],
    [5, [], []],
  ])('%i by %j is %j', (amount, weights, parts) => {
    expect(distribute(amount, weights)).toEqual(parts)
  })

  it('adds up for sums and weights beyond 32 bits, and never gives a part more than it is worth', () => {
    for (let round = 1; round <= 200; round += 1) {
      const weights = Array.from({ length: 500 }, (_, at) => (at * round * 7_919) % 99_991)
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const amount = Math.floor(whole / round)
      const parts = distribute(amount, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(parts.every((part, at) => part <= (weights[at] ?? 0))).toBe(true)
    }
  })
})

describe('taxes', () => {
  it('are rounded once per line of tax, half up', () => {
    const lines = Array.from({ length: 500 }, () => ({ taxClass: 'GOODS' as const, amount: 1 }))
    expect(computeTaxes(lines, ratesOf('US', 'US-WA'), false)).toMatchObject([{ taxable: 500, amount: 33 }])
    const half = [{ taxClass: 'GOODS' as const, amount: 50 }]
    expect(computeTaxes(half, ratesOf('SG', undefined), false)).toMatchObject([{ amount: 5 }])
  })

  it('have a line per rate, the highest first, and none for what is not taxed', () => {
    const parts = [
      { taxClass: 'BOOK' as const, amount: 1_000 },
      { taxClass: 'GOODS' as const, amount: 2_000 },
      { taxClass: 'SERVICE' as const, amount: 4_000 },
    ]
    const amounts = (country: string, region?: string) =>
      computeTaxes(parts, ratesOf(country, region), false).map(({ taxable, amount }) => [taxable, amount])
    expect(amounts('GB')).toEqual([
      [6_000, 1_200],
      [1_000, 0],
    ])
    expect(amounts('US', 'US-CA')).toEqual([[3_000, 218]])
    expect(amounts('CA', 'CA-BC')).toEqual([
      [7_000, 350],
      [6_000, 420],
    ])
    expect(amounts('US', 'US-OR')).toEqual([])
    expect(amounts('JP')).toEqual([])
  })

  it('that prices include are a part of the sum', () => {
    const parts = [{ taxClass: 'GOODS' as const, amount: 11_000 }]
    expect(computeTaxes(parts, ratesOf('AU', 'AU-NSW'), true)).toMatchObject([
      { taxable: 10_000, amount: 1_000 },
    ])
  })
})

it('days of delivery leave out weekends', () => {
  const friday = Date.UTC(2026, 9, 2, 22)
  expect([0, 1, 5, 6].map(days => workingDaysAfter(friday, days))).toEqual([
    '2026-10-02',
    '2026-10-05',
    '2026-10-09',
    '2026-10-12',
  ])
})
