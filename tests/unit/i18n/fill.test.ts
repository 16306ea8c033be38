import { expect, test } from 'vitest'
import { fill } from '@/lib/i18n/fill'

test.each([
  ['Enter {min} characters or more', { min: 8 }, 'Enter 8 characters or more'],
  ['{a}{b}{a}', { a: 'x', b: 'y' }, 'xyx'],
  ['{zero}', { zero: 0 }, '0'],
  ['{empty}', { empty: '' }, ''],
  ['no parameter', { a: 1 }, 'no parameter'],
])('%j with %j is %j', (template, parameters, expected) => {
  expect(fill(template, parameters)).toBe(expected)
})

test('a parameter no one gave stays visible, even one named like a part of every object', () => {
  expect(fill('{missing}')).toBe('{missing}')
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})

test('a value is put in as it is: it is neither filled again nor read as a pattern', () => {
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}')
  expect(fill('{a}', { a: '$& $1 $$' })).toBe('$& $1 $$')
  expect(fill('{a}', { a: '<b>' })).toBe('<b>')
})
