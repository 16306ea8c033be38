/**
 * Outcome of a call that may fail. Failures are values: the caller decides what the person sees (spec §8),
 * so no transport text ever reaches a page.
 */
export type Result<T, E = Problem> = { ok: true; value: T } | { ok: false; error: E }

/**
 * Why a back-end call failed.
 * - `network`: refused, reset, DNS · `timeout`: deadline passed · `http`: an unexpected status
 * - `contract`: answer not of the agreed shape · `domain`: the back end refused with a code of its contract
 *   `status` is the upstream HTTP status where there was an answer; `details` are the back end's own error
 *   entries.
 */
export type Problem = {
  kind: 'network' | 'timeout' | 'http' | 'contract' | 'domain'
  dependency: Dependency
  operation: string
  requestId: string
  status?: number
  code?: string
  details?: readonly ProblemDetail[]
  retryAfterSeconds?: number
}

export type ProblemDetail = { type: string; reason?: string; subject?: string; subjectType?: string }

/** Code of a problem: another change of the same thing takes too long, and nothing was done. */
export const LOCKED = 'locked'

export type Dependency = 'identity' | 'login-service' | 'commerce' | 'content' | 'flags'

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const failed = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** An outage is neither "no" nor "signed out": callers show the service-problem screen for it. */
export const isOutage = (problem: Problem): boolean =>
  problem.kind !== 'domain' &&
  !(problem.kind === 'http' && problem.status !== undefined && problem.status < 500)
