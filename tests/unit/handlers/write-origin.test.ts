import { expect, test } from 'vitest'
import { checkWriteOrigin } from '@/lib/handlers/write-origin'
import { publicOrigin } from '@/lib/request/public-origin'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'

const DIRECT = { hostRules: DEFAULT_HOST_RULES, trustProxy: false }
const BEHIND_FRONT = { ...DIRECT, trustProxy: true }

const write = (headers: Record<string, string>): Request =>
  new Request('http://localhost/api/x', { method: 'POST', headers: { host: 'shop.example.com', ...headers } })

const OWN = 'http://shop.example.com'

test.each([
  ['our own page', { origin: OWN }],
  ['our own page, as the browser says too', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
  ['the person alone', { origin: OWN, 'sec-fetch-site': 'none' }],
  ['our own page without an origin', { 'sec-fetch-site': 'same-origin' }],
])('a write of %s is ours', (_name, headers) => {
  expect(checkWriteOrigin(write(headers), DIRECT)).toEqual({ ok: true, value: undefined })
})

test.each([
  ['a foreign origin', { origin: 'http://evil.test' }, 'foreign-origin'],
  ['an opaque origin', { origin: 'null' }, 'foreign-origin'],
  ['a sibling host', { origin: 'http://other.example.com' }, 'foreign-origin'],
  ['another scheme', { origin: 'https://shop.example.com' }, 'foreign-origin'],
  ['another port', { origin: `${OWN}:8080` }, 'foreign-origin'],
  ['an origin that only begins like ours', { origin: `${OWN}.evil.test` }, 'foreign-origin'],
  [
    'a foreign origin called same-origin',
    { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' },
    'foreign-origin',
  ],
  ['another site', { origin: OWN, 'sec-fetch-site': 'cross-site' }, 'cross-site'],
  ['a sibling site', { origin: OWN, 'sec-fetch-site': 'same-site' }, 'cross-site'],
  ['no one knows where', {}, 'no-origin'],
  ['an address without an origin', { 'sec-fetch-site': 'none' }, 'no-origin'],
  ['an unknown host', { host: 'evil.test', origin: 'http://evil.test' }, 'unknown-host'],
])('a write from %s is refused', (_name, headers, error) => {
  expect(checkWriteOrigin(write(headers), DIRECT)).toEqual({ ok: false, error })
})

test('a forged forwarded host makes no foreign origin ours', () => {
  const headers = { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' }
  expect(checkWriteOrigin(write(headers), DIRECT).ok).toBe(false)
  expect(checkWriteOrigin(write(headers), BEHIND_FRONT).ok).toBe(false)
})

test('behind our own front the public origin is what the visitor used', () => {
  const headers = {
    host: '10.0.0.7:3000',
    'x-forwarded-host': 'shop.example.nl',
    'x-forwarded-proto': 'https',
  }
  expect(publicOrigin(write(headers), BEHIND_FRONT)).toBe('https://shop.example.nl')
  expect(publicOrigin(write(headers), DIRECT)).toBeUndefined()
})

test('a port is part of the origin unless it is the usual one', () => {
  expect(publicOrigin(write({ host: 'localhost:3000' }), DIRECT)).toBe('http://localhost:3000')
  expect(publicOrigin(write({ host: 'localhost:80' }), DIRECT)).toBe('http://localhost')
})
