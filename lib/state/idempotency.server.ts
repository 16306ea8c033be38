import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { processWide } from '@/lib/process/process-wide'
import { acquireLease, type Lease } from './lease.server'
import { sharedState } from './shared-state.server'
import { readStored, type SharedState } from './state'

const ASK_AGAIN_MS = 50
/** How long a non-final result is stored for the callers that wait for it. */
const ANSWER_SECONDS = 5

export type Once<T> = {
  key: string
  schema: z.ZodType<T>
  /**
   * Only a final result is stored. Any other result goes to the callers that wait for it, and the next call
   * runs again.
   */
  isFinal: (answer: T) => boolean
  keptSeconds: number
}

type Run<T> = () => Promise<T>

const runnerResultKey = (key: string, runner: string): string => `${key}/answer/${runner}`

/** Runs a task once per key across all containers that share a state. */
export class IdempotentRunner {
  readonly #state: SharedState
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(state: SharedState) {
    this.#state = state
  }

  run<T>(once: Once<T>, run: Run<T>): Promise<T> {
    // A key always has results of one type.
    const known = this.#running.get(once.key) as Promise<T> | undefined
    if (known !== undefined) return known
    const answer = this.#leadOrWait(once, run).finally(() => this.#running.delete(once.key))
    this.#running.set(once.key, answer)
    return answer
  }

  async #leadOrWait<T>(once: Once<T>, run: Run<T>): Promise<T> {
    let awaited: string | undefined
    for (;;) {
      const lease = await acquireLease(this.#state.leases, `lease/${once.key}`)
      const known = await this.#findAnswer(once, awaited)
      if (known !== undefined) {
        if (lease.ok) await lease.value.end()
        return known.answer
      }
      if (lease.ok) return this.#lead(once, lease.value, run)
      awaited = lease.error
      await sleep(ASK_AGAIN_MS)
    }
  }

  /** The stored result, or the non-final result of the run that was waited for. */
  async #findAnswer<T>({ key, schema }: Once<T>, awaited: string | undefined) {
    const answered = z.object({ answer: schema })
    const kept = readStored(await this.#state.get(key), answered)
    if (kept !== undefined || awaited === undefined) return kept
    return readStored(await this.#state.get(runnerResultKey(key, awaited)), answered)
  }

  async #lead<T>({ key, isFinal, keptSeconds }: Once<T>, { token, end }: Lease, run: Run<T>): Promise<T> {
    try {
      const answer = await run()
      const text = JSON.stringify({ answer })
      if (isFinal(answer)) await this.#state.set(key, text, keptSeconds)
      else await this.#state.set(runnerResultKey(key, token), text, ANSWER_SECONDS)
      return answer
    } finally {
      await end()
    }
  }
}

/**
 * Runs a task once across all containers: concurrent callers wait for the result, later callers get the
 * stored one. If the running process dies, one of the waiting callers runs the task again, so `run` must be
 * idempotent.
 */
export const runIdempotent = <T>(once: Once<T>, run: Run<T>): Promise<T> =>
  processWide('idempotent-runner', () => new IdempotentRunner(sharedState())).run(once, run)
