import { formError } from '@/lib/forms/form-errors'
import { isOutage, type Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { rateLimitedMessage } from './rate-limited'
import type { StepAnswer } from './step-answer'

/** Shows the step's page again. */
export type BackToStep = Extract<StepAnswer, { kind: 'back' }>

/**
 * Shows the page again as it is. If another question has replaced the one that the user goes back from, the
 * page shows that question.
 */
export const UNCHANGED: BackToStep = { kind: 'back', status: 200 }

export const rejected = (status: number, code: string): BackToStep => ({
  kind: 'back',
  status,
  errors: formError(code),
})

/** A rate limit applies; the message states the waiting time where it is known. */
export function rateLimited(
  locale: Locale,
  code: 'busy' | 'tooManyAttempts',
  retryAfterSeconds: number | undefined,
): BackToStep {
  if (retryAfterSeconds === undefined) return rejected(429, 'tooManyRequests')
  const errors = rateLimitedMessage(locale, code, retryAfterSeconds)
  return { kind: 'back', status: 429, errors, retryAfterSeconds }
}

/** The message for a failure: wait, try again, or the step was changed elsewhere. */
export function failedBecauseOf(locale: Locale, problem: Problem): BackToStep {
  if (problem.status === 429) {
    const code = problem.code === 'TooManyRequestsError' ? 'tooManyAttempts' : 'busy'
    return rateLimited(locale, code, problem.retryAfterSeconds)
  }
  if (problem.kind === 'timeout') return rejected(504, 'timeout')
  return isOutage(problem) ? rejected(503, 'unavailable') : rejected(409, 'conflict')
}
