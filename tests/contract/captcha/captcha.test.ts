import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteVerifySchema } from '@/lib/contract/captcha'
import { pointStoreAt, serveStore } from '../store/sign-in/sign-in-harness.ts'

const { sandbox } = serveStore()

const PASSES = 'sandbox-captcha-passes'
const FAILS = 'sandbox-captcha-fails'

const control = (method: string, path: string, body: unknown) =>
  fetch(`${sandbox().urls.control}${path}`, { method, body: JSON.stringify(body) })

const tokenOf = async (siteKey: string) => {
  const answer = await fetch(`${sandbox().urls.captcha}/token`, {
    method: 'POST',
    body: new URLSearchParams({ k: siteKey }),
  })
  return z.object({ token: z.string() }).parse(await answer.json()).token
}

const siteVerify = async (fields: Record<string, string>) => {
  const answer = await fetch(`${sandbox().urls.captcha}/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return siteVerifySchema.parse(await answer.json())
}

// Loaded late, when the settings of the sandbox are in place.
const verify = async (token: string) =>
  (await import('@/lib/captcha/captcha.server')).verifyCaptcha(token, '203.0.113.7')

describe('siteverify', () => {
  it('accepts a token once', async () => {
    const secret = sandbox().context.settings.captchaSecret
    const response = await tokenOf(PASSES)
    expect(await siteVerify({ secret, response, remoteip: '203.0.113.7' })).toEqual({
      success: true,
      hostname: 'localhost',
      challenge_ts: expect.stringMatching(/^\d{4}-/),
    })
    expect(await siteVerify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['invalid-input-response'],
    })
  })

  it.each([
    [{}, 'missing-input-secret'],
    [{ secret: 'wrong' }, 'invalid-input-secret'],
    [{ secret: 'sandbox-only-captcha-secret' }, 'missing-input-response'],
  ])('refuses %o as %s', async (fields, code) => {
    expect(await siteVerify(fields)).toEqual({ success: false, 'error-codes': [code] })
  })

  it('refuses a token after two minutes', async () => {
    const response = await tokenOf(PASSES)
    await control('POST', '/clock', { advanceSeconds: 121 })
    const secret = sandbox().context.settings.captchaSecret
    expect(await siteVerify({ secret, response })).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] })
  })
})

describe('the captcha of the store', () => {
  it('passes or fails by what the service says', async () => {
    expect(await verify(await tokenOf(PASSES))).toBe('passed')
    expect(await verify(await tokenOf(FAILS))).toBe('failed')
    expect(await verify('made up')).toBe('failed')
    expect(await verify('')).toBe('failed')
  })

  it('is unavailable while the service is down, misconfigured or not set up', async () => {
    await control('POST', '/faults', { service: 'captcha', path: '/siteverify', status: 503, times: 1 })
    expect(await verify('any')).toBe('unavailable')
    pointStoreAt(sandbox(), { CAPTCHA_SECRET_KEY: 'wrong' })
    expect(await verify(await tokenOf(PASSES))).toBe('unavailable')
    pointStoreAt(sandbox(), { CAPTCHA_URL: '', CAPTCHA_SITE_KEY: '', CAPTCHA_SECRET_KEY: '' })
    expect(await verify('any')).toBe('unavailable')
  })
})
