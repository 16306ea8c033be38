import { describe, expect, it } from 'vitest'
import { planFulfilment, statusAt } from '@/sandbox/commerce/orders/fulfilment-plan'

const HOUR = 3_600_000
const START = Date.parse('2026-11-26T08:00:00Z')

const book = (entryNumber: number, expectedOn?: string) => ({
  entryNumber,
  fulfilment: 'PHYSICAL' as const,
  ...(expectedOn !== undefined && { availability: { status: 'backOrder' as const, expectedOn } }),
})

const report = (entryNumber: number) => ({ entryNumber, fulfilment: 'DIGITAL' as const })

const ORDER = { startsAt: START, shipComplete: false, opensAccount: false }

describe('the plan of an order', () => {
  it('has a parcel for everything that is there at the same time', () => {
    const entries = [book(0), book(1, '2026-12-10'), book(2), book(3, '2026-12-24')]
    const { parcels } = planFulfilment({ ...ORDER, entries })
    expect(parcels.map(parcel => parcel.entries)).toEqual([[0, 2], [1], [3]])
    for (const { readyAt, shippedAt, inTransitAt, deliveredAt } of parcels)
      expect([readyAt, shippedAt, inTransitAt, deliveredAt]).toEqual(
        [readyAt, shippedAt, inTransitAt, deliveredAt].toSorted((one, other) => one - other),
      )
    expect(new Date(parcels[1]?.readyAt ?? 0).toISOString()).toBe('2026-12-10T09:00:00.000Z')
  })

  it('has one parcel, when the last goods are there, if it ships complete', () => {
    const entries = [book(0), book(1, '2026-12-10')]
    const { parcels } = planFulfilment({ ...ORDER, shipComplete: true, entries })
    expect(parcels).toMatchObject([{ entries: [0, 1], readyAt: Date.parse('2026-12-10T09:00:00Z') }])
  })

  it('ships goods at once whose day has passed', () => {
    const { parcels, releasedAt } = planFulfilment({ ...ORDER, entries: [book(0, '2026-11-01')] })
    expect(parcels[0]?.readyAt).toBe(releasedAt)
  })

  it('credits digital entries when it is released, to a new account once that is active', () => {
    const entries = [report(0)]
    const known = planFulfilment({ ...ORDER, entries })
    expect(known).toMatchObject({ parcels: [], credit: { creditedAt: known.releasedAt } })
    const opened = planFulfilment({ ...ORDER, opensAccount: true, entries })
    expect(opened.credit?.mailedAt).toBe(opened.releasedAt)
    expect(opened.credit?.creditedAt).toBeGreaterThan(opened.releasedAt)
  })

  it('is over with its last parcel and credit', () => {
    const plan = planFulfilment({ ...ORDER, entries: [book(0), report(1)] })
    expect(plan.completedAt).toBe(plan.parcels[0]?.deliveredAt)
    expect(
      [START, plan.releasedAt, plan.completedAt - 1, plan.completedAt].map(now => statusAt(plan, now)),
    ).toEqual(['CREATED', 'READY', 'READY', 'COMPLETED'])
    expect(statusAt(planFulfilment({ ...ORDER, entries: [] }), START + 3 * HOUR)).toBe('COMPLETED')
  })
})
