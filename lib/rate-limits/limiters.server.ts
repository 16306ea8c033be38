import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { SharedRedis } from '@/lib/state/shared-state.server'

/**
 * A number of attempts (`points`) within a window; `name` separates its counters from those of other limits.
 */
export type LimitRule = { name: string; points: number; windowSeconds: number }

/** Counters of one limit, one per key. */
export type Limiter = {
  count: (key: string, points?: number) => Promise<RateLimiterRes>
  look: (key: string) => Promise<RateLimiterRes | undefined>
  giveBack: (key: string) => Promise<void>
}

/** The library rejects with the counter if a limit is reached, and with an error if it fails. */
const counterOf = (refusal: unknown): RateLimiterRes => {
  if (refusal instanceof RateLimiterRes) return refusal
  throw refusal
}

const toLimiter = (counters: RateLimiterMemory | RateLimiterRedis): Limiter => ({
  count: (key, points) => counters.consume(key, points).catch(counterOf),
  look: async key => (await counters.get(key)) ?? undefined,
  giveBack: async key => {
    await counters.reward(key)
  },
})

/** Counts within this process only. */
export const createMemoryLimiter = ({ name, points, windowSeconds }: LimitRule): Limiter =>
  toLimiter(new RateLimiterMemory({ points, duration: windowSeconds, keyPrefix: name }))

/** Counts across all containers, and within this process while Redis is unavailable. */
export function createSharedLimiter({ link, cipher }: SharedRedis, rule: LimitRule): Limiter {
  const alone = createMemoryLimiter(rule)
  const { name, points, windowSeconds: duration } = rule
  async function ask<T>(key: string, command: (limiter: Limiter, key: string) => Promise<T>): Promise<T> {
    const answer = await link.run(storeClient => {
      const counters = new RateLimiterRedis({
        storeClient,
        useRedisPackage: true,
        points,
        duration,
        keyPrefix: '',
      })
      // Keys contain network addresses and user names.
      return command(toLimiter(counters), cipher.nameOf(`limit/${name}/${key}`))
    })
    return answer.ok ? answer.value : command(alone, key)
  }
  return {
    count: (key, points) => ask(key, (limiter, name) => limiter.count(name, points)),
    look: key => ask(key, (limiter, name) => limiter.look(name)),
    giveBack: key => ask(key, (limiter, name) => limiter.giveBack(name)),
  }
}
