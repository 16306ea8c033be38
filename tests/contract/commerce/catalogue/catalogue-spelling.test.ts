import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTo,
  bitmapOf,
  both,
  countBoth,
  createBitmap,
  either,
  isIn,
} from '../../../../sandbox/commerce/catalogue/search/bitmap.ts'
import { editDistance } from '../../../../sandbox/commerce/text/edit-distance.ts'

describe('the edit distance of two words', () => {
  it.each([
    ['memory', 'memory', 0],
    ['memroy', 'memory', 1],
    ['memry', 'memory', 1],
    ['memoory', 'memory', 1],
    ['mamory', 'memory', 1],
    ['mmeroy', 'memory', 2],
    ['', 'ab', 2],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect([editDistance(one, other, 2), editDistance(other, one, 2)]).toEqual([distance, distance])
  })

  it('is reported as above the limit when it is larger than the limit', () => {
    expect(editDistance('memory', 'attention', 2)).toBeGreaterThan(2)
    expect(editDistance('abcd', 'wxyz', 2)).toBeGreaterThan(2)
  })
})

describe('sets of row ids', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 199 }))

  it('support add, union, intersection and count like sets', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const [first, second] = [bitmapOf(200, one), bitmapOf(200, other)]
        const list = (bitmap: Uint32Array) =>
          Array.from({ length: 200 }, (_, id) => id).filter(id => isIn(bitmap, id))
        const [a, b] = [new Set(one), new Set(other)]
        expect(list(both(first, second))).toEqual([...a.intersection(b)].toSorted((x, y) => x - y))
        expect(list(either(first, second))).toEqual([...a.union(b)].toSorted((x, y) => x - y))
        expect(countBoth(first, second)).toBe(a.intersection(b).size)
      }),
    )
  })

  it('have room for the largest id', () => {
    const bitmap = createBitmap(33)
    addTo(bitmap, 32)
    expect(isIn(bitmap, 32)).toBe(true)
  })
})
