import { describe, expect, test } from 'vitest'
import { findMismatches } from '@/lib/catalogue/fit/find-mismatches'
import type { FitCriteria } from '@/lib/catalogue/fit/fit-criteria'
import { REASONING, SCREENER } from '../titles'

describe('whether an assessment fits', () => {
  test.each<[string, FitCriteria]>([
    ['nothing was asked', {}],
    ['the youngest age it is for', { ageMonths: 72 }],
    ['the last month it is for', { ageMonths: 203 }],
    ['exactly the time it takes at least', { minutes: 50 }],
    ['one of its settings', { setting: 'paper' }],
    ['one client at a time', { setting: 'individual' }],
    ['a language of its forms', { language: 'fr' }],
    ['the level it asks for', { level: 'C' }],
    ['an area, which only narrows', { area: 'academic' }],
  ])('yes for %s', (_, criteria) => {
    expect(findMismatches(REASONING, criteria)).toEqual([])
  })

  test.each<[string, FitCriteria, object]>([
    ['a month too young', { ageMonths: 71 }, { kind: 'age', minAgeMonths: 72, maxAgeMonths: 203 }],
    ['a month too old', { ageMonths: 204 }, { kind: 'age', minAgeMonths: 72, maxAgeMonths: 203 }],
    ['a minute too few', { minutes: 49 }, { kind: 'minutes', minMinutes: 50 }],
    ['a group', { setting: 'group' }, { kind: 'setting', setting: 'group' }],
    ['a distance', { setting: 'remote' }, { kind: 'setting', setting: 'remote' }],
    ['another language', { language: 'nl' }, { kind: 'language', languages: ['en', 'fr'] }],
    ['a lower level', { level: 'B' }, { kind: 'level', level: 'C' }],
  ])('no for %s, with what it is instead', (_, criteria, reason) => {
    expect(findMismatches(REASONING, criteria)).toEqual([reason])
  })

  test('all reasons are shown, not only the first', () => {
    const criteria: FitCriteria = {
      ageMonths: 12,
      minutes: 10,
      setting: 'remote',
      language: 'nl',
      level: 'A',
    }
    expect(findMismatches(REASONING, criteria).map(({ kind }) => kind)).toEqual([
      'age',
      'minutes',
      'setting',
      'language',
      'level',
    ])
  })

  test('what has no upper age and asks for no level is open to everybody above its youngest age', () => {
    expect(findMismatches(SCREENER, { ageMonths: 1_100, level: 'A' })).toEqual([])
  })

  test('what is given only to groups does not fit one client', () => {
    expect(findMismatches(SCREENER, { setting: 'individual' })).toEqual([
      { kind: 'setting', setting: 'individual' },
    ])
  })
})
