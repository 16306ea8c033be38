import { describe, expect, test } from 'vitest'
import {
  canonicalHost,
  DEFAULT_HOST_RULES,
  findHostRule,
  hostForLocale,
  hostnameOf,
  parseStoreHosts,
} from '@/lib/site/hosts'
import { LOCALES } from '@/lib/site/sites'
import { LOCALES_OF_ENDING } from './deployments'

describe('STORE_HOSTS', () => {
  test.each([undefined, '', '  '])('%j means this machine and the example domains', setting => {
    expect(parseStoreHosts(setting)).toBe(DEFAULT_HOST_RULES)
  })

  test.each(Object.entries(LOCALES_OF_ENDING))('a name ending in .%s serves %j', (ending, locales) => {
    expect(parseStoreHosts(`shop.any.${ending}`)).toEqual([{ pattern: `shop.any.${ending}`, locales }])
    expect(parseStoreHosts(`*.any.${ending}`)).toEqual([{ pattern: `*.any.${ending}`, locales }])
  })

  test.each([
    ['shop.example.dev=nl-nl', [{ pattern: 'shop.example.dev', locales: ['nl-nl'] }]],
    ['Shop.Example.CA=FR-CA+EN-CA', [{ pattern: 'shop.example.ca', locales: ['fr-ca', 'en-ca'] }]],
    ['localhost=en-us', [{ pattern: 'localhost', locales: ['en-us'] }]],
    ['[::1]=en-gb', [{ pattern: '[::1]', locales: ['en-gb'] }]],
    ['10.0.0.1=es-es', [{ pattern: '10.0.0.1', locales: ['es-es'] }]],
    [
      ' a.nl , *.b.es ',
      [
        { pattern: 'a.nl', locales: ['nl-nl'] },
        { pattern: '*.b.es', locales: ['es-es'] },
      ],
    ],
  ])('%j is read', (setting, rules) => {
    expect(parseStoreHosts(setting)).toEqual(rules)
  })

  test.each([
    ['shop.example.dev', 'no known ending'],
    ['localhost', 'no known ending'],
    ['com', 'no known ending'],
    ['evilcom.au.example', 'no known ending'],
    ['shop.example.com,', 'is not a host pattern'],
    ['shop.example.com,,shop.example.nl', 'is not a host pattern'],
    ['https://shop.example.com', 'is not a host pattern'],
    ['shop.example.com:3000', 'is not a host pattern'],
    ['shop.example.com/', 'is not a host pattern'],
    ['user@shop.example.com', 'is not a host pattern'],
    ['*', 'is not a host pattern'],
    ['*example.com', 'is not a host pattern'],
    ['shop.*.com', 'is not a host pattern'],
    ['shop..example.com', 'is not a host pattern'],
    ['shop.example.com.', 'is not a host pattern'],
    ['shop.example.com=en-us=en-ca', 'is not a host pattern'],
    ['shop.example.com=', 'unknown locale'],
    ['shop.example.com=en', 'unknown locale'],
    ['shop.example.com=en-us+', 'unknown locale'],
    ['shop.example.com=en-us+__proto__', 'unknown locale'],
    ['shop.example.com,SHOP.example.com=en-ca', 'named twice'],
  ])('%j is refused by name: %s', (setting, reason) => {
    expect(() => parseStoreHosts(setting)).toThrow(reason)
    expect(() => parseStoreHosts(setting)).toThrow('STORE_HOSTS')
  })
})

describe('the rule of a host', () => {
  test('a name wins over wildcards and the longer wildcard over the shorter, in any order', () => {
    const setting = '*.example.com=en-us,*.eu.example.com=en-gb,nl.eu.example.com=nl-nl'
    for (const rules of [parseStoreHosts(setting), parseStoreHosts(setting.split(',').reverse().join())]) {
      expect(findHostRule(rules, 'shop.example.com')?.locales).toEqual(['en-us'])
      expect(findHostRule(rules, 'shop.eu.example.com')?.locales).toEqual(['en-gb'])
      expect(findHostRule(rules, 'nl.eu.example.com')?.locales).toEqual(['nl-nl'])
    }
  })

  test('a wildcard is not its own bare domain', () => {
    expect(findHostRule(DEFAULT_HOST_RULES, 'example.com')).toBeUndefined()
  })

  test.each([
    ['Shop.Example.COM.:443', 'shop.example.com'],
    ['[::1]:3000', '[::1]'],
    ['localhost:65535', 'localhost'],
    ['localhost:65536', undefined],
    ['localhost:', undefined],
    [`${'a.'.repeat(120)}example.com`, `${'a.'.repeat(120)}example.com`],
    [`${'a.'.repeat(122)}example.com`, undefined],
  ])('%s has the name %s', (host, name) => {
    expect(hostnameOf(host)).toBe(name)
  })
})

describe('the host of another locale', () => {
  const named = parseStoreHosts('all.example.com=en-us+en-gb,uk.example.com=en-gb+en-us,*.example.nl')

  test('canonical is the name where the locale is the default, else one that serves it, never a wildcard', () => {
    expect(canonicalHost(named, 'en-gb')).toBe('uk.example.com')
    expect(canonicalHost(named, 'en-us')).toBe('all.example.com')
    expect(canonicalHost(parseStoreHosts('a.example.ca'), 'fr-ca')).toBe('a.example.ca')
    expect(canonicalHost(named, 'nl-nl')).toBeUndefined()
    expect(canonicalHost(named, 'es-es')).toBeUndefined()
  })

  test('this machine is never canonical', () => {
    for (const locale of LOCALES) expect(canonicalHost(DEFAULT_HOST_RULES, locale)).toBeUndefined()
    expect(canonicalHost(parseStoreHosts('localhost=en-us'), 'en-us')).toBeUndefined()
  })

  test('the visitor stays where the host serves the locale', () => {
    for (const locale of LOCALES)
      expect(hostForLocale(DEFAULT_HOST_RULES, 'LOCALHOST:3000', locale)).toBe('localhost')
    expect(hostForLocale(named, 'all.example.com', 'en-gb')).toBe('all.example.com')
  })

  test('a wildcard host has a twin of the same name below the other ending', () => {
    for (const [ending, locales] of Object.entries(LOCALES_OF_ENDING))
      for (const locale of locales) {
        const expected = `shop.example.${ending}`
        expect(hostForLocale(DEFAULT_HOST_RULES, 'shop.example.com:8080', locale)).toBe(expected)
      }
  })

  test('there is none where no host serves the locale', () => {
    expect(hostForLocale(named, 'all.example.com', 'es-es')).toBeUndefined()
    expect(hostForLocale(named, 'evil.com', 'nl-nl')).toBeUndefined()
  })

  test('a twin is always a host the deployment answers in that locale', () => {
    for (const host of ['a.example.com', 'a.b.example.com.au', 'x.example.nl.'])
      for (const locale of LOCALES) {
        const twin = hostForLocale(DEFAULT_HOST_RULES, host, locale)
        expect(findHostRule(DEFAULT_HOST_RULES, twin)?.locales).toContain(locale)
      }
  })
})
