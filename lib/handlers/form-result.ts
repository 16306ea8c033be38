import { z } from 'zod'
import { COOKIE_CHANGE } from '@/lib/cookies/cookie-change'
import { FLASH, FLASH_LINE } from '@/lib/flash/flash'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import { ACCOUNT_SWITCHED, isOutage, LOCKED, type Problem, QUOTE_IN_CART } from '@/lib/result/result'

/**
 * Why nothing was done, as far as the user can act on it. `unconfirmed`: it may have been done, and the cart
 * shows it. `quoted`: the cart is that of a quote, which is ordered or left first.
 */
const FAILURE_REASON = z.enum([
  'signedOut',
  'otherAccount',
  'accountSwitched',
  'unknownForm',
  'rateLimited',
  'locked',
  'unavailable',
  'unconfirmed',
  'conflict',
  'quoted',
])

export type FailureReason = z.infer<typeof FAILURE_REASON>

/** The form was carried out: the next page and its flash. */
export const NEXT = z.object({
  kind: z.literal('next'),
  href: z.string(),
  flash: FLASH.optional(),
  /**
   * Set if the next page shows the form again with what was typed, because only a part of it was carried
   * out, such as the upload of its file: the errors of the rest, or `NO_ERRORS`.
   */
  shownAgain: FORM_ERRORS.optional(),
  cookies: z.array(COOKIE_CHANGE).readonly().optional(),
})

/** Nothing was done; the errors are shown at the fields. */
export const REJECTED = z.object({ kind: z.literal('rejected'), errors: FORM_ERRORS })

/** The form failed; it is not known to have taken effect. */
export const FAILED = z.object({
  kind: z.literal('failed'),
  reason: FAILURE_REASON,
  retryAfterSeconds: z.number().optional(),
  /** Number of the quote that the cart holds. */
  quote: z.string().optional(),
  /** Submission key for a retry of the same submission, whose outcome is unknown. */
  retryKey: z.string().optional(),
  /** What was carried out before it failed, such as the upload of its file. */
  done: z.array(FLASH_LINE).readonly().optional(),
})

export type NextResult = z.infer<typeof NEXT>
type RejectedResult = z.infer<typeof REJECTED>
export type FailedResult = z.infer<typeof FAILED>

/** Result of a submitted form. */
export type ResultOf<N extends NextResult> = N | RejectedResult | FailedResult

/** Another submission for the same record is under way: nothing was done, and the form can be sent again. */
export const FORM_LOCKED: FailedResult = { kind: 'failed', reason: 'locked' }

/** No errors: the page finds them by itself, or only its session has ended. */
export const NO_ERRORS = { fieldErrors: [], formErrors: [] }

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429

function reasonOf(problem: Problem): FailureReason {
  if (problem.status === UNAUTHORIZED) return 'signedOut'
  if (problem.status === TOO_MANY_REQUESTS) return 'rateLimited'
  if (problem.code === LOCKED) return 'locked'
  if (problem.code === QUOTE_IN_CART) return 'quoted'
  if (problem.code === ACCOUNT_SWITCHED) return 'accountSwitched'
  return isOutage(problem) ? 'unavailable' : 'conflict'
}

/** The form result for a problem of a back end. */
export const failedBy = (problem: Problem): FailedResult => ({
  kind: 'failed',
  reason: reasonOf(problem),
  ...(problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds }),
  ...quoteIn(problem),
})

/** The number becomes part of a message with a link, so it may hold no markup. */
const QUOTE_NUMBER = /^[\w-]{1,40}$/

const quoteIn = ({ code, details }: Problem): Pick<FailedResult, 'quote'> => {
  const quote = details?.find(({ subjectType }) => subjectType === 'quote')?.subject
  return code === QUOTE_IN_CART && quote !== undefined && QUOTE_NUMBER.test(quote) ? { quote } : {}
}

/** Which results of a form are stored for a repeated submission: only those carried out. */
export const STORED_FORM_RESULT = {
  schema: z.discriminatedUnion('kind', [NEXT, REJECTED, FAILED]),
  isFinal: ({ kind }: ResultOf<NextResult>) => kind === 'next',
}
