import { expect, test } from 'vitest'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { isPublicPath } from '../../support/public-path'

test.each(LOCALES)('the two homes of %s are public, its personal pages are not', locale => {
  const isPublic = (path: string) => isPublicPath(DEFAULT_HOST_RULES, 'localhost:3000', path)
  expect([homePath(locale), storePath(locale)].map(isPublic)).toEqual([true, true])
  expect([loginPath(locale), storePath(locale, 'cart'), `${homePath(locale)}/`].map(isPublic)).toEqual([
    false,
    false,
    false,
  ])
})

test.each([
  ['shop.example.nl', '/nl-nl', true],
  ['shop.example.nl', '/en-us', false],
  ['evil.test', '/en-us', false],
  ['localhost', '/', false],
  ['localhost', '/EN-US', false],
  ['localhost', '/en%2Dus', false],
  ['localhost', '/store/usassessments/fr', false],
])('%s%s is public: %s', (host, path, expected) => {
  expect(isPublicPath(DEFAULT_HOST_RULES, host, path)).toBe(expected)
})
