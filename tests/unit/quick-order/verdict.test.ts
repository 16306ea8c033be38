import { describe, expect, it } from 'vitest'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { countsOf, goodLines, subtotalOf } from '@/lib/quick-order/summarize'
import { judgeRows } from '@/lib/quick-order/verdict'
import { itemWith } from '../catalogue/items'

type Changes = Partial<Omit<ItemProduct, 'productItem'>> & {
  productItem?: Partial<ItemProduct['productItem']>
}

const item = (code: string, { productItem, ...changes }: Changes = {}): ItemProduct =>
  itemWith(
    {
      code,
      price: { currencyIso: 'USD', value: 10 },
      stock: { stockLevelStatus: 'inStock', stockLevel: 100, isValueRounded: true },
      qualificationLevel: undefined,
      ...changes,
    },
    { order: { min: 1, max: 20, step: 1 }, ...productItem },
  )

const CODE = '0000000012'

const judge = (rows: readonly (readonly [string, string])[], changes: Changes = {}) =>
  judgeRows(
    rows.map(([code, quantity]) => ({ code, quantity })),
    { items: new Map([[CODE, item(CODE, changes)]]) },
  )

const reasonOf = (quantity: string, changes: Changes = {}) => {
  const [verdict] = judge([[CODE, quantity]], changes)
  return verdict?.kind === 'refused' ? verdict.why.reason : verdict?.kind
}

describe('a quantity', () => {
  const PACKS: Changes = { productItem: { order: { min: 10, max: 40, step: 5 } } }

  it.each([
    ['1', 'good', {}],
    ['20', 'good', {}],
    ['21', 'tooLarge', {}],
    ['0', 'tooSmall', {}],
    ['-1', 'tooSmall', {}],
    ['', 'notNumber', {}],
    ['1.5', 'notNumber', {}],
    ['1,000', 'notNumber', {}],
    ['two', 'notNumber', {}],
    ['１２', 'good', {}],
    ['1000000000000', 'tooLarge', {}],
    ['10', 'good', PACKS],
    ['5', 'tooSmall', PACKS],
    ['12', 'notMultiple', PACKS],
    ['45', 'tooLarge', PACKS],
  ] as const)('of %s is %s', (typed, reason, changes) => {
    expect(reasonOf(typed, changes)).toBe(reason)
  })

  it('is never changed', () => {
    expect(goodLines(judge([[CODE, '7']]))).toEqual([{ code: CODE, quantity: 7 }])
    expect(goodLines(judge([[CODE, '12']], PACKS))).toEqual([])
  })
})

it.each([
  ['withdrawn', { productItem: { status: 'WITHDRAWN' } }, 'withdrawn'],
  ['not sold here', { price: undefined, purchasable: false }, 'notSold'],
  ['price on request', { price: undefined, productItem: { priceOnRequest: true } }, 'onRequest'],
  ['out of stock', { stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 } }, 'outOfStock'],
  ['expected', { stock: { stockLevelStatus: 'outOfStock', expectedOn: '2027-01-01' } }, 'good'],
  ['too few in stock', { stock: { stockLevelStatus: 'lowStock', stockLevel: 4 } }, 'stockTooLow'],
  ['digital', { stock: undefined, productItem: { fulfilment: 'EMAIL_ACCESS' } }, 'good'],
] as const)('an item that is %s', (_, changes, reason) => {
  expect(reasonOf('5', changes as Changes)).toBe(reason)
})

it('a withdrawn item names its successor', () => {
  const [verdict] = judge([[CODE, '1']], { productItem: { status: 'WITHDRAWN', replacedBy: '0000000099' } })
  expect(verdict).toMatchObject({ why: { reason: 'withdrawn', replacedBy: '0000000099' } })
})

describe('the lines of one item', () => {
  it('are counted in the first of them', () => {
    const verdicts = judge([
      [CODE, '2'],
      ['12', '3'],
      ['nothing', '1'],
    ])
    expect(verdicts).toMatchObject([
      { kind: 'good', quantity: 5, merges: [1] },
      { kind: 'merged', with: 0 },
      { kind: 'unknown' },
    ])
    expect(countsOf(verdicts)).toEqual({ good: 1, bad: 1, merged: 1 })
    expect(subtotalOf(verdicts)).toBe(50)
  })

  it.each([
    ['beyond the maximum together', '15', '15', 'tooLarge'],
    ['one of them invalid', '2', 'x', 'notNumber'],
    ['one of them zero', '2', '0', 'tooSmall'],
  ])('are refused together: %s', (_, one, other, reason) => {
    const verdicts = judge([
      [CODE, one],
      [CODE, other],
    ])
    expect(verdicts).toMatchObject([
      { kind: 'refused', why: { reason } },
      { kind: 'merged', with: 0 },
    ])
  })
})

it('empty rows count nowhere, and a quantity alone asks for a number', () => {
  const verdicts = judge([
    ['', ''],
    ['', '2'],
  ])
  expect(verdicts.map(({ kind }) => kind)).toEqual(['empty', 'noNumber'])
  expect(countsOf(verdicts)).toEqual({ good: 0, bad: 1, merged: 0 })
})

it('volume prices count', () => {
  const tiers = { volumePrices: [{ currencyIso: 'USD', value: 8, minQuantity: 10 }] }
  expect(subtotalOf(judge([[CODE, '10']], tiers))).toBe(80)
})

it('a level is decided only where one is known', () => {
  const needed: Changes = { qualificationLevel: { code: 'C', name: 'C', rank: 3 } }
  expect(judge([[CODE, '1']], needed)[0]).not.toHaveProperty('eligibility')
  const [own] = judgeRows([{ code: CODE, quantity: '1' }], {
    items: new Map([[CODE, item(CODE, needed)]]),
    judge: rank => (rank > 2 ? { kind: 'short' } : { kind: 'own' }),
  })
  expect(own).toMatchObject({ kind: 'good', eligibility: { kind: 'short' } })
})
