import 'server-only'
import { randomUUID } from 'node:crypto'
import { currentRequestId } from '@/lib/request/request-context'
import { LOCKED, type Problem } from '@/lib/result/result'
import { LOCKED_RETRY_AFTER_SECONDS, withLock } from '@/lib/state/lock.server'
import { ownerOf, type Shopper } from './shopper.server'

/**
 * Runs a change of a cart under the lock of the cart; a cart that does not exist yet needs no lock. If the
 * lock cannot be acquired in time, nothing is done and `whenBusy` makes the caller's result. `lost` aborts if
 * the lock is lost during the work; then no further write may begin.
 */
export async function withCartLock<T>(
  shopper: Shopper,
  whenBusy: (problem: Problem) => T,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(shopper)
  if (owner === undefined) return work(new AbortController().signal)
  const done = await withLock(`cart/${owner}`, work)
  return done.ok ? done.value : whenBusy(cartLocked())
}

const cartLocked = (): Problem => ({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'lockCart',
  requestId: currentRequestId() ?? randomUUID(),
  code: LOCKED,
  retryAfterSeconds: LOCKED_RETRY_AFTER_SECONDS,
})
