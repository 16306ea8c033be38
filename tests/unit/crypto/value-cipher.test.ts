import { describe, expect, it } from 'vitest'
import { ValueCipher } from '@/lib/crypto/value-cipher.server'
import { serveRedis } from '../../support/shared-places'

const SECRET = 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE'
const cipher = new ValueCipher(SECRET)
const KEY = 'draft/user/ada.brightwater/register'
const KEPT = { value: '{"email":"ada@example.com"}', writtenAt: 1_000, expiresAt: 2_000 }

describe('a sealed value', () => {
  it('is opened with the secret alone', () => {
    expect(new ValueCipher(SECRET).open(KEY, cipher.seal(KEY, KEPT))).toEqual(KEPT)
  })

  it('differs every time', () => {
    expect(cipher.seal(KEY, KEPT)).not.toBe(cipher.seal(KEY, KEPT))
  })

  it.each([
    ['another secret', (sealed: string) => new ValueCipher(SECRET.toLowerCase()).open(KEY, sealed)],
    ['another name', (sealed: string) => cipher.open('draft/user/bob/register', sealed)],
    ['another time', (sealed: string) => cipher.open(KEY, sealed.replace('1000:', '1001:'))],
    ['another end', (sealed: string) => cipher.open(KEY, sealed.replace(':2000:', ':9000:'))],
    [
      'a changed letter',
      (sealed: string) => cipher.open(KEY, `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`),
    ],
    ['its end missing', (sealed: string) => cipher.open(KEY, sealed.slice(0, -4))],
    ['nothing but times', () => cipher.open(KEY, '1000:2000:AAAA')],
    ['plain text', () => cipher.open(KEY, KEPT.value)],
    ['no text', () => cipher.open(KEY, '')],
  ])('is nothing with %s', (_, open) => {
    expect(open(cipher.seal(KEY, KEPT))).toBeUndefined()
  })
})

describe('what lies in Redis', () => {
  const { join } = serveRedis()

  it('tells nothing of people and their words, and ends by itself', async () => {
    const redis = join()
    await redis.state.set(KEY, KEPT.value, 60)
    const seen = await redis.link.run(async client => {
      const names = await client.keys('*')
      const drafts = names.filter(name => name.startsWith('store:draft:'))
      return {
        names,
        values: await client.mGet(names),
        lives: await Promise.all(drafts.map(name => client.ttl(name))),
      }
    })
    expect(seen.ok && seen.value.lives.every(seconds => seconds > 0 && seconds <= 60)).toBe(true)
    expect(JSON.stringify(seen)).not.toMatch(/brightwater|example/)
    expect(seen.ok && seen.value.names).toContain(redis.cipher.nameOf(KEY))
  })
})
