import { expect, it } from 'vitest'
import { ABOUT_SECTIONS } from '@/components/product/about-sections'
import { REASONING } from './titles'

const told = (country: string, locale: 'en-us' | 'nl-nl'): string => {
  const norms = { basis: 'AGE' as const, year: 2017, sampleSize: 900, country }
  const title = { ...REASONING, assessment: { ...REASONING.assessment, norms } }
  const technical = ABOUT_SECTIONS.find(({ id }) => id === 'technical')
  return JSON.stringify(technical?.describe(locale, title))
}

it.each([
  ['NL', 'en-us', 'Country of the norms: Netherlands'],
  ['US', 'nl-nl', 'Land van de normen: Verenigde Staten'],
] as const)('norms of %s are labelled as from elsewhere on %s', (country, locale, text) => {
  expect(told(country, locale)).toContain(text)
})

it('norms of the country of the site need no word', () => {
  expect(told('US', 'en-us')).not.toContain('Country of the norms')
})
