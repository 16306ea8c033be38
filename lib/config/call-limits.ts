import type { Dependency } from '@/lib/result/result'

/** How long one operation may take in all, its retry included, and how much it may answer. */
export type CallLimits = { deadlineMs: number; maxBytes: number }

const MEGABYTE = 1_048_576

/** Defaults per back end; an operation that must be quicker or may be larger says so itself. */
export const CALL_LIMITS: Readonly<Record<Dependency, CallLimits>> = {
  identity: { deadlineMs: 10_000, maxBytes: MEGABYTE },
  'login-service': { deadlineMs: 5_000, maxBytes: MEGABYTE },
  commerce: { deadlineMs: 10_000, maxBytes: 4 * MEGABYTE },
  // A page never waits longer than this for its frame.
  content: { deadlineMs: 1_500, maxBytes: MEGABYTE / 2 },
  flags: { deadlineMs: 2_000, maxBytes: MEGABYTE },
}

export const DEPENDENCIES: readonly Dependency[] = [
  'identity',
  'login-service',
  'commerce',
  'content',
  'flags',
]

/**
 * A dependency is left alone after this many outages in a row, by default for this long; then one call probes
 * it.
 */
export const BREAKER_OUTAGES = 5
export const BREAKER_PAUSE_MS = 10_000

/** A call with less time than this before it would only be cut off, perhaps after its effect. */
export const LEAST_CALL_MS = 100
