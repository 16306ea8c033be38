import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-routes'
import type { SeenRequest } from './support/fault-rule'
import { arriveAtReview, type Buyer } from './support/placing'
import { headingOf } from './support/plain-form'
import { openStage, type Stage } from './support/stage'

let stage: Stage
let buyer: Buyer

beforeAll(async () => {
  stage = await openStage({ BREAKER_PAUSE_MS: '150' })
  buyer = await arriveAtReview(stage)
})
afterEach(() => stage.clearFaults())
afterAll(() => stage.end())

const PAGES = [
  ...(['account', 'shipping', 'delivery', 'payment', 'review'] as const).map(
    step => [`the step ${step}`, checkoutPath('en-us', step)] as const,
  ),
  ['the express checkout', expressCheckoutPath('en-us')] as const,
]

/** Long against what the store does between two calls. */
const SLOW = { kind: 'slow', ms: 300 } as const

const MOST_ROUNDS = 2
const VISITS = 3

/** The most calls of which each began after the one before it had ended. */
function roundsOf(calls: readonly SeenRequest[]): number {
  const depths = new Map<SeenRequest, number>()
  for (const call of calls.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const before = [...depths].filter(([{ endedAt = Number.POSITIVE_INFINITY }]) => endedAt <= call.startedAt)
    depths.set(call, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

async function countRounds(path: string): Promise<number> {
  const proxies = Object.values(stage.proxies)
  for (const proxy of proxies) {
    proxy.seen.length = 0
    proxy.arm({ fault: SLOW })
  }
  await buyer.browser.open(path)
  stage.clearFaults()
  expect(buyer.browser.screen.status).toBe(200)
  return roundsOf(proxies.flatMap(({ seen }) => seen))
}

describe.each(PAGES)('the page of %s', (_, path) => {
  test('needs at most two calls to back ends one after the other', async () => {
    const counts: number[] = []
    // A busy machine may start calls of one round apart.
    while (counts.length < VISITS && !counts.some(count => count <= MOST_ROUNDS))
      counts.push(await countRounds(path))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeLessThanOrEqual(MOST_ROUNDS)
  })

  test('says that commerce is away, and opens again afterwards', async () => {
    const mend = stage.proxies.commerce.arm({ fault: { kind: 'failing' } })
    await buyer.browser.open(path)
    const { status, html } = buyer.browser.screen
    expect([status, headingOf(html)]).toEqual([503, expect.any(String)])
    mend()
    await expect.poll(async () => (await buyer.browser.open(path)).status).toBe(200)
    expect(buyer.browser.screen.path).toBe(path)
  })
})
