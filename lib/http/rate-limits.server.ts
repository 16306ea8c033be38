import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Attempts per window and key. What the key is (address, person, both) is the caller's knowledge. */
const RATE_LIMITS = {
  signIn: { points: 10, windowSeconds: 60 },
  signUp: { points: 5, windowSeconds: 600 },
  write: { points: 100, windowSeconds: 60 },
  read: { points: 1_000, windowSeconds: 60 },
  lookupByUser: { points: 10, windowSeconds: 3_600 },
  lookupByAddress: { points: 30, windowSeconds: 3_600 },
} as const

export type RateLimit = keyof typeof RATE_LIMITS

export type LimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Where attempts are counted. In memory each container counts for itself. */
export type LimitStore = {
  /** Counts an attempt. */
  take: (limit: RateLimit, key: string) => Promise<LimitAnswer>
  /** Looks without counting: for limits that count only failures. */
  peek: (limit: RateLimit, key: string) => Promise<LimitAnswer>
}

export function createMemoryLimitStore(): LimitStore {
  const limiters = new Map<RateLimit, RateLimiterMemory>()
  const limiterOf = (limit: RateLimit): RateLimiterMemory => {
    const { points, windowSeconds: duration } = RATE_LIMITS[limit]
    const limiter = limiters.get(limit) ?? new RateLimiterMemory({ points, duration, keyPrefix: limit })
    limiters.set(limit, limiter)
    return limiter
  }
  return {
    take: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key)
        return { allowed: true }
      } catch (refusal) {
        // The limiter rejects with its counter where the limit is reached, and with an error where it is broken.
        if (refusal instanceof RateLimiterRes) return refused(refusal)
        throw refusal
      }
    },
    peek: async (limit, key) => {
      const counter = await limiterOf(limit).get(key)
      return counter === null || counter.remainingPoints > 0 ? { allowed: true } : refused(counter)
    },
  }
}

const refused = ({ msBeforeNext }: RateLimiterRes): LimitAnswer => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

// Handlers are bundled one by one; a person's attempts must be counted together.
declare global {
  var storeLimits: LimitStore | undefined
}

const limits = (): LimitStore => {
  globalThis.storeLimits ??= createMemoryLimitStore()
  return globalThis.storeLimits
}

/** Counts an attempt against a limit. A refusal is answered with 429 and `Retry-After`. */
export const takeLimit: LimitStore['take'] = (limit, key) => limits().take(limit, key)

/** Whether an attempt would be allowed, without counting it. */
export const peekLimit: LimitStore['peek'] = (limit, key) => limits().peek(limit, key)
