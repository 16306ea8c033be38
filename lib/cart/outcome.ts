import { z } from 'zod'
import { COOKIE_CHANGE } from '@/lib/cookies/cookie-change'
import { isOutage, type Problem } from '@/lib/result/result'
import { CART_WORDS } from './line-words'

/** Why nothing was done, as far as a person can do something about it. */
const TROUBLE = z.enum(['signedOut', 'otherAccount', 'unknownForm', 'busy', 'unavailable', 'refused'])

export type CartTrouble = z.infer<typeof TROUBLE>

/** Nothing was done. */
export const FAILED = z.object({
  kind: z.literal('failed'),
  trouble: TROUBLE,
  retryAfterSeconds: z.number().optional(),
  /** The key under which the same may be sent again: nobody knows what became of it. */
  retryKey: z.string().optional(),
})

export type Failed = z.infer<typeof FAILED>

/**
 * What became of a sent change of a cart, ready to be told to a script or on a page, and to be kept for
 * whoever sends the same again. `incomplete`: some of it may be sent again.
 */
export const CART_OUTCOME = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    words: CART_WORDS,
    /** Codes of the items of which more is in the cart now. */
    added: z.array(z.string()).readonly(),
    /** What is wrong with single quantities, to be told at their fields. */
    faults: z
      .array(z.object({ code: z.string(), text: z.string() }))
      .readonly()
      .optional(),
    /** Lines in the whole cart. */
    totalItems: z.int().optional(),
    cookies: z.array(COOKIE_CHANGE).readonly(),
    incomplete: z.boolean(),
    /** Where a form leads that has nothing to tell of single lines; the cart otherwise. */
    href: z.string().optional(),
  }),
  FAILED,
])

export type CartOutcome = z.infer<typeof CART_OUTCOME>

export const OUTCOME_ONCE = {
  schema: CART_OUTCOME,
  isFinal: (outcome: CartOutcome) => outcome.kind === 'done' && !outcome.incomplete,
}

const UNAUTHORIZED = 401
const TOO_MANY = 429

function troubleOf(problem: Problem): CartTrouble {
  if (problem.status === UNAUTHORIZED) return 'signedOut'
  if (problem.status === TOO_MANY) return 'busy'
  return isOutage(problem) ? 'unavailable' : 'refused'
}

export const failedBy = (problem: Problem): Failed => ({
  kind: 'failed',
  trouble: troubleOf(problem),
  ...(problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds }),
})
