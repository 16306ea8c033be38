import { afterEach, describe, expect, it, vi } from 'vitest'
import { seal } from '@/lib/crypto/seal.server'
import { issueRegisteredMarker, readRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { environmentOf } from './store'

for (const [name, value] of Object.entries(environmentOf('http://127.0.0.1:9'))) vi.stubEnv(name, value)

const SECRET = environmentOf('').SESSION_SECRET ?? ''

const read = (value: string) => readRegisteredMarker(new Map([['store.registered', value]]))

afterEach(() => vi.useRealTimers())

describe('the marker of a completed registration', () => {
  it('names its user for ten minutes, out of reach for scripts', async () => {
    const marker = await issueRegisteredMarker('ada')
    expect(marker).toMatchObject({
      name: 'store.registered',
      options: { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 600 },
    })
    expect(await read(marker.value)).toBe('ada')
    expect(marker.value).not.toContain('ada')
  })

  it('runs out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { value } = await issueRegisteredMarker('ada')
    vi.setSystemTime(Date.now() + 9 * 60_000)
    expect(await read(value)).toBe('ada')
    // The tolerance for clocks that differ comes on top.
    vi.setSystemTime(Date.now() + 3 * 60_000)
    expect(await read(value)).toBeUndefined()
  })

  it.each([
    ['nothing', async () => ''],
    ['a name in clear', async () => 'ada'],
    [
      'another secret’s',
      () => seal({ user: 'ada' }, { secret: 'x'.repeat(32), purpose: 'registered', maxAge: 600 }),
    ],
    ['another purpose’s', () => seal({ user: 'ada' }, { secret: SECRET, purpose: 'session', maxAge: 600 })],
    ['one without a user', () => seal({ user: '' }, { secret: SECRET, purpose: 'registered', maxAge: 600 })],
    ['a changed one', async () => `${(await issueRegisteredMarker('ada')).value.slice(0, -2)}AA`],
  ])('is not %s', async (_, forge) => {
    expect(await read(await forge())).toBeUndefined()
  })

  it('is not there without a cookie', async () => {
    expect(await readRegisteredMarker(new Map())).toBeUndefined()
  })
})
