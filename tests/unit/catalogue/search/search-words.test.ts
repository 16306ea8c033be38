import { describe, expect, it } from 'vitest'
import { asTyped } from '@/lib/catalogue/search/as-typed'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import { searchSubject } from '@/lib/catalogue/search/search-title'
import { isLongEnough } from '@/lib/catalogue/search/suggestions'

it.each([
  ['Épreuve d’Anxiété', 'anxiete', 'Anxiété'],
  ['a 9-year-old', '9 year old', '9 year old'],
  ['memory', 'attention', 'attention'],
])('of “%s” the word %s is shown as %s', (text, word, shown) => {
  expect(asTyped(text, word)).toBe(shown)
})

it.each([
  ['me', false],
  ['mem', true],
  ['記', false],
  ['記憶', true],
  ['기억', true],
])('“%s” is long enough to suggest something: %s', (text, is) => {
  expect(isLongEnough(text)).toBe(is)
})

describe('the subject of a search', () => {
  const AREAS = [{ id: 'memory', name: 'Memory', subcategories: [] }]

  it.each([
    [{ text: 'worry' }, 'worry'],
    [{ facets: { allCategories: ['memory'] } }, 'Memory'],
    [{ text: 'worry', facets: { qualificationLevel: ['B'] }, ageMonths: 108 }, 'worry, Level B, Age 9:0'],
    [{ facets: { scoring: ['HAND'] } }, 'Filtered assessments'],
    [{}, undefined],
  ])('of %o is %s', (query, subject) => {
    expect(searchSubject('en-us', { ...EMPTY_QUERY, ...query }, AREAS)).toBe(subject)
  })
})
