import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { processWide } from '@/lib/process/process-wide'
import { remainingRequestMs } from '@/lib/request/request-context'
import { failed, ok, type Result } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'
import { acquireLease, type Lease } from './lease.server'
import type { Leases } from './leases'
import { sharedState } from './shared-state.server'

/** Seconds after which a caller that did not get a lock may try again: most work is done by then. */
export const LOCKED_RETRY_AFTER_SECONDS = 5

/** Time of a request that is reserved for the work itself and for the response. */
const RESERVE_MS = 2_000
const ASK_AGAIN_MS = 20

/** A lock could not be acquired in time, so nothing was done; the response is 503. */
export class LockedError extends Error {
  constructor(name: string) {
    // The rest of a name contains user data.
    super(`locked: ${name.slice(0, name.indexOf('/'))}`)
  }
}

/** `lost` aborts when another holder may have the lock. */
type Work<T> = (lost: AbortSignal) => Promise<T>

/** Mutexes: a queue per name within the process, and a lease per name among the containers. */
export class Locks {
  readonly #leases: Leases
  /** The end of the last queued work of each name. */
  readonly #queues = new Map<string, Promise<void>>()

  constructor(leases: Leases) {
    this.#leases = leases
  }

  /**
   * Runs the work under the lock; fails with `busy` if the lock is not acquired while the caller can wait.
   */
  async run<T>(name: string, work: Work<T>): Promise<Result<T, 'busy'>> {
    const giveUpAt = performance.now() + this.#timeoutMs()
    const before = this.#queues.get(name)
    const turn = Promise.withResolvers<void>()
    const last = before === undefined ? turn.promise : before.then(() => turn.promise)
    this.#queues.set(name, last)
    try {
      if (before !== undefined && !(await isOverBy(giveUpAt, before))) return failed('busy')
      const lease = await this.#awaitLease(`lock/${name}`, giveUpAt)
      if (lease === undefined) return failed('busy')
      return ok(await work(lease.lost).finally(lease.end))
    } finally {
      turn.resolve()
      if (this.#queues.get(name) === last) this.#queues.delete(name)
    }
  }

  #timeoutMs(): number {
    const left = remainingRequestMs()
    const { waitMs } = this.#leases.times
    return left === undefined ? waitMs : Math.min(waitMs, Math.max(0, left - RESERVE_MS))
  }

  async #awaitLease(name: string, giveUpAt: number): Promise<Lease | undefined> {
    for (;;) {
      const lease = await acquireLease(this.#leases, name)
      if (lease.ok) return lease.value
      if (performance.now() >= giveUpAt) return undefined
      await sleep(ASK_AGAIN_MS * (0.5 + Math.random()))
    }
  }
}

const isOverBy = (time: number, turn: Promise<void>): Promise<boolean> =>
  withTimeout(Math.max(0, time - performance.now()), turn).then(
    () => true,
    () => false,
  )

/**
 * Serializes a read-modify-write on a name, in this process and, by a lease, across containers. The lock is
 * held while the work runs, up to a maximum time; then `lost` aborts and the work must begin nothing more. A
 * caller that waits too long gets `busy`: the work never runs without the lock. Locks of one name do not
 * nest.
 */
export const withLock = <T>(name: string, work: Work<T>): Promise<Result<T, 'busy'>> =>
  processWide('locks', () => new Locks(sharedState().leases)).run(name, work)
