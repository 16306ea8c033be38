import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sharedState } from './shared-state.server'
import { readStored, type SharedState } from './state'

/** A runner that has not been heard of for this long is taken for dead. */
const LEASE_SECONDS = 5
const ASK_AGAIN_MS = 50
/** Time for those who wait to fetch an answer that is not kept. */
const TOLD_SECONDS = 5

export type Once<T> = {
  key: string
  schema: z.ZodType<T>
  /**
   * Only the last word is kept; any other answer goes to those who waited for it, and the next one tries
   * again.
   */
  isFinal: (answer: T) => boolean
  keptSeconds: number
}

type Run<T> = () => Promise<T>

const toldKey = (key: string, runner: string): string => `${key}/told/${runner}`

/** Runs things once for all containers that share a state. */
export class IdempotentRunner {
  readonly #state: SharedState
  readonly #leaseSeconds: number
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(state: SharedState, leaseSeconds = LEASE_SECONDS) {
    this.#state = state
    this.#leaseSeconds = leaseSeconds
  }

  run<T>(once: Once<T>, run: Run<T>): Promise<T> {
    // One key stands for one kind of answers.
    const known = this.#running.get(once.key) as Promise<T> | undefined
    if (known !== undefined) return known
    const answer = this.#leadOrWait(once, run).finally(() => this.#running.delete(once.key))
    this.#running.set(once.key, answer)
    return answer
  }

  async #leadOrWait<T>(once: Once<T>, run: Run<T>): Promise<T> {
    const { key, schema } = once
    const answered = z.object({ answer: schema })
    const self = randomUUID()
    let awaited: string | undefined
    for (;;) {
      const isOurs = await this.#state.setIfAbsent(key, JSON.stringify({ runner: self }), this.#leaseSeconds)
      const told = awaited && readStored(await this.#state.get(toldKey(key, awaited)), answered)
      if (told) {
        if (isOurs) await this.#state.delete(key)
        return told.answer
      }
      if (isOurs) return this.#lead(once, self, run)
      const text = await this.#state.get(key)
      const entry = readStored(text, z.union([answered, z.object({ runner: z.string() })]))
      // Kept by another release of the store: what it says cannot be understood.
      if (text !== undefined && entry === undefined) return run()
      if (entry !== undefined && 'answer' in entry) return entry.answer
      awaited = entry?.runner ?? awaited
      await sleep(ASK_AGAIN_MS)
    }
  }

  async #lead<T>({ key, isFinal, keptSeconds }: Once<T>, self: string, run: Run<T>): Promise<T> {
    const endLease = this.#keepLease(key, self)
    try {
      const answer = await run()
      await endLease()
      const text = JSON.stringify({ answer })
      if (isFinal(answer)) await this.#state.set(key, text, keptSeconds)
      else {
        await this.#state.set(toldKey(key, self), text, TOLD_SECONDS)
        await this.#state.delete(key)
      }
      return answer
    } catch (fault) {
      await endLease()
      await this.#state.delete(key)
      throw fault
    }
  }

  /** Prolongs a lease until it is ended. */
  #keepLease(key: string, self: string): () => Promise<void> {
    const lease = JSON.stringify({ runner: self })
    let renewal = Promise.resolve()
    const renew = async () => {
      if ((await this.#state.get(key)) === lease) await this.#state.set(key, lease, this.#leaseSeconds)
    }
    const timer = setInterval(() => {
      renewal = renewal.then(renew)
    }, this.#leaseSeconds * 300)
    return () => {
      clearInterval(timer)
      return renewal
    }
  }
}

// The framework bundles this file once per entry; whoever asks for the same thing must meet.
declare global {
  var storeOnceRunner: IdempotentRunner | undefined
}

/**
 * Runs something once for all containers: whoever asks meanwhile waits for the answer, whoever asks later
 * gets the one that was kept. Where the runner dies, one of those who wait runs it again, so `run` must bear
 * being repeated.
 */
export function runIdempotent<T>(once: Once<T>, run: Run<T>): Promise<T> {
  globalThis.storeOnceRunner ??= new IdempotentRunner(sharedState())
  return globalThis.storeOnceRunner.run(once, run)
}
