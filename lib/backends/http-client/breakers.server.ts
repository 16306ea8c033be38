import 'server-only'
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel'
import { BREAKER_OUTAGES } from '@/lib/config/call-limits'
import { getBreakerPause } from '@/lib/config/env.server'
import type { Dependency, Problem, Result } from '@/lib/result/result'

type Circuit = { policy: CircuitBreakerPolicy; lastOutcome: Outcome | undefined }

/** How the latest call to a dependency ended. `at` is epoch milliseconds. */
type Outcome = { kind: 'ok' | Problem['kind']; at: number }

export type DependencyState = { circuit: 'closed' | 'open' | 'half-open'; lastOutcome: Outcome | undefined }

// The framework bundles this file once per entry; one dependency must have one breaker in the process.
declare global {
  var storeCircuits: Map<Dependency, Circuit> | undefined
}

type Attempt = { result: Result<unknown, Problem> }

/**
 * Only what shows that the back end as a whole is away: an answer that is merely wrong (500, off contract) or
 * refuses (4xx) comes from one operation and must not close the others.
 */
const isAway = (problem: Problem): boolean =>
  problem.kind === 'timeout' ||
  (problem.kind === 'network' && problem.code !== 'aborted') ||
  (problem.kind === 'http' && problem.status !== undefined && problem.status > 500)

const isAwayAttempt = (outcome: unknown): boolean => {
  const { result } = outcome as Attempt // the policy hands back what `throughBreaker` gave it
  return !result.ok && isAway(result.error)
}

function circuitOf(dependency: Dependency): Circuit {
  globalThis.storeCircuits ??= new Map()
  const known = globalThis.storeCircuits.get(dependency)
  if (known !== undefined) return known
  const policy = circuitBreaker(handleWhenResult(isAwayAttempt), {
    halfOpenAfter: getBreakerPause(),
    breaker: new ConsecutiveBreaker(BREAKER_OUTAGES),
  })
  const circuit: Circuit = { policy, lastOutcome: undefined }
  globalThis.storeCircuits.set(dependency, circuit)
  return circuit
}

/**
 * Runs an attempt unless the dependency is known to be away; then `undefined` at once, so that no page waits
 * for it.
 */
export async function throughBreaker<T>(
  dependency: Dependency,
  attempt: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem> | undefined> {
  const circuit = circuitOf(dependency)
  // The policy would hold callers until its probe ends; a page has its own, shorter deadline.
  if (circuit.policy.state === CircuitState.HalfOpen) return undefined
  try {
    const { result } = await circuit.policy.execute(async () => ({ result: await attempt() }))
    circuit.lastOutcome = { kind: result.ok ? 'ok' : result.error.kind, at: Date.now() }
    return result
  } catch (error) {
    if (isBrokenCircuitError(error)) return undefined
    throw error
  }
}

/** What the process knows of a dependency from its own calls; nothing is called to find out. */
export function getDependencyState(dependency: Dependency): DependencyState {
  const { policy, lastOutcome } = circuitOf(dependency)
  if (policy.state === CircuitState.Closed) return { circuit: 'closed', lastOutcome }
  return { circuit: policy.state === CircuitState.HalfOpen ? 'half-open' : 'open', lastOutcome }
}
