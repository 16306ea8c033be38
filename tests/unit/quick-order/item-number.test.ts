import { expect, it } from 'vitest'
import { numbersMeant } from '@/lib/quick-order/item-number'

it.each([
  ['0031601101', ['0031601101']],
  ['31601101', ['31601101', '0031601101']],
  ['0031-601 101', ['0031601101']],
  ['0031–601‑101', ['0031601101']],
  ['００３１６０１１０１', ['0031601101']],
  ["'0031601101", ['0031601101']],
  ['="0031601101"', ['0031601101']],
  [' ab12 ', ['AB12']],
  ['00316011012345', ['00316011012345']],
])('%s can mean %j', (typed, numbers) => {
  expect(numbersMeant(typed)).toEqual(numbers)
})

it.each(['', ' ', '..', 'a/b', 'é', '0031601101:x', '1,2', '<b>', 'x'.repeat(65), '\u202e123', '=1+1'])(
  'the text %j is no number and is not sent to commerce',
  typed => {
    expect(numbersMeant(typed)).toEqual([])
  },
)
