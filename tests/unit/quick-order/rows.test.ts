import { expect, it } from 'vitest'
import { readRows, rowFields, withLines } from '@/lib/quick-order/rows'

const EMPTY = { code: '', quantity: '' }

it('an empty form has three rows', () => {
  expect(readRows({})).toEqual([EMPTY, EMPTY, EMPTY])
})

it('rows are read in their order, with gaps, and trimmed', () => {
  expect(readRows({ 'amount.3': ' 2 ', 'code.3': ' b ', 'code.0': 'a', other: 'x' })).toEqual([
    { code: 'a', quantity: '' },
    EMPTY,
    EMPTY,
    { code: 'b', quantity: '2' },
  ])
})

it('stored rows are read as they were', () => {
  const rows = [{ code: 'a', quantity: '1' }, EMPTY, { code: 'b', quantity: 'x' }]
  expect(readRows(rowFields(rows))).toEqual(rows)
})

it('a form cannot make more rows than a cart holds, nor longer texts than a field is for', () => {
  const rows = readRows({ 'code.999': 'x', 'code.1000': 'y', 'code.0': 'z'.repeat(500) })
  expect(rows).toHaveLength(500)
  expect(rows[0]?.code).toHaveLength(40)
})

it('a value that is no text is an empty field', () => {
  expect(readRows({ 'code.0': { toString: 'x' }, 'amount.0': 5 })[0]).toEqual(EMPTY)
})

it('lines take the place of empty rows', () => {
  const line = { code: 'b', quantity: '1' }
  expect(withLines([EMPTY, { code: 'a', quantity: '' }, EMPTY], [line])).toEqual([
    { code: 'a', quantity: '' },
    line,
    EMPTY,
  ])
})
