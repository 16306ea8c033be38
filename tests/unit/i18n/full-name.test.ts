import { expect, test } from 'vitest'
import { fullName } from '@/lib/i18n/full-name'

test.each([
  [['Nora', 'Vale'], 'Nora Vale'],
  [['Nora', undefined, 'Vale'], 'Nora Vale'],
  [['Nora', 'Grace', ''], 'Nora Grace'],
  [['', ''], ''],
])('a name of the parts %o leaves no gap', (parts, name) => {
  expect(fullName(...parts)).toBe(name)
})
