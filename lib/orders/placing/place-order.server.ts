import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { placeOrder } from '@/lib/backends/commerce/orders.server'
import { payableOf } from '@/lib/cart/sums/cart-total'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import type { ShownOn } from '@/lib/checkout/shown-on'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { expectedTotalOf } from '@/lib/contract/commerce/order/expected-total'
import { limitedCardCheck } from '@/lib/payment-cards/limited-card-check.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { unheardState } from './attempt-state.server'
import {
  keepRefusal,
  readAttempt,
  renewAttempt,
  type StoredAttempt,
  startAttempt,
} from './attempt-store.server'
import { askEarlier, goesOn, placedBefore, placedWithout } from './earlier-attempt.server'
import { type OrderRefusal, refusalOf } from './order-refusal'
import { concludeAttempt } from './placed-attempt.server'

const CART_DEADLINE_MS = 3_000

/** What stops an attempt before it is sent. */
export type RefusedAdmission = 'statementRequired' | 'captchaFailed' | 'captchaUnavailable'

/**
 * Result of a request to place an order. `open`: the page of the attempt shows its state; `earlier`: it was
 * sent before the last changes of the buyer. `changed`: the cart is not as it was reviewed. Unless it is
 * `placed` or `open`, nothing was ordered. `quote`: the quote that the cart holds.
 */
export type Placing =
  | { kind: 'placed'; code: string; earlier?: true }
  | { kind: 'open'; earlier?: true }
  | { kind: 'changed' }
  | { kind: OrderRefusal; quote?: string }
  | { kind: 'nothing' | RefusedAdmission }
  | { kind: 'numberUsed'; problem: Problem }
  | { kind: 'failed'; problem: Problem }

type Options = {
  /** Whether the form has the statement that the cart needs; asked before anything is sent. */
  agrees?: (cart: Cart) => boolean
  /** Asked before a new attempt only, since a token of a captcha is valid once. */
  admit?: () => Promise<Exclude<RefusedAdmission, 'statementRequired'> | undefined>
  /** Whether the box for marketing is ticked. */
  marketing?: boolean
  /** Network address of the buyer, for which declined cards are counted. */
  network?: string
}

/**
 * Places an order from the active cart as it was reviewed. Any number of requests, from several tabs or after
 * a crash, place one order: they share the key of the attempt.
 * @param look id of what the review has shown, and its page
 */
export async function placeReviewedOrder(
  context: SignedInContext,
  { reviewed, shownOn }: { reviewed: string; shownOn?: ShownOn },
  { agrees, admit, marketing, network }: Options = {},
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
  // The attempt comes first: while it may become an order, no change can be told as "nothing was ordered".
  const earlier = known?.cart === cart.guid ? await askEarlier(context, known) : undefined
  if (typeof earlier === 'object') return isKnown ? earlier : { ...earlier, earlier: true }
  const total = payableOf(cart)
  if (total === undefined || reviewedId(context, cart) !== reviewed) {
    if (known !== undefined && earlier === 'UNKNOWN' && (await mayArrive(known)))
      return { kind: 'open', ...(!isKnown && { earlier: true }) }
    return { kind: lacksCard(cart) ? 'cardMissing' : 'changed' }
  }
  if (agrees?.(cart) === false) return { kind: 'statementRequired' }
  const card = cart.paymentInfo?.id
  const order = {
    cart: cart.guid,
    expectedTotal: expectedTotalOf(total),
    reviewed,
    ...(card !== undefined && { card }),
    ...(marketing === true && { marketing }),
    ...(shownOn !== undefined && { shownOn }),
  }
  if (known !== undefined && goesOn(known, order, earlier))
    return sendAttempt(context, cart, await renewAttempt(context, known, order))
  const refused = await admit?.()
  if (refused !== undefined) return { kind: refused }
  return sendAttempt(context, cart, await startAttempt(context, order, known), network)
}

const mayArrive = async (attempt: StoredAttempt): Promise<boolean> =>
  (await unheardState(attempt, Date.now())).state === 'processing'

/** A card that was to pay is gone: it was deleted in another tab. */
const lacksCard = ({ paymentType, paymentInfo }: Cart): boolean =>
  paymentType?.code === 'CARD' && paymentInfo === undefined

async function readActiveCart(context: SignedInContext): Promise<Result<Cart | undefined, Problem>> {
  const cart = await fetchCart(context, ACTIVE_CART, CART_DEADLINE_MS)
  return !cart.ok && isCartGone(cart.error) ? ok(undefined) : cart
}

/** Sends an attempt; with a network, as a new one, whose declined card counts there and for the user. */
async function sendAttempt(
  context: SignedInContext,
  cart: Cart,
  attempt: StoredAttempt,
  network?: string,
): Promise<Placing> {
  const { key, expectedTotal } = attempt
  const place = () => placeOrder(context, { cart: cart.code, expectedTotal, key })
  const isCounted = network !== undefined && cart.paymentType?.code === 'CARD'
  const placed = isCounted
    ? await limitedCardCheck({ user: context.user.id, address: network }, place)
    : await place()
  if (!placed.ok) {
    const placing = placingAfter(placed.error, cart)
    if (placing.kind !== 'open') await keepRefusal(attempt)
    return placing
  }
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
      return { kind: refusalOf(problem, cart), ...(cart.sapQuote && { quote: cart.sapQuote.code }) }
  }
}
