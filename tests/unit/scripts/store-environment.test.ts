import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseSettings } from '@/sandbox/settings'
import { sandboxedEnvironment } from '@/scripts/store-environment'

const PORTS = { store: 4000, sandbox: 4100 }

let data: string

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'store-environment-'))
})

afterAll(() => rmSync(data, { recursive: true }))

const environmentOf = (given: Readonly<Record<string, string>> = {}) =>
  sandboxedEnvironment(data, PORTS, { NODE_ENV: 'test', ...given })

describe('what is already in the environment wins', () => {
  it.each([
    ['SANDBOX_STORE_ORIGINS', 'https://www.example.com,https://www.example.co.uk'],
    ['SANDBOX_DATA', '/data/elsewhere'],
    ['SANDBOX_CLIENT_SECRET', 'a-client-secret-of-the-environment'],
    ['SANDBOX_PLATFORM_KEY', 'a-platform-key'],
    ['SANDBOX_FLAGS_CLIENT_ID', 'flags-of-ours'],
    ['SANDBOX_ACCESS_TOKEN_SECONDS', '60'],
  ])('over the launcher for the sandbox: %s', (name, value) => {
    expect(environmentOf({ [name]: value }).sandbox[name]).toBe(value)
  })

  it.each([
    ['COMMERCE_URL', 'https://commerce.example.org'],
    ['COOKIE_SECURE', 'true'],
    ['SESSION_SECRET', 'a-session-secret-of-the-environment'],
  ])('over the launcher for the store: %s', (name, value) => {
    expect(environmentOf({ [name]: value }).store[name]).toBe(value)
  })
})

describe('the scripts of others', () => {
  it('are those of the sandbox where they are asked for, as by the start command', () => {
    const origin = 'http://127.0.0.1:4104'
    expect(environmentOf({ SANDBOX_TAGS: 'on' }).store).toMatchObject({
      TAG_MANAGER_URL: `${origin}/tags/manager.js`,
      TAG_ORIGINS: origin,
      SESSION_SCRIPT_URL: `${origin}/tags/session.js`,
    })
    expect(environmentOf().store.TAG_MANAGER_URL).toBeUndefined()
    expect(readFileSync(join(import.meta.dirname, '../../../scripts/start.mjs'), 'utf8')).toContain(
      "process.env.SANDBOX_TAGS ??= 'on'",
    )
  })
})

describe('the page to choose a new password', () => {
  it('is that of the sandbox, unless the identity provider is another', () => {
    expect(environmentOf().store.PASSWORD_RESET_URL).toBe('http://127.0.0.1:4101/password-reset')
    expect(environmentOf({ IDENTITY_URL: 'https://id.example.org' }).store.PASSWORD_RESET_URL).toBeUndefined()
    const own = { PASSWORD_RESET_URL: 'https://id.example.org/reset' }
    expect(environmentOf(own).store).toMatchObject(own)
  })
})

describe('store and sandbox agree', () => {
  it.each([
    ['SANDBOX_CLIENT_SECRET', 'IDENTITY_CLIENT_SECRET'],
    ['SANDBOX_PLATFORM_KEY', 'COMMERCE_PLATFORM_KEY'],
    ['SANDBOX_PAYMENT_KEY', 'PAYMENT_SECRET_KEY'],
    ['SANDBOX_CAPTCHA_SECRET', 'CAPTCHA_SECRET_KEY'],
    ['SANDBOX_FLAGS_CLIENT_ID', 'FLAGS_CLIENT_ID'],
  ] as const)('on %s and %s, whichever of both is set', (ofSandbox, ofStore) => {
    for (const given of [{}, { [ofSandbox]: 'told-to-one' }, { [ofStore]: 'told-to-one' }]) {
      const { sandbox, store } = environmentOf(given)
      expect(sandbox[ofSandbox]).toBeTruthy()
      expect(sandbox[ofSandbox]).toBe(store[ofStore])
    }
  })

  it('on the origins of a TLS front, as soon as cookies are set to be secure', () => {
    const { storeOrigins } = parseSettings(environmentOf({ COOKIE_SECURE: 'true' }).sandbox)
    expect(storeOrigins).toContain('https://www.example.co.uk')
    expect(storeOrigins).toContain('http://localhost:4000')
    const { storeOrigins: plain } = parseSettings(environmentOf().sandbox)
    expect(plain.every(origin => origin.startsWith('http://'))).toBe(true)
  })
})
