import { describe, expect, it } from 'vitest'
import { createLimitStore, type LimitStore } from '@/lib/rate-limits/rate-limits.server'
import { serveRedis } from '../../support/shared-places'

const { join, server } = serveRedis()

const PLACES: readonly [string, () => readonly [LimitStore, LimitStore]][] = [
  [
    'in memory',
    () => {
      const limits = createLimitStore(undefined)
      return [limits, limits]
    },
  ],
  ['in Redis, by two processes', () => [createLimitStore(join()), createLimitStore(join())]],
]

describe.each(PLACES)('attempts counted %s', (place, open) => {
  it('are let through up to their number, then informed how long to wait', async () => {
    const [here, there] = open()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await (attempt % 2 ? here : there).take('signUp', `${place} a`)).toEqual({ allowed: true })
    for (const limits of [here, there]) {
      const refused = await limits.take('signUp', `${place} a`)
      expect(refused.allowed).toBe(false)
      expect(!refused.allowed && refused.retryAfterSeconds).toBeGreaterThan(0)
      expect(!refused.allowed && refused.retryAfterSeconds).toBeLessThanOrEqual(600)
    }
  })

  it('are never more than allowed, however many come at once', async () => {
    const [here, there] = open()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? here : there).take('signUp', `${place} b`)),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('count apart by key and by limit', async () => {
    const [here, there] = open()
    for (let attempt = 0; attempt < 6; attempt += 1) await here.take('signUp', `${place} c`)
    expect(await there.take('signUp', `${place} d`)).toEqual({ allowed: true })
    expect(await there.take('signIn', `${place} c`)).toEqual({ allowed: true })
  })

  it('are looked at without counting', async () => {
    const [here, there] = open()
    for (let attempt = 0; attempt < 20; attempt += 1) await here.peek('signUp', `${place} e`)
    expect(await there.peek('signUp', `${place} e`)).toEqual({ allowed: true })
    for (let attempt = 0; attempt < 5; attempt += 1) await here.take('signUp', `${place} e`)
    expect(await there.peek('signUp', `${place} e`)).toMatchObject({ allowed: false })
  })

  it('are given back', async () => {
    const [here, there] = open()
    for (let attempt = 0; attempt < 5; attempt += 1) await here.take('signUp', `${place} f`)
    await there.giveBack('signUp', `${place} f`)
    expect(await here.take('signUp', `${place} f`)).toEqual({ allowed: true })
    expect(await there.take('signUp', `${place} f`)).toMatchObject({ allowed: false })
  })
})

describe('attempts counted in Redis', () => {
  it('are still limited, by each process for itself, while it is away', async () => {
    const limits = createLimitStore(join())
    await limits.take('signUp', 'g')
    await server().kill()
    const answers = []
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await limits.take('signUp', 'g'))
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false])
    await server().start()
  })

  it('leave no address or name there', async () => {
    const redis = join()
    await createLimitStore(redis).take('signIn', '192.0.2.77')
    const names = await redis.link.run(client => client.keys('*'))
    expect(names.ok && names.value.length).toBeGreaterThan(0)
    expect(JSON.stringify(names)).not.toContain('192.0.2')
  })
})
