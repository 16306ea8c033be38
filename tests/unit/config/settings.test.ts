import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { SETTINGS_THAT_WORK as GOOD } from './good-settings'

test('good settings are parsed once with their defaults', () => {
  expect(parseSettings({ ...GOOD, STORE_HOSTS: '', PATH: '/bin' })).toMatchObject({
    ok: true,
    settings: { IDENTITY_URL: 'http://localhost:3101', PORT: 3000, TRUST_PROXY: false, LOG_LEVEL: 'info' },
  })
})

test.each([
  ['SESSION_SECRET', undefined, 'SESSION_SECRET is missing'],
  ['SESSION_SECRET', '', 'SESSION_SECRET is missing'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET is not valid'],
  ['SESSION_SECRET', 'a'.repeat(40), 'SESSION_SECRET is not valid'],
  ['SESSION_SECRET', 'change-me-change-me-change-me-change-me', 'SESSION_SECRET is not valid'],
  [
    'COMMERCE_PLATFORM_KEY',
    'read-from-a-file-with-a-newline\n',
    'COMMERCE_PLATFORM_KEY is not valid: has a line break',
  ],
  ['PAYMENT_SECRET_KEY', ' key-of-sixteen-characters', 'PAYMENT_SECRET_KEY is not valid'],
  ['IDENTITY_CLIENT_SECRET', 'clé-du-fournisseur-d’identité', 'IDENTITY_CLIENT_SECRET is not valid'],
  ['COOKIE_SECURE', undefined, 'COOKIE_SECURE is missing'],
  ['COOKIE_SECURE', 'yes', 'COOKIE_SECURE is not valid'],
  ['TRUST_PROXY', '1', 'TRUST_PROXY is not valid'],
  ['IDENTITY_URL', 'localhost:3101', 'IDENTITY_URL is not valid'],
  ['COMMERCE_URL', 'file:///etc/passwd', 'COMMERCE_URL is not valid'],
  ['CONTENT_URL', 'javascript:alert(1)', 'CONTENT_URL is not valid'],
  ['IDENTITY_REALM', '../x', 'IDENTITY_REALM is not valid'],
  ['STORE_HOSTS', 'a/b', 'STORE_HOSTS'],
  ['STORE_HOSTS', 'shop.test', 'STORE_HOSTS'],
  ['STORE_HOSTS', 'shop.test=xx-xx', 'STORE_HOSTS'],
  ['REDIS_URL', 'http://cache.test', 'REDIS_URL is not valid'],
  ['REDIS_URL', 'redis://', 'REDIS_URL is not valid'],
  ['REDIS_URL', 'cache.test:6379', 'REDIS_URL is not valid'],
  ['REDIS_URI', 'redis://cache.test', 'REDIS_URI is not a setting of the store'],
  ['LOG_LEVEL', 'verbose', 'LOG_LEVEL is not valid'],
  ['PORT', '99999', 'PORT is not valid'],
  ['PAGE_CACHE_MS', '10001', 'PAGE_CACHE_MS is not valid'],
  ['PAGE_CACHE_MS', '0', 'PAGE_CACHE_MS is not valid'],
  ['FLAGS_STREAM_ULR', 'http://x', 'FLAGS_STREAM_ULR is not a setting of the store'],
  ['STORE_HOST', 'localhost', 'STORE_HOST is not a setting of the store'],
  ['SHUTDOWN_DELAY', '8000', 'SHUTDOWN_DELAY is not a setting of the store'],
  ['TRUST_PROXIES', 'true', 'TRUST_PROXIES is not a setting of the store'],
  ['SESSION_SECRET_FILE', '/run/secrets/x', 'SESSION_SECRET_FILE is not a setting of the store'],
  ['CONTENT_URL', 'https://user:hunter2@x.test', 'CONTENT_URL is not valid: has a user name or a password'],
  ['TAG_MANAGER_URL', 'https://user@x.test/a.js', 'TAG_MANAGER_URL is not valid: has a user name'],
  ['COMMERCE_URL', 'https://x.test/?site=us', 'COMMERCE_URL is not valid: has a query or a fragment'],
  ['PAYMENT_BROWSER_URL', 'https://x.test/#a', 'PAYMENT_BROWSER_URL is not valid: has a query'],
])('%s=%s stops the start and is named once, without its value', (name, value, fault) => {
  const parsed = parseSettings({ ...GOOD, [name]: value })
  expect(parsed.ok).toBe(false)
  if (parsed.ok) return
  expect(parsed.faults).toHaveLength(1)
  expect(parsed.faults[0]).toContain(fault)
  if (value && name.endsWith('SECRET')) expect(parsed.faults[0]).not.toContain(value)
})

test.each(['redis://cache.test', 'rediss://:secret@cache.test:6380/2'])('state may be shared at %s', url => {
  expect(parseSettings({ ...GOOD, REDIS_URL: url })).toMatchObject({ ok: true, settings: { REDIS_URL: url } })
})

test('the password in an address is never repeated', () => {
  const parsed = parseSettings({ ...GOOD, REDIS_URL: 'redis//:hunter2@cache.test' })
  expect(parsed.ok).toBe(false)
  expect(JSON.stringify(parsed)).not.toContain('hunter2')
})

test('all faults come at once', () => {
  const parsed = parseSettings({ FLAGS_ULR: 'x' })
  const named = parsed.ok ? [] : parsed.faults.map(fault => fault.split(' ')[0])
  expect(named).toEqual(
    expect.arrayContaining(['IDENTITY_URL', 'SESSION_SECRET', 'COOKIE_SECURE', 'FLAGS_ULR']),
  )
})

test('a public HTTPS site needs an HTTPS identity provider, a machine of its own does not', () => {
  const secure = { ...GOOD, COOKIE_SECURE: 'true', TRUST_PROXY: 'true' }
  expect(parseSettings({ ...secure, IDENTITY_URL: 'http://login.test' })).toMatchObject({
    faults: [expect.stringContaining('IDENTITY_URL')],
  })
  const safe = { ...secure, IDENTITY_URL: 'https://login.test' }
  expect(parseSettings({ ...safe, PASSWORD_RESET_URL: 'http://login.test/reset' })).toMatchObject({
    faults: [expect.stringContaining('PASSWORD_RESET_URL')],
  })
  expect(parseSettings({ ...safe, PASSWORD_RESET_URL: 'https://login.test/reset' }).ok).toBe(true)
  expect(parseSettings(safe).ok).toBe(true)
  expect(parseSettings({ ...secure, IDENTITY_URL: 'http://127.0.0.1:3101' }).ok).toBe(true)
})

test('what a browser opens from a public HTTPS site is HTTPS, too', () => {
  const secure = { ...GOOD, COOKIE_SECURE: 'true', TRUST_PROXY: 'true' }
  expect(parseSettings({ ...secure, PAYMENT_URL: 'http://payment.internal' })).toEqual({
    ok: false,
    faults: [
      'PAYMENT_BROWSER_URL is missing: PAYMENT_URL is not https, and browsers open it where COOKIE_SECURE is true',
    ],
  })
  const apart = { PAYMENT_URL: 'http://payment.internal', PAYMENT_BROWSER_URL: 'https://pay.test' }
  expect(parseSettings({ ...secure, ...apart }).ok).toBe(true)
  expect(parseSettings({ ...secure, SESSION_SCRIPT_URL: 'http://x.test/a.js' })).toEqual({
    ok: false,
    faults: ['SESSION_SCRIPT_URL is not valid: it must be https where COOKIE_SECURE is true'],
  })
  expect(parseSettings({ ...secure, COMMERCE_URL: 'http://commerce.internal' }).ok).toBe(true)
  expect(parseSettings({ ...secure, TAG_MANAGER_URL: 'https://x.test/gtm.js?id=GTM-1' }).ok).toBe(true)
})

test.each([undefined, 'false'])('secure cookies need a front that is believed (TRUST_PROXY=%s)', trust => {
  const behindTls = { ...GOOD, COOKIE_SECURE: 'true', TRUST_PROXY: trust }
  expect(parseSettings(behindTls)).toEqual({
    ok: false,
    faults: [
      'TRUST_PROXY is not valid: it must be true where COOKIE_SECURE is true, for TLS ends before the store',
    ],
  })
  expect(parseSettings({ ...behindTls, TRUST_PROXY: 'true' }).ok).toBe(true)
})

test('names that a container platform sets are left alone', () => {
  const platform = {
    COMMERCE_PORT: 'tcp://10.0.0.1:80',
    COMMERCE_SERVICE_HOST: '10.0.0.1',
    COMMERCE_PORT_80_TCP_ADDR: 'x',
  }
  expect(parseSettings({ ...GOOD, ...platform }).ok).toBe(true)
})

test('a captcha needs all of its settings', () => {
  const captcha = {
    CAPTCHA_URL: 'https://captcha.test',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET_KEY: 'secret',
  }
  expect(parseSettings({ ...GOOD, ...captcha }).ok).toBe(true)
  expect(parseSettings({ ...GOOD, ...captcha, CAPTCHA_SECRET_KEY: '' })).toEqual({
    ok: false,
    faults: ['CAPTCHA_SECRET_KEY is missing'],
  })
})
