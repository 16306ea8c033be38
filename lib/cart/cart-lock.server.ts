import 'server-only'
import { randomUUID } from 'node:crypto'
import { currentRequestId } from '@/lib/request/request-context'
import { LOCKED, type Problem } from '@/lib/result/result'
import { withLock } from '@/lib/state/lock.server'
import { ownerOf, type Shopper } from './shopper.server'

/** Most changes of a cart are done by then. */
const RETRY_AFTER_SECONDS = 5

/**
 * Runs a change of a cart while no other one changes it; a cart that is not there yet is nobody else's. Where
 * another change takes too long, nothing is done and `whenBusy` says what that means to the caller. `lost`
 * aborts where the lock is lost in the middle: what is left must not begin any more.
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
  retryAfterSeconds: RETRY_AFTER_SECONDS,
})
