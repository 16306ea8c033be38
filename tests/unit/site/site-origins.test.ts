import { describe, expect, test } from 'vitest'
import { DEFAULT_HOST_RULES, parseStoreHosts } from '@/lib/site/hosts'
import { parseSiteOrigins, siteOrigin } from '@/lib/site/site-origins'

const at = (hosts: string | undefined, origins = '', secure = true) => ({
  origins: parseSiteOrigins(origins),
  rules: parseStoreHosts(hosts),
  secure,
  port: 3000,
})

describe('the origin that is announced to search engines', () => {
  test('is the one that is set', () => {
    const settings = at('store.example.ca', 'en-us=https://us.example.com,en-ca=https://other.example.ca')
    expect([siteOrigin('en-us', settings), siteOrigin('en-ca', settings)]).toEqual([
      'https://us.example.com',
      'https://other.example.ca',
    ])
  })

  test('is that of the canonical host where none is set', () => {
    expect(siteOrigin('fr-ca', at('store.example.ca'))).toBe('https://store.example.ca')
    expect(siteOrigin('fr-ca', at('store.example.ca', '', false))).toBe('http://store.example.ca:3000')
  })

  test('is this machine’s where the store answers to it', () => {
    expect(siteOrigin('nl-nl', { ...at(undefined), rules: DEFAULT_HOST_RULES })).toBe('http://localhost:3000')
  })

  test('is not made up for a site that only wildcards serve, or no one', () => {
    expect(siteOrigin('en-us', at('*.example.com'))).toBeUndefined()
    expect(siteOrigin('nl-nl', at('store.example.ca'))).toBeUndefined()
  })
})

test.each([
  'en-xx=https://a.example.com',
  'en-us',
  'en-us=ftp://a',
  'en-us=https://a/path',
  'en-us=https://a=b',
])('a wrong origin is refused by name: %s', setting =>
  expect(() => parseSiteOrigins(setting)).toThrow(/^SITE_ORIGINS: /),
)
