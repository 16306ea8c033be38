import { expect, test } from 'vitest'
import { valuesOf } from '@/app/[locale]/(personal)/store/my-account/_choose/load-choice'
import { defaultName } from '@/lib/saved-carts/default-name'

test('the default name of a list bears the date of the site, not of UTC', () => {
  const source = { from: 'cart', cart: { entries: [] } } as never
  const evening = Date.UTC(2026, 10, 23, 2)
  expect(valuesOf('en-us', { source, taken: new Set() }, undefined, evening).name).toBe('Nov 22, 2026')
})

test.each([
  ['en-us', ['HWRS-3 Kit'], 'HWRS-3 Kit, Nov 22, 2026'],
  ['en-us', ['HWRS-3 Complete kit (paper)', 'B'], 'HWRS-3 Complete kit… and 1 more, Nov 22, 2026'],
  ['nl-nl', ['HWRS-3 Complete set (papier)', 'B'], 'HWRS-3 Complete set… en nog 1, 22 nov 2026'],
  [
    'fr-ca',
    ['HWRS-3 – Trousse complète (imprimée)', 'B', 'C'],
    'HWRS-3 – Trousse… et 2 autres, 22 nov. 2026',
  ],
  ['es-es', ['Ä'.repeat(80)], `${'Ä'.repeat(32)}…, 22 nov 2026`],
] as const)('the default name in %s fits its field, with the date whole: %s', (locale, items, name) => {
  expect(defaultName(locale, { items, day: '2026-11-22' })).toBe(name)
})
