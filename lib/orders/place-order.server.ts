import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrderAttempt, placeOrder } from '@/lib/backends/commerce/orders.server'
import { payableOf } from '@/lib/cart/cart-total'
import { dropCheckoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { expectedTotalOf } from '@/lib/contract/commerce/order/expected-total'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AttemptedOrder, readAttempt, type StoredAttempt, startAttempt } from './attempt-store.server'
import { findRecentOrder } from './recent-order.server'

const CART_DEADLINE_MS = 3_000

/** What stops a new attempt before it is sent. */
export type RefusedAdmission = 'statementRequired' | 'captchaFailed' | 'captchaUnavailable'

/**
 * Result of a request to place an order. `open`: the page of the attempt shows its state.
 * `changed`: the cart is not as it was reviewed. Unless it is `placed` or `open`, nothing was ordered.
 */
export type Placing =
  | { kind: 'placed'; code: string }
  | { kind: 'open' | 'changed' | 'unqualified' | 'unpayable' | 'nothing' | RefusedAdmission }
  | { kind: 'failed'; problem: Problem }

/**
 * Places an order from the active cart as it was reviewed. Any number of requests, from several tabs or after
 * a crash, place one order: they share the key of the attempt.
 * @param reviewed id of what the review has shown
 * @param admit asked before a new attempt only, since a token of a captcha is valid once
 */
export async function placeReviewedOrder(
  context: SignedInContext,
  reviewed: string,
  admit: (cart: Cart) => Promise<RefusedAdmission | undefined> = async () => undefined,
): Promise<Placing> {
  const [read, known] = await Promise.all([readActiveCart(context), readAttempt(context)])
  const isKnown = known?.reviewed === reviewed
  if (!read.ok) return isKnown ? { kind: 'open' } : { kind: 'failed', problem: read.error }
  const cart = read.value
  if (cart === undefined || cart.entries.length === 0)
    return isKnown ? { kind: 'open' } : placedWithout(context, known)
  const total = payableOf(cart)
  if (total === undefined || reviewedId(context, cart) !== reviewed) return { kind: 'changed' }
  const card = cart.paymentInfo?.id
  const expectedTotal = expectedTotalOf(total)
  const order = { cart: cart.guid, expectedTotal, reviewed, ...(card !== undefined && { card }) }
  const earlier = await earlierAttempt(context, order, known)
  if (earlier === 'open') return { kind: 'open' }
  if (earlier !== undefined) return sendAttempt(context, cart.code, earlier)
  const refused = await admit(cart)
  if (refused !== undefined) return { kind: refused }
  return sendAttempt(context, cart.code, await startAttempt(context, order, known))
}

/** Without a cart, its order may have been placed by an attempt that is not known any more. */
async function placedWithout(context: SignedInContext, known: StoredAttempt | undefined): Promise<Placing> {
  const code = known === undefined ? await findRecentOrder(context, Date.now()) : undefined
  if (code === undefined) return { kind: 'nothing' }
  await dropCheckoutDrafts(context.user.id)
  return { kind: 'placed', code }
}

async function readActiveCart(context: SignedInContext): Promise<Result<Cart | undefined, Problem>> {
  const cart = await fetchCart(context, ACTIVE_CART, CART_DEADLINE_MS)
  return !cart.ok && isCartGone(cart.error) ? ok(undefined) : cart
}

/**
 * An earlier attempt of the same order that may still succeed, to be sent again; `open` where one is under
 * way or has succeeded. Undefined if a new one is needed.
 */
async function earlierAttempt(
  context: SignedInContext,
  order: AttemptedOrder,
  known: StoredAttempt | undefined,
): Promise<StoredAttempt | 'open' | undefined> {
  if (known?.cart !== order.cart) return undefined
  const asked = await fetchOrderAttempt(context, known.key)
  if (!asked.ok) return 'open'
  switch (asked.value.status) {
    case 'PROCESSING':
    case 'PLACED':
      return 'open'
    case 'DECLINED':
      return undefined
    case 'CHALLENGE':
      // Another card is another payment; commerce gives up the one that was not confirmed.
      return known.reviewed === order.reviewed ? known : undefined
    case 'UNKNOWN':
      return known.expectedTotal === order.expectedTotal ? known : undefined
  }
}

async function sendAttempt(
  context: SignedInContext,
  cart: string,
  { key, expectedTotal }: StoredAttempt,
): Promise<Placing> {
  const placed = await placeOrder(context, { cart, expectedTotal, key })
  if (!placed.ok) return placingAfter(placed.error)
  await dropCheckoutDrafts(context.user.id)
  return { kind: 'placed', code: placed.value.code }
}

/**
 * What a refusal of commerce means. Whatever may have taken effect leaves the attempt open; so does a
 * declined payment, of which the attempt has the reason.
 */
function placingAfter(problem: Problem): Placing {
  if (problem.status === 401 || problem.status === 429) return { kind: 'failed', problem }
  if (problem.kind !== 'domain') return { kind: 'open' }
  switch (problem.code) {
    case 'QualificationError':
      return { kind: 'unqualified' }
    case 'PaymentDeclinedError':
    case 'PaymentChallengeError':
    case 'IdempotencyConflictError':
    case 'CartError':
      return { kind: 'open' }
    default:
      return { kind: OF_PAYMENT.has(problem.details?.[0]?.subject ?? '') ? 'unpayable' : 'changed' }
  }
}

/** Subjects of refusals that the payment step can mend, although nothing on the review has changed. */
const OF_PAYMENT: ReadonlySet<string> = new Set([
  'paymentType',
  'paymentInfo',
  'purchaseOrderNumber',
  'expiryYear',
])
