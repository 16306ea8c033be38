import { formError } from '@/lib/forms/form-errors'
import { isOutage, type Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { rateLimitedMessage } from './rate-limited'
import type { StepAnswer } from './step-answer'

/** The step's page again. */
export type BackToStep = Extract<StepAnswer, { kind: 'back' }>

/**
 * The page again as it is; who goes back from a question that another one has replaced gets to see that one.
 */
export const UNCHANGED: BackToStep = { kind: 'back', status: 200 }

export const rejected = (status: number, code: string): BackToStep => ({
  kind: 'back',
  status,
  errors: formError(code),
})

/** Somebody has to wait; for how long is told where it is known. */
export function rateLimited(
  locale: Locale,
  code: 'busy' | 'tooManyAttempts',
  retryAfterSeconds: number | undefined,
): BackToStep {
  if (retryAfterSeconds === undefined) return rejected(429, 'tooManyRequests')
  const errors = rateLimitedMessage(locale, code, retryAfterSeconds)
  return { kind: 'back', status: 429, errors, retryAfterSeconds }
}

/** What people are told of a failure: to wait, to try again, or that the step has changed meanwhile. */
export function failedBecauseOf(locale: Locale, problem: Problem): BackToStep {
  if (problem.status === 429) {
    const code = problem.code === 'TooManyRequestsError' ? 'tooManyAttempts' : 'busy'
    return rateLimited(locale, code, problem.retryAfterSeconds)
  }
  if (problem.kind === 'timeout') return rejected(504, 'timeout')
  return isOutage(problem) ? rejected(503, 'unavailable') : rejected(409, 'conflict')
}
