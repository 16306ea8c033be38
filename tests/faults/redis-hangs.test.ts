import { afterEach, expect, test, vi } from 'vitest'
import { aToZPath, storePath } from '@/lib/site/paths'
import { RedisServer } from '../support/redis-server'
import { openStage, type Stage } from './support/stage'

/** Ends a test that hangs. How long a page waits at most: tests/unit/state/redis-deadline.test.ts. */
const TIMEOUT_MS = 8_000

let redis: RedisServer | undefined
let stage: Stage | undefined

afterEach(async () => {
  redis?.resume()
  await Promise.all([stage?.end(), redis?.kill()])
})

/** Bypasses the cache of the front door, so that the page is rendered again. */
async function ask(path: string): Promise<number> {
  const headers = { authorization: 'Basic dGVzdDo=', accept: 'text/html' }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${stage?.origin}${path}`, { headers, signal })
  await answer.text()
  return answer.status
}

/** Waits until readiness names the degraded dependency; it checks Redis at most once a second. */
const expectReadyWith = (degraded: readonly string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${stage?.origin}/api/health/ready`)
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', degraded }])
    },
    { timeout: 20_000 },
  )

test('public pages are served while Redis accepts commands but does not respond, and readiness names it', async () => {
  redis = await RedisServer.start()
  stage = await openStage({ REDIS_URL: redis.url })
  expect([await ask('/en-us'), await ask('/en-us')]).toEqual([200, 200])
  await expectReadyWith([])
  redis.pause()
  for (const path of ['/en-us', '/en-us', '/en-gb', storePath('en-us'), aToZPath('fr-ca')])
    expect([path, await ask(path)]).toEqual([path, 200])
  await expectReadyWith(['redis'])
  redis.resume()
  await expectReadyWith([])
  expect(await ask('/en-us')).toBe(200)
})
