import { expect, test } from 'vitest'
import { readComparedCodes } from '@/lib/catalogue/compare/compared-codes'

test.each([
  ['nothing', {}, []],
  ['one', { codes: 'P900000011' }, ['P900000011']],
  ['several, in the order chosen', { codes: 'P900000022,P900000011' }, ['P900000022', 'P900000011']],
  ['repeated parameters', { codes: ['P900000022', 'P900000011'] }, ['P900000022', 'P900000011']],
  ['one twice', { codes: 'P900000022, p900000022' }, ['P900000022']],
])('titles to compare are read from an address: %s', (_, parameters, codes) => {
  expect(readComparedCodes(parameters)).toEqual({ codes, isTooMany: false, isMalformed: false })
})

test('those that wait for room are read as well, and it is shown where there are too many', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `P90000000${n}`)
  const eight = nine.slice(0, 8)
  expect(readComparedCodes({ codes: eight.join(',') })).toMatchObject({ codes: eight, isTooMany: false })
  expect(readComparedCodes({ codes: nine.join(',') })).toMatchObject({ codes: eight, isTooMany: true })
})

test('what is no code of a title is left out and shown', () => {
  expect(readComparedCodes({ codes: 'P900000011,0123456789,"><b>' })).toEqual({
    codes: ['P900000011'],
    isTooMany: false,
    isMalformed: true,
  })
})
