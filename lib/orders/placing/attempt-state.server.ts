import 'server-only'
import { attemptReference } from '@/lib/backends/commerce/attempt-reference'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrderAttempt } from '@/lib/backends/commerce/orders.server'
import type { OrderDeclineReason } from '@/lib/contract/commerce/order/order-attempt'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { readAttempt, type StoredAttempt, wasRefused } from './attempt-store.server'
import { concludeFound, hasNextCart } from './placed-attempt.server'
import { findRecentOrder } from './recent-order.server'

/** After this time, an attempt without a result is shown as unclear. */
const CLEAR_WITHIN_MS = 60_000

/** As long as a request that places an order may be under way, so that it may still arrive. */
const ARRIVES_WITHIN_MS = 15_000

/**
 * An attempt that has placed no order so far. `lost`: it never arrived, so nothing was ordered. `unclear`:
 * the result is not known; `reference` is for customer support.
 */
export type UnconfirmedAttempt =
  | { state: 'processing' | 'lost' }
  | { state: 'challenge'; url?: string }
  | { state: 'unclear'; reference: string }
  | { state: 'declined'; reason: Exclude<OrderDeclineReason, 'cartChanged'> }

/**
 * What has become of an attempt to place an order. `changed`: its cart changed while the bank was asked, and
 * nothing was ordered; `reviewed` is the look that it was sent from. `none`: there is none to speak of.
 */
type AttemptState =
  | { state: 'none' }
  | { state: 'placed'; code: string }
  | { state: 'changed'; reviewed: string }
  | UnconfirmedAttempt

/**
 * What has become of the latest attempt, if there was one; where none is known, an order that was just placed
 * is its result. Once an attempt has placed an order, it is concluded. That a cart has changed is of interest
 * until the next one is begun.
 * @param now epoch milliseconds
 */
export async function readAttemptState(
  context: SignedInContext,
  now: number,
): Promise<Result<AttemptState, Problem>> {
  const attempt = await readAttempt(context)
  const read =
    attempt === undefined
      ? ok(await recentState(context, now))
      : await fetchAttemptState(context, attempt, now)
  if (!read.ok) return read
  const { value: state } = read
  if (state.state === 'placed') await concludeFound(context, state.code, attempt)
  if (state.state === 'changed' && (await hasNextCart(context, attempt)) === true)
    return ok({ state: 'none' })
  return read
}

async function recentState(context: SignedInContext, now: number): Promise<AttemptState> {
  const code = await findRecentOrder(context, now)
  return code === undefined ? { state: 'none' } : { state: 'placed', code }
}

/** Asks commerce what has become of an attempt. An outage counts as an answer that is not there yet. */
export async function fetchAttemptState(
  context: SignedInContext,
  attempt: StoredAttempt,
  now: number,
): Promise<Result<AttemptState, Problem>> {
  const asked = await fetchOrderAttempt(context, attempt.key)
  if (!asked.ok) return asked.error.status === 401 ? failed(asked.error) : ok(stillOpen(attempt, now))
  const { status, orderCode, reason, challenge } = asked.value
  switch (status) {
    case 'PLACED':
      return ok(orderCode === undefined ? stillOpen(attempt, now) : { state: 'placed', code: orderCode })
    case 'DECLINED':
      return ok(
        reason === 'cartChanged'
          ? { state: 'changed', reviewed: attempt.reviewed }
          : { state: 'declined', reason: reason ?? 'generic' },
      )
    case 'CHALLENGE':
      return ok({ state: 'challenge', ...(challenge && { url: challenge.url }) })
    case 'UNKNOWN':
      return ok(await unheardState(attempt, now))
    case 'PROCESSING':
      return ok(stillOpen(attempt, now))
  }
}

/** The state of an attempt that commerce does not know: it may still arrive, unless it was refused. */
export async function unheardState(
  attempt: StoredAttempt,
  now: number,
): Promise<{ state: 'none' | 'processing' | 'lost' }> {
  if (await wasRefused(attempt)) return { state: 'none' }
  return { state: now - attempt.startedAt > ARRIVES_WITHIN_MS ? 'lost' : 'processing' }
}

function stillOpen({ key, startedAt }: StoredAttempt, now: number): UnconfirmedAttempt {
  if (now - startedAt <= CLEAR_WITHIN_MS) return { state: 'processing' }
  return { state: 'unclear', reference: attemptReference(key) }
}
