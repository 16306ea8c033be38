import { describe, expect, it } from 'vitest'
import { type Availability, availabilityOf } from '@/lib/catalogue/availability'
import type { Stock } from '@/lib/contract/commerce/catalogue/stock'
import { itemWith } from './items'

describe('what ships', () => {
  it.each<[Stock, Availability]>([
    [{ stockLevelStatus: 'inStock' }, { kind: 'inStock' }],
    [{ stockLevelStatus: 'lowStock', stockLevel: 3 }, { kind: 'lowStock' }],
    [{ stockLevelStatus: 'outOfStock' }, { kind: 'outOfStock' }],
    [
      { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-19' },
      { kind: 'expected', date: '2026-12-19' },
    ],
    [
      { stockLevelStatus: 'outOfStock', expectedOn: '2027-01-16', preorder: true },
      { kind: 'preorder', date: '2027-01-16' },
    ],
    [{ stockLevelStatus: 'outOfStock', preorder: true }, { kind: 'outOfStock' }],
  ])('with the stock %j is %j', (stock, expected) =>
    expect(availabilityOf(itemWith({ stock }))).toEqual(expected),
  )

  it('is never promised where nothing is known of its stock', () =>
    expect(availabilityOf(itemWith({ stock: undefined }))).toEqual({ kind: 'outOfStock' }))
})

describe('what does not ship is never out of stock', () => {
  it.each([
    ['INVENTORY_CREDIT', 'credit'],
    ['EMAIL_ACCESS', 'email'],
    ['BOOKING', 'booking'],
  ] as const)('%s comes by %s', (fulfilment, kind) =>
    expect(availabilityOf(itemWith({ stock: { stockLevelStatus: 'outOfStock' } }, { fulfilment }))).toEqual({
      kind,
    }),
  )
})

describe('what is withdrawn is gone, whatever is left of it', () => {
  it('and names what takes its place', () =>
    expect(availabilityOf(itemWith({}, { status: 'WITHDRAWN', replacedBy: '0900000202' }))).toEqual({
      kind: 'withdrawn',
      replacedBy: '0900000202',
    }))

  it('or nothing, where nothing does', () =>
    expect(availabilityOf(itemWith({}, { status: 'WITHDRAWN' }))).toEqual({ kind: 'withdrawn' }))
})
