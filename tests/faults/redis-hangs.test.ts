import { afterEach, expect, test, vi } from 'vitest'
import { aToZPath, storePath } from '@/lib/site/routes'
import { RedisServer } from '../support/redis-server'
import { openStage, type Stage } from './support/stage'

/** Far below what a hanging Redis would cost; what it may cost is half a second. */
const PATIENCE_MS = 8_000

let redis: RedisServer | undefined
let stage: Stage | undefined

afterEach(async () => {
  redis?.resume()
  await Promise.all([stage?.end(), redis?.kill()])
})

/** Past the front door's own memory, so that the page is made anew. */
async function ask(path: string): Promise<number> {
  const headers = { authorization: 'Basic dGVzdDo=', accept: 'text/html' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${stage?.origin}${path}`, { headers, signal })
  await answer.text()
  return answer.status
}

/** Waits until readiness names what is degraded; it asks Redis once a second at most. */
const expectReadyWith = (degraded: readonly string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${stage?.origin}/api/health/ready`)
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', degraded }])
    },
    { timeout: 20_000 },
  )

test('public pages are shown while Redis takes commands and answers none, and readiness names it', async () => {
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
