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

test('four are compared, and it is told that more were asked for', () => {
  const codes = [1, 2, 3, 4, 5].map(n => `P90000000${n}`).join(',')
  expect(readComparedCodes({ codes })).toMatchObject({ codes: codes.split(',').slice(0, 4), isTooMany: true })
})

test('what is no code of a title is left out and told', () => {
  expect(readComparedCodes({ codes: 'P900000011,0123456789,"><b>' })).toEqual({
    codes: ['P900000011'],
    isTooMany: false,
    isMalformed: true,
  })
})
