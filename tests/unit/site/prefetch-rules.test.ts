import { describe, expect, test } from 'vitest'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import {
  aToZPath,
  categoryPath,
  comparePath,
  fitPath,
  homePath,
  letterPath,
  loginPath,
  productPath,
  searchPath,
  storePath,
} from '@/lib/site/paths'
import { PREFETCHED_PATTERNS } from '@/lib/site/prefetch-rules'
import { LOCALES } from '@/lib/site/sites'
import { isPublicPath } from '../../support/public-path'

const ORIGIN = 'https://store.example.com'
const PATTERNS = PREFETCHED_PATTERNS.map(pattern => new URLPattern({ ...pattern, baseURL: ORIGIN }))

const isPrefetched = (path: string): boolean => PATTERNS.some(pattern => pattern.test(path, ORIGIN))

const THING = { code: 'P9.0', name: 'Reading scales' }

describe.each(LOCALES)('in %s', locale => {
  test.each([
    storePath(locale),
    aToZPath(locale),
    letterPath(locale, 'm'),
    categoryPath(locale, THING),
    productPath(locale, THING),
    `${productPath(locale, THING)}#item-A1`,
  ])('a browser may fetch %s ahead', path => {
    expect(isPrefetched(path)).toBe(true)
    expect(isPublicPath(DEFAULT_HOST_RULES, 'localhost', path.split('#')[0] ?? '')).toBe(true)
  })

  test.each([
    homePath(locale),
    loginPath(locale),
    searchPath(locale),
    `${searchPath(locale)}?q=reading`,
    `${aToZPath(locale)}?preview=1`,
    fitPath(locale),
    comparePath(locale, ['P1']),
    storePath(locale, 'my-account'),
    storePath(locale, 'quick-order'),
    '/api/sign-out',
  ])('it leaves %s alone', path => expect(isPrefetched(path)).toBe(false))
})
