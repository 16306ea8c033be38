import { expect, test } from 'vitest'
import { formatNorms, formatReliability } from '@/lib/format/number'

const norms = { basis: 'AGE', year: 2023, sampleSize: 2260, country: 'US' } as const

test.each([
  ['en-us', 'United States', '2,260'],
  ['fr-ca', 'États-Unis', '2\u00a0260'],
  ['nl-nl', 'Verenigde Staten', '2.260'],
  ['es-es', 'Estados Unidos', '2260'],
] as const)('norms are shown in the words and figures of %s', (locale, country, size) => {
  const text = formatNorms(locale, norms)
  expect(text).toContain(country)
  expect(text).toContain(size)
  expect(text).toContain('2023')
})

test('a reliability has two decimals, written as the site writes them', () => {
  const figures = { label: 'Total', low: 0.9, high: 0.97 }
  expect(formatReliability('en-gb', figures)).toMatch(/0\.90.*0\.97/)
  expect(formatReliability('fr-ca', figures)).toMatch(/0,90.*0,97/)
})
