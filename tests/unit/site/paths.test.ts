import { describe, expect, test } from 'vitest'
import { SITE_IDS } from '@/lib/contract/site-ids'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import {
  homePath,
  localeOfStore,
  localesOfSite,
  loginCallbackPath,
  loginPath,
  loginStartPath,
  searchPath,
  storePath,
  storePrefix,
} from '@/lib/site/paths'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { getSite, LOCALES } from '@/lib/site/sites'
import { STORE_OF_LOCALE } from './deployments'

describe.each(LOCALES)('addresses of %s (spec §2)', locale => {
  test('are spelled as in the specification', () => {
    expect(homePath(locale)).toBe(`/${locale}`)
    expect(loginPath(locale)).toBe(`/${locale}/login`)
    expect(loginCallbackPath(locale)).toBe(`/${locale}/login/auth/callback`)
    expect(storePrefix(locale)).toBe(STORE_OF_LOCALE[locale])
    expect(storePath(locale)).toBe(STORE_OF_LOCALE[locale])
    expect(storePath(locale, 'my-account/quotes')).toBe(`${STORE_OF_LOCALE[locale]}/my-account/quotes`)
    expect(searchPath(locale)).toBe(`${STORE_OF_LOCALE[locale]}/search`)
  })

  test('are served as they are, in that locale', () => {
    const paths = [homePath, loginPath, loginStartPath, loginCallbackPath, storePath, searchPath]
    for (const build of paths) {
      const path = build(locale)
      expect(path).toBe(path.toLowerCase())
      expect(resolveLocale(DEFAULT_HOST_RULES, { host: 'localhost', path })).toMatchObject({
        kind: 'serve',
        locale,
      })
    }
  })

  test('carry the way back as one encoded parameter', () => {
    const path = loginPath(locale, '/store/x?a=1&b=2#c')
    expect(new URL(path, 'https://any').searchParams.get('returnTo')).toBe('/store/x?a=1&b=2#c')
    expect(path).not.toContain('#')
  })
})

describe('site id and language', () => {
  test('name one locale each, and the locale names them back', () => {
    expect(new Set(LOCALES.map(storePrefix)).size).toBe(LOCALES.length)
    for (const locale of LOCALES) {
      const { siteId, language } = getSite(locale)
      expect(localeOfStore(siteId, language)).toBe(locale)
      expect(localesOfSite(siteId)).toContain(locale)
    }
  })

  test.each([
    ['usassessments', 'fr'],
    ['caassessments', 'nl'],
    ['unknown', 'en'],
    ['__proto__', 'en'],
    ['', ''],
    ['USASSESSMENTS', 'en'],
  ])('%s with %s names none', (siteId, language) => {
    expect(localeOfStore(siteId, language)).toBeUndefined()
  })

  test('Canada has two locales, its default first; every other site one', () => {
    for (const siteId of SITE_IDS)
      expect(localesOfSite(siteId)).toHaveLength(siteId === 'caassessments' ? 2 : 1)
    expect(localesOfSite('caassessments')).toEqual(['en-ca', 'fr-ca'])
  })
})
