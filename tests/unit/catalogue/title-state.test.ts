import { expect, it } from 'vitest'
import { isSoldOn, localesSelling } from '@/lib/catalogue/sold-on'
import { titleState } from '@/lib/catalogue/title-state'
import { SCREENER } from './titles'

const withdrawn = {
  ...SCREENER,
  assessment: { ...SCREENER.assessment, status: 'WITHDRAWN' as const },
}

it('a title is for sale where its site sells it, and what is withdrawn is gone everywhere', () => {
  expect(titleState('en-us', SCREENER)).toBe('sold')
  expect(titleState('fr-ca', SCREENER)).toBe('elsewhere')
  expect(titleState('en-us', withdrawn)).toBe('withdrawn')
  expect(titleState('fr-ca', withdrawn)).toBe('withdrawn')
})

it('a site that sells it does so in all of its languages', () => {
  const canadian = { assessment: { ...SCREENER.assessment, soldOn: ['caassessments', 'nlassessments'] } }
  expect(localesSelling(canadian)).toEqual(['en-ca', 'fr-ca', 'nl-nl'])
  expect([isSoldOn('fr-ca', canadian), isSoldOn('en-us', canadian)]).toEqual([true, false])
})
