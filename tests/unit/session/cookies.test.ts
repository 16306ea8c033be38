import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { clearChunkedCookie, readChunkedCookie, writeChunkedCookie } from '@/lib/cookies/cookie-chunks'
import { cookieName } from '@/lib/cookies/cookie-table'
import { type SealPurpose, seal, unseal } from '@/lib/crypto/seal.server'

const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', secure: true, maxAge: 60 } as const
const SECRET = 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE'

describe('names', () => {
  it('carry the host prefix behind TLS and none without', () => {
    expect(cookieName('session', true)).toBe('__Host-store.session')
    expect(cookieName('tokens', false)).toBe('store.tokens')
  })
})

describe('chunks', () => {
  const store = (value: string, before: ReadonlyMap<string, string> = new Map()) =>
    withCookieChanges(before, writeChunkedCookie(before, 'store.tokens', value, OPTIONS))

  it('keep every cookie below what a browser stores and give the value back', () => {
    const value = Array.from({ length: 9000 }, (_, index) => index % 10).join('')
    const changes = writeChunkedCookie(new Map(), 'store.tokens', value, OPTIONS)
    expect(changes.map(({ name }) => name)).toEqual(['store.tokens.0', 'store.tokens.1', 'store.tokens.2'])
    expect(changes.every(change => `${change.name}=${change.value}`.length < 4000)).toBe(true)
    expect(readChunkedCookie(store(value), 'store.tokens')).toBe(value)
  })

  it('leave nothing of a longer or shorter value behind', () => {
    const long = store('a'.repeat(9000))
    expect([...store('b'.repeat(5000), long).keys()]).toEqual(['store.tokens.0', 'store.tokens.1'])
    expect(readChunkedCookie(store('short', long), 'store.tokens')).toBe('short')
    expect([...store('short', long).keys()]).toEqual(['store.tokens'])
    expect(readChunkedCookie(store('c'.repeat(5000), store('short')), 'store.tokens')).toBe('c'.repeat(5000))
  })

  it('are never taken from a cookie whose name only begins alike', () => {
    const cookies = new Map([
      ['store.tokens.evil', 'x'],
      ['store.tokensX', 'x'],
      ['store.tokens.1', 'x'],
    ])
    expect(readChunkedCookie(cookies, 'store.tokens')).toBeUndefined()
    expect(readChunkedCookie(new Map([...cookies, ['store.tokens', 'own']]), 'store.tokens')).toBe('own')
  })

  it('are taken away under every name they have', () => {
    const cookies = store('a'.repeat(9000))
    expect(withCookieChanges(cookies, clearChunkedCookie(cookies, 'store.tokens', OPTIONS)).size).toBe(0)
    expect(clearChunkedCookie(new Map(), 'store.tokens', OPTIONS)).toEqual([])
  })

  it('refuse a value no browser would store', () => {
    expect(() => store('a'.repeat(20_000))).toThrow('too long')
  })
})

describe('sealed values', () => {
  const SCHEMA = z.object({ fact: z.string() })
  const sealed = (purpose: SealPurpose, secret = SECRET) =>
    seal({ fact: 'x' }, { secret, purpose, maxAge: 60 })
  const open = (value: string | undefined, purpose: SealPurpose = 'session') =>
    unseal(value, { secret: SECRET, purpose }, SCHEMA)

  it('open for their purpose and show nothing of their content', async () => {
    const value = await sealed('session')
    expect(await open(value)).toEqual({ fact: 'x' })
    expect(Buffer.from(value, 'base64url').toString()).not.toContain('fact')
  })

  it('stay closed for another purpose, secret, application or shape', async () => {
    const { encode } = await import('next-auth/jwt')
    expect(await open(await sealed('tokens'))).toBeUndefined()
    expect(await open(await sealed('session', SECRET.toLowerCase()))).toBeUndefined()
    expect(await open(await encode({ token: { fact: 'x' }, secret: SECRET }))).toBeUndefined()
    expect(
      await open(await encode({ token: { fact: 'x' }, secret: SECRET, salt: 'session' })),
    ).toBeUndefined()
    expect(
      await open(await seal({ other: 1 }, { secret: SECRET, purpose: 'session', maxAge: 60 })),
    ).toBeUndefined()
  })

  it('close when their time is over, also right after they were opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    const value = await seal({ fact: 'x' }, { secret: SECRET, purpose: 'session', maxAge: 1 })
    const schema = z.object({ fact: z.string() })
    const openNow = () => unseal(value, { secret: SECRET, purpose: 'session' }, schema)
    expect(await openNow()).toEqual({ fact: 'x' })
    vi.setSystemTime(1_700_000_002_000)
    expect(await openNow()).toBeUndefined()
    vi.useRealTimers()
  })

  it('stay closed once altered or expired', async () => {
    const value = await sealed('session')
    expect(await open(`${value.slice(0, -4)}AAAA`)).toBeUndefined()
    expect(await open('not.a.jwe')).toBeUndefined()
    expect(await open('')).toBeUndefined()
    expect(await open(undefined)).toBeUndefined()
    const expired = await seal({ fact: 'x' }, { secret: SECRET, purpose: 'session', maxAge: -60 })
    expect(await open(expired)).toBeUndefined()
  })
})
