import 'server-only'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { processWide } from '@/lib/process/process-wide'
import {
  createMemoryLimiter,
  createSharedLimiter,
  type Limiter,
  type LimitRule,
} from '@/lib/rate-limits/limiters.server'
import { type SharedRedis, sharedRedis } from '@/lib/state/shared-state.server'

/** Throttling: attempts per window and key. The caller chooses the key (address, user, both). */
const RATE_LIMITS = {
  signIn: { points: 10, windowSeconds: 60 },
  /** A short window, because it also locks out the owner of the username. */
  signInByUsername: { points: 10, windowSeconds: 60 },
  signUp: { points: 5, windowSeconds: 600 },
  /**
   * A school behind one address registers together; a visitor who deletes their cookies still counts as one
   * of them.
   */
  signUpByAddress: { points: 30, windowSeconds: 600 },
  /** Visitors with a stored draft; each of them may register. */
  newVisitorDraft: { points: 100, windowSeconds: 600 },
  write: { points: 100, windowSeconds: 60 },
  /** A class behind one address fills its carts at the same time. */
  cartWrite: { points: 300, windowSeconds: 60 },
  read: { points: 1_000, windowSeconds: 60 },
  /**
   * Requests of every page to our own server alone, and its images: a class behind one address opens many at
   * once.
   */
  cheapRead: { points: 6_000, windowSeconds: 60 },
  /** Several users behind one address type at once, a few requests per second each; a program sends more. */
  suggest: { points: 300, windowSeconds: 60 },
  /** Lists of item numbers are checked as they are typed, by several users behind one address. */
  listCheck: { points: 300, windowSeconds: 60 },
  /** Look-ups without a match that belongs to the user. */
  lookupByUser: { points: 10, windowSeconds: 3_600 },
  lookupByAddress: { points: 30, windowSeconds: 3_600 },
  /** Look-ups that showed organizations of others: with four digits, most numbers exist. */
  findByUser: { points: 20, windowSeconds: 3_600 },
  findByAddress: { points: 60, windowSeconds: 3_600 },
  /** Each draw of a page with the card fields opens them; fifty users of a school share an address. */
  cardFieldsByUser: { points: 20, windowSeconds: 600 },
  cardFieldsByAddress: { points: 1_000, windowSeconds: 600 },
  /** Cards that their bank has declined: stolen ones are tried out. */
  declinedCardByUser: { points: 10, windowSeconds: 3_600 },
  declinedCardByAddress: { points: 60, windowSeconds: 3_600 },
  /**
   * Downloads of a user: each PDF takes CPU time of the store, and each CSV file reads all pages of its list.
   * Enough to download every invoice of a year one by one.
   */
  download: { points: 200, windowSeconds: 600 },
  /** Files that a user sends: each is up to 10 MB that a back end keeps. */
  upload: { points: 100, windowSeconds: 3_600 },
  /** Downloads of a data copy; each reads the whole history of the user, for up to two minutes. */
  dataCopy: { points: 10, windowSeconds: 3_600 },
  /** Invitations that an administrator sends; enough to invite the whole staff of a practice at once. */
  invitation: { points: 100, windowSeconds: 3_600 },
  /** Invitations to one address: each one that is withdrawn and sent again is another mail. */
  invitationAgain: { points: 5, windowSeconds: 3_600 },
  /** Kilobytes of stored form input, in memory that all users share. */
  rejectedForm: { points: 4_000, windowSeconds: 3_600 },
  /** Marks a submission as counted. */
  counted: { points: 1, windowSeconds: 3_600 },
} as const

export type RateLimit = keyof typeof RATE_LIMITS

export type LimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Store of rate limit counters. */
export type LimitStore = {
  /** Counts an attempt, as one point or as several. */
  take: (limit: RateLimit, key: string, points?: number) => Promise<LimitAnswer>
  /** Reads without counting: for limits that count failures only. */
  peek: (limit: RateLimit, key: string) => Promise<LimitAnswer>
  /** Reverts the count of an attempt that turned out not to be one. */
  giveBack: (limit: RateLimit, key: string) => Promise<void>
}

/** Counts across all containers if there is a Redis, otherwise within this process. */
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
    take: async (limit, key, points) => {
      const counter = await limiterOf(limit).count(key, points)
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

const limits = () => processWide('rate-limits', () => createLimitStore(sharedRedis()))

/** Counts an attempt against a limit. A refusal is answered with 429 and `Retry-After`. */
export const consumeLimit: LimitStore['take'] = (limit, key, points) => limits().take(limit, key, points)

/** Whether an attempt would be allowed, without counting it. */
export const peekLimit: LimitStore['peek'] = (limit, key) => limits().peek(limit, key)

/** Reverts the count of an attempt that turned out not to be one. */
export const revertLimit: LimitStore['giveBack'] = (limit, key) => limits().giveBack(limit, key)
