import type { Dependency } from '@/lib/result/result'

/** Timeout of one operation, its retry included, and size limit of its response. */
export type CallLimits = { deadlineMs: number; maxBytes: number }

const MEGABYTE = 1_048_576

/** Defaults per back end; an operation may set a shorter timeout or a larger size itself. */
export const CALL_LIMITS: Readonly<Record<Dependency, CallLimits>> = {
  identity: { deadlineMs: 10_000, maxBytes: MEGABYTE },
  'login-service': { deadlineMs: 5_000, maxBytes: MEGABYTE },
  commerce: { deadlineMs: 10_000, maxBytes: 4 * MEGABYTE },
  // Short, because every page waits for header and footer.
  content: { deadlineMs: 1_500, maxBytes: MEGABYTE / 2 },
  // No page waits longer for its flags.
  flags: { deadlineMs: 1_000, maxBytes: MEGABYTE },
  payment: { deadlineMs: 4_000, maxBytes: MEGABYTE / 16 },
  captcha: { deadlineMs: 3_000, maxBytes: MEGABYTE / 16 },
}

export const DEPENDENCIES: readonly Dependency[] = [
  'identity',
  'login-service',
  'commerce',
  'content',
  'flags',
  'payment',
  'captcha',
]

/**
 * Number of consecutive outages that open the circuit of a dependency, and how long it stays open by default
 * before one call probes the dependency.
 */
export const BREAKER_OUTAGES = 5
export const BREAKER_PAUSE_MS = 10_000

/** A call with less time left is not started: it would time out, perhaps after its effect. */
export const LEAST_CALL_MS = 100
