import { describe, expect, test } from 'vitest'
import { DEFAULT_HOST_RULES, parseStoreHosts } from '@/lib/site/hosts'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { HOSTILE_COOKIES, HOSTILE_HOSTS, LOCALES_OF_ENDING } from './deployments'

const PAIRS = Object.entries(LOCALES_OF_ENDING).flatMap(([ending, locales]) =>
  locales.map(locale => ({ host: `www.example.${ending}`, locale })),
)
const HOSTS = Object.entries(LOCALES_OF_ENDING).map(([ending, locales]) => ({
  host: `www.example.${ending}`,
  locales,
}))

const resolve = (host: string | undefined, path: string, visitor: object = {}) =>
  resolveLocale(DEFAULT_HOST_RULES, { host, path, ...visitor })

const toLocale = (locale: Locale, page = '') => ({
  kind: 'redirect',
  status: 307,
  path: `/${locale}${page}`,
})

test('the endings serve exactly the ten locales, each once (spec §1)', () => {
  expect(PAIRS.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort())
})

describe('a locale on a host that serves it (spec §1)', () => {
  test.each(PAIRS)('$host serves $locale', ({ host, locale }) => {
    expect(resolve(host, `/${locale}/login`)).toEqual({ kind: 'serve', locale, page: '/login' })
    expect(resolve(host, `/${locale}`)).toEqual({ kind: 'serve', locale, page: '' })
  })

  test.each(LOCALES)('every local address serves %s', locale => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]'])
      expect(resolve(host, `/${locale}/register`)).toEqual({ kind: 'serve', locale, page: '/register' })
  })

  test.each([
    'WWW.EXAMPLE.COM',
    'www.example.com.',
    'www.example.com:443',
    'a.b.c.example.com',
    'my_shop.example.com',
  ])('%s is read as the same host', host => {
    expect(resolve(host, '/en-us')).toEqual({ kind: 'serve', locale: 'en-us', page: '' })
  })
})

describe('a locale the host does not serve', () => {
  test.each(HOSTS)(
    '$host sends all others to its own default where no host is canonical',
    ({ host, locales }) => {
      for (const foreign of LOCALES.filter(locale => !locales.includes(locale)))
        expect(resolve(host, `/${foreign}/register`)).toEqual({
          kind: 'redirect',
          status: 308,
          path: `/${locales[0]}/register`,
        })
    },
  )

  test('goes to the canonical host of that locale, keeping the locale and the page', () => {
    const rules = parseStoreHosts('shop.example.com,shop.example.ca,uk.example.com=en-gb')
    const from = (path: string) => resolveLocale(rules, { host: 'shop.example.com', path })
    const moved = (path: string, host: string) => ({ kind: 'redirect', status: 308, path, host })
    expect(from('/fr-ca/login/')).toEqual(moved('/fr-ca/login', 'shop.example.ca'))
    expect(from('/EN-GB')).toEqual(moved('/en-gb', 'uk.example.com'))
    expect(from('/nl-nl/login')).toEqual({ kind: 'redirect', status: 308, path: '/en-us/login' })
  })

  test('never follows the cookie or the browser language: the answer is the same for everybody', () => {
    const visitor = { previousLocale: 'fr-ca', acceptLanguage: 'fr' }
    expect(resolve('www.example.ca', '/nl-nl', visitor)).toEqual({
      kind: 'redirect',
      status: 308,
      path: '/en-ca',
    })
  })
})

describe('no locale in the path', () => {
  test.each(HOSTS)('$host answers with its default', ({ host, locales: [first = 'en-us'] }) => {
    expect(resolve(host, '/')).toEqual(toLocale(first))
    expect(resolve(host, '/login')).toEqual(toLocale(first, '/login'))
  })

  test.each([
    ['www.example.ca', 'fr-ca', 'en-CA', 'fr-ca', 'the cookie comes before the browser language'],
    ['www.example.ca', 'nl-nl', 'fr-CA', 'fr-ca', 'a cookie the host does not serve is ignored'],
    ['www.example.ca', undefined, 'fr', 'fr-ca', 'the language alone is enough'],
    ['www.example.ca', undefined, 'FR-fr, en;q=0.5', 'fr-ca', 'another region of the language will do'],
    ['www.example.ca', undefined, 'en;q=0.1, fr;q=0.2', 'fr-ca', 'the heavier range wins'],
    ['www.example.ca', undefined, 'fr;q=0', 'en-ca', 'a weight of zero refuses'],
    ['www.example.ca', undefined, 'de, es', 'en-ca', 'no match means the default'],
    ['www.example.ca', undefined, '*', 'en-ca', 'any language means the default'],
    ['www.example.com.au', undefined, 'en-NZ,en;q=0.9', 'en-nz', 'the exact region wins'],
    ['www.example.com.au', 'en-nz', undefined, 'en-nz', 'the cookie picks a sibling'],
    ['www.example.asia', undefined, 'zh-SG', 'zh-sg', 'Singapore'],
    ['www.example.asia', undefined, 'en', 'ja-jp', 'English is the language of neither name'],
    ['www.example.nl', 'en-us', 'en-US', 'nl-nl', 'a host never leaves its own locales'],
    ['localhost', undefined, 'es-MX', 'es-es', 'all ten are open on this machine'],
    ['localhost', 'ja-jp', 'es-MX', 'ja-jp', 'all ten are open to the cookie'],
  ] as const)(
    '%s with cookie %s and languages %s → %s: %s',
    (host, previousLocale, acceptLanguage, locale, _why) => {
      expect(resolve(host, '/register', { previousLocale, acceptLanguage })).toEqual(
        toLocale(locale, '/register'),
      )
    },
  )

  test.each(HOSTILE_COOKIES)('the cookie %j is as good as none', previousLocale => {
    expect(resolve('www.example.ca', '/login', { previousLocale })).toEqual(toLocale('en-ca', '/login'))
  })

  test.each([';;;', 'fr;q=2', 'fr;q=x', 'fr;q=-1', '\u0000', '<script>', `${'x'.repeat(600)},fr`])(
    'the malformed language header %j means the default',
    acceptLanguage => {
      expect(resolve('www.example.ca', '/', { acceptLanguage })).toEqual(toLocale('en-ca'))
    },
  )
})

describe('a host no one configured', () => {
  test.each(HOSTILE_HOSTS)('%j is misdirected, whatever the path', host => {
    for (const path of ['/', '/en-us', '/store/usassessments/en', '//evil.com'])
      expect(resolve(host, path, { previousLocale: 'en-us' })).toEqual({ kind: 'misdirected' })
  })

  test('the example domains are not served once hosts are configured', () => {
    const rules = parseStoreHosts('shop.example.com')
    for (const host of ['localhost', '127.0.0.1', 'www.example.com', 'a.shop.example.com'])
      expect(resolveLocale(rules, { host, path: '/en-us' })).toEqual({ kind: 'misdirected' })
  })
})
