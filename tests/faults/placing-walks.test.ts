import { afterAll, beforeAll, test } from 'vitest'
import { RedisServer } from '../support/redis-server'
import type { Fault } from './support/fault-rule'
import { expectOneOrder } from './support/one-order'
import { arriveAtReview, goOnUntilTold, place } from './support/placing'
import { POINTS, stopAt } from './support/placing-points'
import { Random } from './support/random'
import { openStage, type Stage } from './support/stage'

/** Number of orders in every run; `PLACINGS=200` makes a long one. */
const PLACINGS = Number(process.env.PLACINGS ?? 4)
/** Another seed gives other faults: `PLACING_SEED=7 npx vitest run tests/faults/placing-walks.test.ts`. */
const SEED = Number(process.env.PLACING_SEED ?? 1)
/** Orders that one kill interrupts. */
const AT_ONCE = 4

let redis: RedisServer
let stage: Stage

beforeAll(async () => {
  redis = await RedisServer.start()
  stage = await openStage({ REQUEST_DEADLINE_MS: '2500', BREAKER_PAUSE_MS: '150', REDIS_URL: redis.url })
})
afterAll(async () => {
  await stage.end()
  await redis.kill()
})

/** What befalls the calls that follow the kill, and is over at some time. */
const LATER_FAULTS: readonly Fault[] = [
  { kind: 'reset' },
  { kind: 'resetBody' },
  { kind: 'lost' },
  { kind: 'failing' },
  { kind: 'html' },
  { kind: 'slow', ms: 400 },
  { kind: 'busy', seconds: 1 },
]

/** The order of a buyer, stopped at a point of the call; perhaps a second tab sends the same form. */
async function begin(random: Random) {
  const point = random.pick(POINTS)
  const buyer = await arriveAtReview(stage)
  const tab = random.chance(0.4) ? { ...buyer, browser: buyer.browser.newTab() } : undefined
  const start = async () => {
    const { sending } = await stopAt(stage, point, buyer)
    const others = tab === undefined ? [] : [place(tab).catch(() => 'cut off')]
    return { sent: Promise.all([sending, ...others]) }
  }
  return { buyer, tab, start, told: `${point.name}${tab === undefined ? '' : ', with a second tab'}` }
}

/** Kills the store, the back ends or both, and starts them again; returns what was done. */
async function kill(random: Random): Promise<string> {
  const victims = random.pick([['store'], ['back ends'], ['store', 'back ends']])
  const isLate = random.chance(0.5)
  const isForgotten = victims.includes('store') && random.chance(0.3)
  if (random.chance(0.5)) await new Promise(resolve => setTimeout(resolve, random.next() * 200))
  if (victims.includes('store')) await stage.killStore()
  if (victims.includes('back ends')) await stage.killSandbox()
  if (!isLate) for (const proxy of Object.values(stage.proxies)) proxy.drop()
  if (victims.includes('back ends')) await stage.startSandbox()
  stage.clearFaults()
  if (isForgotten) {
    await redis.kill()
    await redis.start()
  }
  if (victims.includes('store')) await stage.startStore()
  return `${victims.join(' and ')} killed, calls ${isLate ? 'late' : 'lost'}${isForgotten ? ', Redis emptied' : ''}`
}

/** Faults of the network for the calls that follow; returns what was done. */
function spoil(random: Random): string {
  const spoilt = Array.from({ length: random.pick([0, 1, 2, 4]) }, () => {
    const service = random.pick(['commerce', 'commerce', 'payment'] as const)
    const fault = random.pick(LATER_FAULTS)
    stage.proxies[service].arm({ fault, times: random.pick([1, 2]) })
    return `${service} ${fault.kind}`
  })
  return spoilt.join(', ')
}

const ROUNDS = Math.ceil(PLACINGS / AT_ONCE)

test.for(Array.from({ length: ROUNDS }, (_, index) => index))(
  'round %i of kills and random faults: every confirmed order exists once and is paid once',
  { timeout: 600_000 },
  async round => {
    const random = new Random(SEED * 100_003 + round)
    const orders: Awaited<ReturnType<typeof begin>>[] = []
    while (orders.length < AT_ONCE) orders.push(await begin(random))
    const trail = orders.map(({ told }) => told)
    try {
      const sending = []
      for (const { start } of orders) sending.push((await start()).sent)
      trail.push(await kill(random))
      await Promise.all(sending)
      trail.push(spoil(random))
      await Promise.all(
        orders.flatMap(({ buyer, tab }) =>
          [buyer, ...(tab === undefined ? [] : [tab])].map(each => goOnUntilTold(each)),
        ),
      )
      stage.clearFaults()
      for (const { buyer } of orders) expectOneOrder(stage, buyer)
    } catch (fault) {
      throw new Error(`PLACING_SEED=${SEED}, round ${round}:\n${trail.join('\n')}`, { cause: fault })
    }
  },
)
