import { expect, it } from 'vitest'
import { levelName } from '@/lib/catalogue/level-name'
import { facetValueName } from '@/lib/catalogue/search/facet-value-name'
import { LOCALES } from '@/lib/site/sites'

it.each(LOCALES)('a level has one name in %s, as a filter and on badges', locale => {
  const named = (code: string) =>
    facetValueName(locale, 'qualificationLevel', { code, name: 'from commerce' })
  for (const code of ['A', 'B', 'C'] as const) expect(named(code)).toBe(levelName(locale, { code }))
  expect(named('NONE')).toBe(levelName(locale, undefined))
})

it('Australian filters speak of user levels', () => {
  expect(facetValueName('en-au', 'qualificationLevel', { code: 'B', name: 'Level B' })).toBe('User level B')
})

it('a level that is new to the store keeps the name that commerce gives it', () => {
  expect(facetValueName('en-us', 'qualificationLevel', { code: 'S', name: 'Level S' })).toBe('Level S')
})

it('values of other facets are named by commerce', () => {
  expect(facetValueName('en-us', 'scoring', { code: 'A', name: 'By hand' })).toBe('By hand')
})
