import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrderAttempt } from '@/lib/backends/commerce/orders.server'
import { cartOfLook } from '@/lib/checkout/review/reviewed.server'
import type { OrderAttempt } from '@/lib/contract/commerce/order/order-attempt'
import type { AttemptedOrder, StoredAttempt } from './attempt-store.server'
import { concludeAttempt, concludeFound } from './placed-attempt.server'
import { findRecentOrder } from './recent-order.server'

/** What was sent before: its order, or that it is under way; `earlier`: before the last changes. */
type Found = { kind: 'open'; earlier?: true } | { kind: 'placed'; code: string; earlier?: true }

type Status = OrderAttempt['status']

/** What an earlier attempt of the same cart has come to; its status, where it has placed no order. */
export async function askEarlier(context: SignedInContext, known: StoredAttempt): Promise<Found | Status> {
  const asked = await fetchOrderAttempt(context, known.key)
  if (!asked.ok) return { kind: 'open' }
  return (await resultOf(context, known, asked.value)) ?? asked.value.status
}

/** Whether an order is sent again under the key of an earlier attempt of its cart, which may still arrive. */
export function goesOn(known: StoredAttempt, order: AttemptedOrder, status: Status | undefined): boolean {
  // Another card is another payment; commerce gives up the one that was not confirmed.
  if (status === 'CHALLENGE') return known.reviewed === order.reviewed
  return status === 'UNKNOWN' && known.expectedTotal === order.expectedTotal
}

/**
 * Without a cart, its order may have been placed by an attempt that is not known any more; or by the known
 * one, although it was sent before the buyer changed something and reviewed the order again.
 */
export async function placedWithout(
  context: SignedInContext,
  known: StoredAttempt | undefined,
  reviewed: string,
): Promise<Found | { kind: 'nothing' }> {
  if (known !== undefined)
    return (await cartOfLook(context, reviewed)) === known.cart
      ? earlierResult(context, known)
      : { kind: 'nothing' }
  const code = await findRecentOrder(context, Date.now())
  if (code === undefined) return { kind: 'nothing' }
  await concludeAttempt(context, code)
  return { kind: 'placed', code }
}

/**
 * What the known attempt has made of its cart, if the submitted look was at that one: the buyer has begun
 * another cart since, and sends the form of the first again.
 */
export async function placedBefore(
  context: SignedInContext,
  known: StoredAttempt,
  reviewed: string,
): Promise<Found | undefined> {
  const isKnown = known.reviewed === reviewed
  if (!isKnown && (await cartOfLook(context, reviewed)) !== known.cart) return undefined
  const asked = await fetchOrderAttempt(context, known.key)
  const result = asked.ok ? await resultOf(context, known, asked.value) : ({ kind: 'open' } as const)
  return result && { ...result, ...(!isKnown && { earlier: true }) }
}

async function earlierResult(context: SignedInContext, known: StoredAttempt): Promise<Found> {
  const asked = await fetchOrderAttempt(context, known.key)
  const result = asked.ok ? await resultOf(context, known, asked.value) : undefined
  return { ...(result ?? { kind: 'open' }), earlier: true }
}

/** The order of an attempt, or that it is under way; undefined while it has placed none. */
async function resultOf(
  context: SignedInContext,
  attempt: StoredAttempt,
  { status, orderCode: code }: OrderAttempt,
): Promise<Found | undefined> {
  if (status === 'PROCESSING') return { kind: 'open' }
  if (status !== 'PLACED') return undefined
  if (code === undefined) return { kind: 'open' }
  await concludeFound(context, code, attempt)
  return { kind: 'placed', code }
}
