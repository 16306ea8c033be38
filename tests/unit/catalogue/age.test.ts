import { describe, expect, it } from 'vitest'
import { formatAge, formatAgeRange, formatMinutes, toAgeMonths } from '@/lib/catalogue/age'

describe('ages in the notation of the field', () => {
  it.each([
    [0, '0:0'],
    [1, '0:1'],
    [72, '6:0'],
    [203, '16:11'],
    [1091, '90:11'],
  ])('%i months are %s', (months, text) => expect(formatAge(months)).toBe(text))

  it('have an en dash between, and a plus where there is no end', () => {
    expect(formatAgeRange(72, 203)).toBe('6:0–16:11')
    expect(formatAgeRange(216, undefined)).toBe('18:0+')
  })
})

it('minutes are one figure, or a range', () => {
  expect(formatMinutes('en-us', 14, 14)).toBe('14')
  expect(formatMinutes('nl-nl', 50, 70)).toBe('50–70')
})

describe('a typed age', () => {
  it.each([
    ['6', '3', 75],
    ['6', '', 72],
    ['', '9', 9],
    [' 16 ', '11', 203],
    ['１６', '０', 192],
    ['120', '11', 1451],
  ])('%s years and %s months are %i months', (years, months, expected) =>
    expect(toAgeMonths(years, months)).toBe(expected),
  )

  it.each([
    ['121', '0'],
    ['6', '12'],
    ['-1', '0'],
    ['6.5', '0'],
    ['six', '0'],
    ['1e1', '0'],
  ])('%s years and %s months are no age', (years, months) =>
    expect(toAgeMonths(years, months)).toBeUndefined(),
  )
})
