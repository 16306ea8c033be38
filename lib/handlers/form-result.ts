import { z } from 'zod'
import { COOKIE_CHANGE } from '@/lib/cookies/cookie-change'
import { FLASH } from '@/lib/flash/flash'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import { isOutage, LOCKED, type Problem } from '@/lib/result/result'

/** Why nothing was done, as far as a user can do something about it. */
const FAILURE_REASON = z.enum([
  'signedOut',
  'otherAccount',
  'unknownForm',
  'rateLimited',
  'locked',
  'unavailable',
  'conflict',
])

export type FailureReason = z.infer<typeof FAILURE_REASON>

/** Done: the page to go to, and what it tells. */
export const NEXT = z.object({
  kind: z.literal('next'),
  href: z.string(),
  flash: FLASH.optional(),
  cookies: z.array(COOKIE_CHANGE).readonly().optional(),
})

/** Nothing was done; the errors are shown at the fields. */
export const REJECTED = z.object({ kind: z.literal('rejected'), errors: FORM_ERRORS })

/** Nothing is known to be done. */
export const FAILED = z.object({
  kind: z.literal('failed'),
  reason: FAILURE_REASON,
  retryAfterSeconds: z.number().optional(),
  /** Submission key under which the same may be sent again: nobody knows what became of it. */
  retryKey: z.string().optional(),
})

export type NextResult = z.infer<typeof NEXT>
type RejectedResult = z.infer<typeof REJECTED>
export type FailedResult = z.infer<typeof FAILED>

/** What became of a submitted form. */
export type ResultOf<N extends NextResult> = N | RejectedResult | FailedResult

/** Without errors: the page finds them by itself, or only its session has ended. */
export const NO_ERRORS = { fieldErrors: [], formErrors: [] }

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429

function reasonOf(problem: Problem): FailureReason {
  if (problem.status === UNAUTHORIZED) return 'signedOut'
  if (problem.status === TOO_MANY_REQUESTS) return 'rateLimited'
  if (problem.code === LOCKED) return 'locked'
  return isOutage(problem) ? 'unavailable' : 'conflict'
}

/** The failure that a problem of a back end means for a form. */
export const failedBy = (problem: Problem): FailedResult => ({
  kind: 'failed',
  reason: reasonOf(problem),
  ...(problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds }),
})

/** Which results of a form are stored for whoever submits the same again: what is done. */
export const STORED_FORM_RESULT = {
  schema: z.discriminatedUnion('kind', [NEXT, REJECTED, FAILED]),
  isFinal: ({ kind }: ResultOf<NextResult>) => kind === 'next',
}
