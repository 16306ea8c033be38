import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { checkoutActionPath, placeOrderActionPath } from '@/lib/site/paths'
import { RedisServer } from '../support/redis-server'
import { expectOneOrder } from './support/one-order'
import { arriveAtReview, type Buyer, goOnUntilTold, place } from './support/placing'
import { POINTS, type Point, stopAt } from './support/placing-points'
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

/** Steps that are saved once more as they are; each then returns to the review. */
const EDITED = ['account', 'qualified-user', 'shipping', 'delivery', 'payment'] as const

/** Longer than every buyer goes on, so that a failure says what is wrong with which order. */
const LONG_MS = 600_000

type Stopped = { point: Point; buyer: Buyer; sending: Promise<unknown> }

/** Buyers who have placed their order, each of them stopped at one point of the call. */
async function stopAtEveryPoint(): Promise<readonly Stopped[]> {
  const buyers: Pick<Stopped, 'point' | 'buyer'>[] = []
  for (const point of POINTS) buyers.push({ point, buyer: await arriveAtReview(stage) })
  const stopped: Stopped[] = []
  for (const { point, buyer } of buyers)
    stopped.push({ point, buyer, ...(await stopAt(stage, point, buyer)) })
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

describe.each(Object.keys(KILLS))('after kill -9 of %s at any point of placing an order', killed => {
  test('every buyer has one order and one payment, and is told so', { timeout: LONG_MS }, async () => {
    const stopped = await stopAtEveryPoint()
    await KILLS[killed]?.()
    await Promise.all(
      stopped.map(async ({ buyer, sending }) => {
        await sending
        await goOnUntilTold(buyer)
      }),
    )
    for (const { point, buyer } of stopped) {
      expectOneOrder(stage, buyer, point.name)
    }
  })
})

test('two containers that are asked in turn are the same as one', { timeout: LONG_MS }, async () => {
  const twin = await stage.startTwin()
  let requests = 0
  const browser = stage.newBrowser(() => {
    requests += 1
    return requests % 2 === 0 ? stage.port : twin
  })
  const buyer = await arriveAtReview(stage, browser, 'colleague')
  for (const step of EDITED) {
    await browser.open(checkoutPath('en-us', step))
    await browser.send({}, { form: browser.form(checkoutActionPath(step, 'en-us')) })
    expect([browser.posted, browser.screen.path]).toEqual([303, checkoutPath('en-us', 'review')])
  }
  const form = browser.form(placeOrderActionPath('en-us'))
  const tabs = [buyer, { ...buyer, browser: browser.newTab() }]
  await Promise.all(tabs.map(tab => place(tab, form)))
  await Promise.all(tabs.map(goOnUntilTold))
  expectOneOrder(stage, buyer)
  expect(new Set(tabs.map(tab => tab.browser.screen.path)).size).toBe(1)
})
