import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RedisServer } from '../support/redis-server'
import { arriveAtReview, type Buyer, goOnUntilTold, isTold, ledgerOf, place } from './support/placing'
import { armPoint, POINTS, type Point } from './support/placing-points'
import { openStage, type Stage } from './support/stage'

let redis: RedisServer
let stage: Stage

beforeAll(async () => {
  redis = await RedisServer.start()
  stage = await openStage({ REQUEST_DEADLINE_MS: '2500', BREAKER_PAUSE_MS: '150', REDIS_URL: redis.url })
})
afterEach(() => stage.clearFaults())
afterAll(async () => {
  await stage.end()
  await redis.kill()
})

type Stopped = { point: Point; buyer: Buyer; sending: Promise<unknown> }

/** Buyers who have placed their order, each of them stopped at one point of the call. */
async function stopAtEveryPoint(): Promise<readonly Stopped[]> {
  const buyers: Pick<Stopped, 'point' | 'buyer'>[] = []
  for (const point of POINTS) buyers.push({ point, buyer: await arriveAtReview(stage) })
  const held = new Map<string, number>()
  const stopped: Stopped[] = []
  for (const { point, buyer } of buyers) {
    const disarm = armPoint(stage, point)
    const sending = place(buyer).catch(() => 'cut off')
    const count = (held.get(point.service) ?? 0) + 1
    held.set(point.service, count)
    await stage.proxies[point.service].untilHeld(count)
    disarm()
    stopped.push({ point, buyer, sending })
  }
  return stopped
}

const KILLS: Readonly<Record<string, () => Promise<void>>> = {
  'the store': async () => {
    await stage.killStore()
    // What is on its way arrives late.
    stage.clearFaults()
    await stage.startStore()
  },
  'the back ends': async () => {
    await stage.killSandbox()
    for (const proxy of Object.values(stage.proxies)) proxy.drop()
    await stage.startSandbox()
  },
}

describe.each(Object.keys(KILLS))('when %s is killed at any point of placing an order', killed => {
  test('every buyer has one order and one payment, and is told so', async () => {
    const stopped = await stopAtEveryPoint()
    await KILLS[killed]?.()
    await Promise.all(
      stopped.map(async ({ buyer, sending }) => {
        await sending
        await goOnUntilTold(buyer)
      }),
    )
    for (const { point, buyer } of stopped) {
      const { orders, ...rest } = ledgerOf(stage, buyer)
      expect(orders, point.name).toHaveLength(1)
      expect(rest, point.name).toEqual({ payments: orders.map(({ total }) => total), open: 0, mails: 1 })
      expect(isTold(buyer), point.name).toBe(true)
      expect(buyer.browser.screen.html, point.name).toContain(orders[0]?.code)
    }
  })
})
