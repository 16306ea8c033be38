import { expect, test } from 'vitest'
import { valuesOf } from '@/app/[locale]/(personal)/store/my-account/_choose/load-choice'

test('the default name of a list bears the date of the site, not of UTC', () => {
  const source = { from: 'cart', cart: { entries: [] } } as never
  const evening = Date.UTC(2026, 10, 23, 2)
  expect(valuesOf('en-us', { source, taken: new Set() }, undefined, evening).name).toBe('November 22, 2026')
})
