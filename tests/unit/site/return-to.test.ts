import { expect, it } from 'vitest'
import { parseReturnTo } from '@/lib/site/return-to'

it.each([
  ['/', '/'],
  ['/en-us', '/en-us'],
  ['/en-us/register/personal-info?x=1#top', '/en-us/register/personal-info?x=1#top'],
  ['/store/caassessments/fr/search?q=%C3%A9', '/store/caassessments/fr/search?q=%C3%A9'],
  ['/en-us/a/../b', '/en-us/b'],
])('goes back to the page %s', (value, path) => {
  expect(parseReturnTo(value)).toBe(path)
})

it.each([
  'https://evil.example',
  'HTTPS:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%0d%0a/../\\evil',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'https://localhost:3000@evil.example',
  '@evil.example',
  'localhost.evil.example',
  'evil.example/en-us',
  'javascript:alert(1)',
  'data:text/html,x',
  '::::',
  '',
  ' /en-us',
  '/en-us\r\nset-cookie: a=b',
  '/\t/evil.example',
  '/\u0000',
  '/en us',
  `/${'a'.repeat(8192)}`,
  `/${'é'.repeat(200)}`,
  'http://store.example.nl/nl-nl',
  '/api/sign-out',
  '/API/sign-out',
  '/api',
  '/x/../api/sign-out',
  '/_next/static/x',
  '/store/customer/current',
  '/en-us/login/auth/start',
  '/en-us/login/auth/callback?code=1',
  undefined,
  null,
  7,
  ['/en-us'],
])('never goes to %j', value => {
  expect(parseReturnTo(value)).toBeUndefined()
})
