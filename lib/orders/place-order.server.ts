import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrderAttempt, placeOrder } from '@/lib/backends/commerce/orders.server'
import { payableOf } from '@/lib/cart/cart-total'
import { cartOfLook, reviewedId } from '@/lib/checkout/review/reviewed.server'
import type { ShownOn } from '@/lib/checkout/shown-on'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { expectedTotalOf } from '@/lib/contract/commerce/order/expected-total'
import type { OrderAttempt } from '@/lib/contract/commerce/order/order-attempt'
import { ok, type Problem, type Result } from '@/lib/result/result'
import {
  type AttemptedOrder,
  readAttempt,
  renewAttempt,
  type StoredAttempt,
  startAttempt,
} from './attempt-store.server'
import { type OrderRefusal, refusalOf } from './order-refusal'
import { concludeAttempt, concludeFound } from './placed-attempt.server'
import { findRecentOrder } from './recent-order.server'

const CART_DEADLINE_MS = 3_000

/** What stops a new attempt before it is sent. */
export type RefusedAdmission = 'statementRequired' | 'captchaFailed' | 'captchaUnavailable'

/**
 * Result of a request to place an order. `open`: the page of the attempt shows its state; `earlier`: it was
 * sent before the last changes of the buyer. `changed`: the cart is not as it was reviewed. Unless it is
 * `placed` or `open`, nothing was ordered.
 */
export type Placing =
  | { kind: 'placed'; code: string; earlier?: true }
  | { kind: 'open'; earlier?: true }
  | { kind: 'changed' }
  | { kind: OrderRefusal | 'nothing' | RefusedAdmission }
  | { kind: 'numberUsed' | 'failed'; problem: Problem }

type Options = {
  /** Asked before a new attempt only, since a token of a captcha is valid once. */
  admit?: (cart: Cart) => Promise<RefusedAdmission | undefined>
  /** Whether the box for marketing is ticked. */
  marketing?: boolean
}

/**
 * Places an order from the active cart as it was reviewed. Any number of requests, from several tabs or after
 * a crash, place one order: they share the key of the attempt.
 * @param look id of what the review has shown, and its page
 */
export async function placeReviewedOrder(
  context: SignedInContext,
  { reviewed, shownOn }: { reviewed: string; shownOn?: ShownOn },
  { admit, marketing }: Options = {},
): Promise<Placing> {
  const [read, known] = await Promise.all([readActiveCart(context), readAttempt(context)])
  const isKnown = known?.reviewed === reviewed
  if (!read.ok) return isKnown ? { kind: 'open' } : { kind: 'failed', problem: read.error }
  const cart = read.value
  if (cart === undefined || cart.entries.length === 0)
    return isKnown ? { kind: 'open' } : placedWithout(context, known, reviewed)
  if (known !== undefined && known.cart !== cart.guid) {
    const before = await placedBefore(context, known, reviewed)
    if (before !== undefined) return before
  }
  const total = payableOf(cart)
  if (total === undefined || reviewedId(context, cart) !== reviewed)
    return { kind: lacksCard(cart) ? 'cardMissing' : 'changed' }
  const card = cart.paymentInfo?.id
  const order = {
    cart: cart.guid,
    expectedTotal: expectedTotalOf(total),
    reviewed,
    ...(card !== undefined && { card }),
    ...(marketing === true && { marketing }),
    ...(shownOn !== undefined && { shownOn }),
  }
  const earlier = await earlierAttempt(context, order, known)
  if (earlier !== undefined && 'kind' in earlier) return isKnown ? earlier : { ...earlier, earlier: true }
  if (earlier !== undefined) return sendAttempt(context, cart, await renewAttempt(context, earlier, order))
  const refused = await admit?.(cart)
  if (refused !== undefined) return { kind: refused }
  return sendAttempt(context, cart, await startAttempt(context, order, known))
}

/** A card that was to pay is gone: it was deleted in another tab. */
const lacksCard = ({ paymentType, paymentInfo }: Cart): boolean =>
  paymentType?.code === 'CARD' && paymentInfo === undefined

/**
 * Without a cart, its order may have been placed by an attempt that is not known any more; or by the known
 * one, although it was sent before the buyer changed something and reviewed the order again.
 */
async function placedWithout(
  context: SignedInContext,
  known: StoredAttempt | undefined,
  reviewed: string,
): Promise<Placing> {
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
async function placedBefore(
  context: SignedInContext,
  known: StoredAttempt,
  reviewed: string,
): Promise<Placing | undefined> {
  const isKnown = known.reviewed === reviewed
  if (!isKnown && (await cartOfLook(context, reviewed)) !== known.cart) return undefined
  const asked = await fetchOrderAttempt(context, known.key)
  const result = asked.ok ? await resultOf(context, known, asked.value) : ({ kind: 'open' } as const)
  return result && { ...result, ...(!isKnown && { earlier: true }) }
}

async function earlierResult(context: SignedInContext, known: StoredAttempt): Promise<Placing> {
  const asked = await fetchOrderAttempt(context, known.key)
  const result = asked.ok ? await resultOf(context, known, asked.value) : undefined
  return { ...(result ?? { kind: 'open' }), earlier: true }
}

/** The order of an attempt, or that it is under way; undefined while it has placed none. */
async function resultOf(
  context: SignedInContext,
  attempt: StoredAttempt,
  { status, orderCode: code }: OrderAttempt,
): Promise<{ kind: 'open' } | { kind: 'placed'; code: string } | undefined> {
  if (status === 'PROCESSING') return { kind: 'open' }
  if (status !== 'PLACED') return undefined
  if (code === undefined) return { kind: 'open' }
  await concludeFound(context, code, attempt)
  return { kind: 'placed', code }
}

async function readActiveCart(context: SignedInContext): Promise<Result<Cart | undefined, Problem>> {
  const cart = await fetchCart(context, ACTIVE_CART, CART_DEADLINE_MS)
  return !cart.ok && isCartGone(cart.error) ? ok(undefined) : cart
}

/**
 * The result of an earlier attempt of the same cart that has one, or is under way; or the attempt itself, to
 * be sent again under its own key, because it may still arrive. Undefined if a new one is needed.
 */
async function earlierAttempt(
  context: SignedInContext,
  order: AttemptedOrder,
  known: StoredAttempt | undefined,
): Promise<StoredAttempt | { kind: 'open' } | { kind: 'placed'; code: string } | undefined> {
  if (known?.cart !== order.cart) return undefined
  const asked = await fetchOrderAttempt(context, known.key)
  if (!asked.ok) return { kind: 'open' }
  switch (asked.value.status) {
    case 'PROCESSING':
    case 'PLACED':
      return resultOf(context, known, asked.value)
    case 'DECLINED':
      return undefined
    case 'CHALLENGE':
      // Another card is another payment; commerce gives up the one that was not confirmed.
      return known.reviewed === order.reviewed ? known : undefined
    case 'UNKNOWN':
      return known.expectedTotal === order.expectedTotal ? known : undefined
  }
}

async function sendAttempt(context: SignedInContext, cart: Cart, attempt: StoredAttempt): Promise<Placing> {
  const { key, expectedTotal } = attempt
  const placed = await placeOrder(context, { cart: cart.code, expectedTotal, key })
  if (!placed.ok) return placingAfter(placed.error, cart)
  const { code, paymentInfo } = placed.value
  await concludeAttempt(context, code, attempt)
  // The key has met an earlier request of its own, which was sent with another card.
  const isEarlier = attempt.card !== undefined && paymentInfo !== undefined && paymentInfo.id !== attempt.card
  return { kind: 'placed', code, ...(isEarlier && { earlier: true }) }
}

/**
 * What a refusal of commerce means. Whatever may have taken effect leaves the attempt open; so does a
 * declined payment, of which the attempt has the reason.
 */
function placingAfter(problem: Problem, cart: Cart): Placing {
  if (problem.status === 401 || problem.status === 429) return { kind: 'failed', problem }
  if (problem.kind !== 'domain') return { kind: 'open' }
  switch (problem.code) {
    case 'PurchaseOrderUsedError':
      return { kind: 'numberUsed', problem }
    case 'PaymentDeclinedError':
    case 'PaymentChallengeError':
    case 'IdempotencyConflictError':
    case 'CartError':
      return { kind: 'open' }
    default:
      return { kind: refusalOf(problem, cart) }
  }
}
