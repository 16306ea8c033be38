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
import { processWide } from '@/lib/process/process-wide'
import type { Dependency, Problem, Result } from '@/lib/result/result'

/** `openedAt`: when it opened last, on the clock of `performance.now()`. */
type Circuit = { policy: CircuitBreakerPolicy; lastOutcome: Outcome | undefined; openedAt: number }

/** Result of the latest call to a dependency. `at` is epoch milliseconds. */
type Outcome = { kind: 'ok' | Problem['kind']; at: number }

export type DependencyState = { circuit: 'closed' | 'open' | 'half-open'; lastOutcome: Outcome | undefined }

const circuits = () => processWide('circuit-breakers', () => new Map<Dependency, Circuit>())

type Attempt = { result: Result<unknown, Problem> }

/**
 * Whether a problem shows that the back end as a whole is down. An error of one operation (500, contract
 * violation) or a refusal (4xx) must not open the circuit for the others.
 */
const isAway = (problem: Problem): boolean =>
  problem.kind === 'timeout' ||
  (problem.kind === 'network' && problem.code !== 'aborted') ||
  (problem.kind === 'http' && problem.status !== undefined && problem.status > 500)

const isAwayAttempt = (outcome: unknown): boolean => {
  const { result } = outcome as Attempt // the policy passes on the value that `throughBreaker` returns to it
  return !result.ok && isAway(result.error)
}

function circuitOf(dependency: Dependency): Circuit {
  const known = circuits().get(dependency)
  if (known !== undefined) return known
  return setCircuit(dependency, undefined)
}

function setCircuit(
  dependency: Dependency,
  lastOutcome: Outcome | undefined,
  initialState?: unknown,
): Circuit {
  const policy = circuitBreaker(handleWhenResult(isAwayAttempt), {
    halfOpenAfter: getBreakerPause(),
    breaker: new ConsecutiveBreaker(BREAKER_OUTAGES),
    ...(initialState !== undefined && { initialState }),
  })
  const circuit: Circuit = { policy, lastOutcome, openedAt: performance.now() }
  policy.onBreak(() => {
    circuit.openedAt = performance.now()
  })
  circuits().set(dependency, circuit)
  return circuit
}

/** Initial state of an open circuit breaker that lets the next call through, as cockatiel serializes it. */
const PAUSED_LONG_AGO = {
  ownState: { value: CircuitState.Open, openedAt: 0, attemptNo: 1 },
  breakerState: BREAKER_OUTAGES,
}

/**
 * The circuit that an attempt has to pass. The library takes the time from the clock of the day: if that is
 * set back, it would leave the back end alone for as long, so an open circuit is replaced after its pause.
 */
function circuitToPass(dependency: Dependency): Circuit {
  const circuit = circuitOf(dependency)
  const isOver =
    circuit.policy.state === CircuitState.Open && performance.now() - circuit.openedAt >= getBreakerPause()
  return isOver ? setCircuit(dependency, circuit.lastOutcome, PAUSED_LONG_AGO) : circuit
}

/**
 * Runs an attempt unless the circuit is open; then returns `undefined` at once, so that no page waits for
 * the dependency.
 */
export async function throughBreaker<T>(
  dependency: Dependency,
  attempt: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem> | undefined> {
  const circuit = circuitToPass(dependency)
  // The policy would make callers wait until its probe ends; a page has its own, shorter deadline.
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

/** State of a dependency as known from earlier calls; makes no call itself. */
export function getDependencyState(dependency: Dependency): DependencyState {
  const { policy, lastOutcome } = circuitOf(dependency)
  if (policy.state === CircuitState.Closed) return { circuit: 'closed', lastOutcome }
  return { circuit: policy.state === CircuitState.HalfOpen ? 'half-open' : 'open', lastOutcome }
}
