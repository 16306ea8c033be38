import { describe, expect, test } from 'vitest'
import { DEFAULT_HOST_RULES, parseStoreHosts } from '@/lib/site/hosts'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { LOCALES } from '@/lib/site/sites'
import { STORE_OF_LOCALE } from './deployments'

const resolve = (path: string, host = 'localhost') => resolveLocale(DEFAULT_HOST_RULES, { host, path })
const serve = (locale: string, page: string) => ({ kind: 'serve', locale, page })
const move = (path: string, status = 308) => ({ kind: 'redirect', status, path })

describe('one address per page', () => {
  test.each([
    ['/en-us/', '/en-us'],
    ['/EN-US', '/en-us'],
    ['/En-Us/login', '/en-us/login'],
    ['/en-us/login/', '/en-us/login'],
    ['/en-us/login//', '/en-us/login'],
    ['/en-us//login', '/en-us/login'],
    ['//en-us/login', '/en-us/login'],
    ['/en-us\\login', '/en-us/login'],
    ['/STORE/usassessments/en', '/store/usassessments/en'],
    ['/store/USassessments/EN/cart', '/store/usassessments/en/cart'],
    ['/store/usassessments/en/', '/store/usassessments/en'],
    ['/store/usassessments/en//cart/', '/store/usassessments/en/cart'],
    ['//store/usassessments/en', '/store/usassessments/en'],
  ])('%s moves to %s for good', (path, target) => {
    expect(resolve(path)).toEqual(move(target))
  })

  test('only the locale is corrected: the case of the rest is the page’s own matter', () => {
    expect(resolve('/en-us/Login')).toEqual(serve('en-us', '/Login'))
    expect(resolve('/store/usassessments/en/products/WISC-V/x')).toEqual(
      serve('en-us', '/store/products/WISC-V/x'),
    )
  })

  test('percent-encoding survives untouched', () => {
    expect(resolve('/fr-ca/a%2Fb%20c')).toEqual(serve('fr-ca', '/a%2Fb%20c'))
    expect(resolve('/a%2Fb/')).toEqual(move('/en-us/a%2Fb', 307))
  })
})

describe('first segments that only resemble a locale', () => {
  test.each([
    '/music',
    '/en',
    '/en-usx',
    '/xen-us',
    '/en-us%2flogin',
    '/en%2dus',
    '/en_us',
    '/en-us.html',
    '/ｅn-us',
    '/__proto__',
    '/constructor',
    '/storefront',
    '/@evil.com',
  ])('%s is a page of the default locale', path => {
    expect(resolve(path)).toEqual(move(`/en-us${path}`, 307))
  })

  test.each(['/%2e%2e/', '/../en-us', '/en-us/%2E./nl-nl', '/en-us/..', '/./login', '/store/%2e/x'])(
    '%s climbs and is not found',
    path => {
      expect(resolve(path)).toEqual({ kind: 'notFound', locale: 'en-us' })
    },
  )

  test.each(['/en-us/...', '/en-us/.well-known', '/en-us/a..b', '/en-us/%2e%2e%2e'])(
    '%s only contains dots and is served',
    path => {
      expect(resolve(path)).toEqual(serve('en-us', path.slice('/en-us'.length)))
    },
  )

  test.each([
    ['//evil.com', '/en-us/evil.com'],
    ['///evil.com//', '/en-us/evil.com'],
    ['/\\evil.com', '/en-us/evil.com'],
    ['\\\\evil.com', '/en-us/evil.com'],
    ['http://evil.com/', '/en-us/http:/evil.com'],
    ['*', '/en-us/*'],
    ['', '/en-us'],
  ])('%j stays on this host as %s', (path, target) => {
    expect(resolve(path)).toEqual(move(target, 307))
  })
})

describe('store addresses (spec §2)', () => {
  test.each(LOCALES)('the store of %s is at the siteId and language of the specification', locale => {
    const store = STORE_OF_LOCALE[locale]
    expect(resolve(store)).toEqual(serve(locale, '/store'))
    expect(resolve(`${store}/my-account/quotes`)).toEqual(serve(locale, '/store/my-account/quotes'))
  })

  test.each(LOCALES)('a store page below /%s has its one address at /store', locale => {
    const store = STORE_OF_LOCALE[locale]
    expect(resolve(`/${locale}/store`)).toEqual(move(store))
    expect(resolve(`/${locale}/store/`)).toEqual(move(store))
    expect(resolve(`/${locale.toUpperCase()}/Store/quick-order`)).toEqual(move(`${store}/quick-order`))
    expect(resolve(`/${locale}/storefront`)).toEqual(serve(locale, '/storefront'))
  })

  test.each([
    ['/store/usassessments/fr', '/store/usassessments/en'],
    ['/store/usassessments', '/store/usassessments/en'],
    ['/store/usassessments/__proto__/cart', '/store/usassessments/en/cart'],
    ['/store/nlassessments/en/cart', '/store/nlassessments/nl/cart'],
    ['/store/esassessments/en', '/store/esassessments/es'],
    ['/store/caassessments/nl', '/store/caassessments/en'],
    ['/store/asiaassessments/ja', '/store/asiaassessments/en'],
  ])('the wrong language of %s becomes %s', (path, target) => {
    expect(resolve(path)).toEqual(move(target))
  })

  test.each([
    '/store',
    '/store/',
    '/store/unknown/en',
    '/store/us/en',
    '/store/__proto__/en',
    '/store/usassessments%2fen',
  ])('%s names no site: a 404 in the host’s locale', path => {
    expect(resolve(path, 'www.example.nl')).toEqual({ kind: 'notFound', locale: 'nl-nl' })
  })

  test('a 404 follows the visitor’s locale where the host has several', () => {
    const request = { host: 'www.example.ca', path: '/store/unknown/en', previousLocale: 'fr-ca' }
    expect(resolveLocale(DEFAULT_HOST_RULES, request)).toEqual({ kind: 'notFound', locale: 'fr-ca' })
  })

  test('another region’s store goes to its canonical host, else to the host’s own store', () => {
    const rules = parseStoreHosts('shop.example.com,shop.example.nl')
    const from = (path: string) => resolveLocale(rules, { host: 'shop.example.com', path })
    expect(from('/store/nlassessments/en/cart')).toEqual({
      ...move('/store/nlassessments/nl/cart'),
      host: 'shop.example.nl',
    })
    expect(from('/nl-nl/store/cart')).toEqual({
      ...move('/store/nlassessments/nl/cart'),
      host: 'shop.example.nl',
    })
    expect(from('/store/ukassessments/en/cart')).toEqual(move('/store/usassessments/en/cart'))
    expect(from('/en-gb/store/cart')).toEqual(move('/store/usassessments/en/cart'))
  })

  test('a missing language is the one this host serves', () => {
    const rules = parseStoreHosts('boutique.example.ca=fr-ca,shop.example.ca=en-ca')
    expect(resolveLocale(rules, { host: 'boutique.example.ca', path: '/store/caassessments' })).toEqual(
      move('/store/caassessments/fr'),
    )
  })
})
