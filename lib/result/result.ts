/**
 * Result of a call that may fail. Failures are values: the caller decides what the user sees (spec §8), so
 * no transport error text ever reaches a page.
 */
export type Result<T, E = Problem> = { ok: true; value: T } | { ok: false; error: E }

/**
 * Why a back-end call failed.
 * - `network`: refused, reset, DNS · `timeout`: deadline passed · `http`: an unexpected status
 * - `contract`: the response violates the contract · `domain`: the back end refused with a code of its
 *   contract
 * `status` is the upstream HTTP status if there was a response; `details` are the back end's own error
 * entries.
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

/** Code of a problem: the lock was not free in time, and nothing was done. */
export const LOCKED = 'locked'

/** Code of a problem: the cart is for another account than the page showed, and nothing was done. */
export const ACCOUNT_SWITCHED = 'account-switched'

/** Code of a problem: the cart is that of a quote, whose lines, vouchers and account stay as offered. */
export const QUOTE_IN_CART = 'CartQuoteAccessError'

export type Dependency =
  | 'identity'
  | 'login-service'
  | 'commerce'
  | 'content'
  | 'flags'
  | 'payment'
  | 'captcha'

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const failed = <E>(error: E): Result<never, E> => ({ ok: false, error })

/**
 * Whether a problem is an outage, for which callers show the service-unavailable page; an outage is neither
 * a refusal nor an ended session.
 */
export const isOutage = (problem: Problem): boolean =>
  problem.kind !== 'domain' &&
  !(problem.kind === 'http' && problem.status !== undefined && problem.status < 500)

/** Codes of a network problem that arises before anything is sent. */
const NEVER_SENT: readonly (string | undefined)[] = [
  'circuit-open',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** Code of a call that was not begun, because the time of its request was used up. */
export const NOT_BEGUN = 'not-begun'

/** Whether the back end never received the call. */
export const wasNeverSent = ({ kind, code }: Problem): boolean =>
  kind === 'network' ? NEVER_SENT.includes(code) : kind === 'timeout' && code === NOT_BEGUN

const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 504]

/**
 * Whether a failed write may have taken effect: it was sent, and no answer of the back end came back, or one
 * that cannot be read.
 */
export function isUnconfirmed(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http':
      return GATEWAY_STATUSES.includes(problem.status)
    case 'contract':
      return problem.code !== 'unsendable'
    case 'network':
    case 'timeout':
      return !wasNeverSent(problem)
    default:
      return false
  }
}
