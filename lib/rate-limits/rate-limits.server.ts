import 'server-only'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import {
  createMemoryLimiter,
  createSharedLimiter,
  type Limiter,
  type LimitRule,
} from '@/lib/rate-limits/limiters.server'
import { type SharedRedis, sharedRedis } from '@/lib/state/shared-state.server'

/** Attempts per window and key. What the key is (address, person, both) is the caller's knowledge. */
const RATE_LIMITS = {
  signIn: { points: 10, windowSeconds: 60 },
  /** A short window, because it is the owner of the name who is kept out meanwhile. */
  signInByUsername: { points: 10, windowSeconds: 60 },
  signUp: { points: 5, windowSeconds: 600 },
  /** A school behind one address signs up together; a visitor who drops their cookies is still one. */
  signUpByAddress: { points: 30, windowSeconds: 600 },
  /** Visitors of whom something is kept; each is one who may sign up. */
  newVisitorDraft: { points: 100, windowSeconds: 600 },
  write: { points: 100, windowSeconds: 60 },
  /** A class behind one address fills its carts together. */
  cartWrite: { points: 300, windowSeconds: 60 },
  read: { points: 1_000, windowSeconds: 60 },
  /**
   * What every page asks of our own server alone, and its pictures: a class behind one address opens many at
   * once.
   */
  glance: { points: 6_000, windowSeconds: 60 },
  /** Several people behind one address type at once, a few questions a second each; a program asks more. */
  suggest: { points: 300, windowSeconds: 60 },
  /** Look-ups that found nothing of the person's own. */
  lookupByUser: { points: 10, windowSeconds: 3_600 },
  lookupByAddress: { points: 30, windowSeconds: 3_600 },
  /** Organisations of others that were shown: four digits leave few that nobody has. */
  findByUser: { points: 20, windowSeconds: 3_600 },
  findByAddress: { points: 60, windowSeconds: 3_600 },
  /** Remembers that a sending has been counted. */
  counted: { points: 1, windowSeconds: 3_600 },
} as const

export type RateLimit = keyof typeof RATE_LIMITS

export type LimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Where attempts are counted. */
export type LimitStore = {
  /** Counts an attempt. */
  take: (limit: RateLimit, key: string) => Promise<LimitAnswer>
  /** Looks without counting: for limits that count only failures. */
  peek: (limit: RateLimit, key: string) => Promise<LimitAnswer>
  /** Takes back an attempt that turned out to be none. */
  giveBack: (limit: RateLimit, key: string) => Promise<void>
}

/** Counts for all containers where there is a Redis, else for this process. */
export function createLimitStore(redis: SharedRedis | undefined): LimitStore {
  const limiters = new Map<RateLimit, Limiter>()
  const limiterOf = (limit: RateLimit): Limiter => {
    const rule: LimitRule = { name: limit, ...RATE_LIMITS[limit] }
    const create = () => (redis === undefined ? createMemoryLimiter(rule) : createSharedLimiter(redis, rule))
    const limiter = limiters.get(limit) ?? create()
    limiters.set(limit, limiter)
    return limiter
  }
  return {
    take: async (limit, key) => {
      const counter = await limiterOf(limit).count(key)
      return counter.consumedPoints > RATE_LIMITS[limit].points ? refused(counter) : { allowed: true }
    },
    peek: async (limit, key) => {
      const counter = await limiterOf(limit).look(key)
      return counter === undefined || counter.remainingPoints > 0 ? { allowed: true } : refused(counter)
    },
    giveBack: (limit, key) => limiterOf(limit).giveBack(key),
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
  globalThis.storeLimits ??= createLimitStore(sharedRedis())
  return globalThis.storeLimits
}

/** Counts an attempt against a limit. A refusal is answered with 429 and `Retry-After`. */
export const takeLimit: LimitStore['take'] = (limit, key) => limits().take(limit, key)

/** Whether an attempt would be allowed, without counting it. */
export const peekLimit: LimitStore['peek'] = (limit, key) => limits().peek(limit, key)

/** Takes back an attempt that was counted before it was known to be none. */
export const giveBackLimit: LimitStore['giveBack'] = (limit, key) => limits().giveBack(limit, key)
