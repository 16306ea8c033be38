import { createHash, randomUUID } from 'node:crypto'
import { transaction } from '../../db/transaction.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { findCart, type StoredCart } from '../carts/cart-store.ts'
import { cartNotFound, findCartById } from '../carts/resolve-cart.ts'
import { readCheckout, replaceCheckout } from '../checkout/checkout-store.ts'
import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { isFlagOn } from '../flags-of-site.ts'
import { OccError, occError } from '../http/occ-error.ts'
import { invitationMail, receivedMail } from '../mails/order-mails.ts'
import { parseCode } from '../parse-code.ts'
import {
  closeAttempt,
  deleteAttempt,
  findAttempt,
  findPlacedAttempt,
  insertAttempt,
  listOpenAttempts,
  type StoredAttempt,
} from './attempt-store.ts'
import { requireOrderable } from './check-cart.ts'
import type { StoredOrder } from './order-row.ts'
import { findOrder } from './order-store.ts'
import { declineError, isDecline, paymentRequestOf, settlePayment } from './pay.ts'
import { askApprovers } from './tell-approval.ts'
import { toOrder } from './to-order.ts'
import { writeOrder } from './write-order.ts'

/** What somebody asks for: a cart by its id, and the total that they have seen. */
export type Placing = {
  key: string
  cartId: string
  expected: { total: number; currency: string } | undefined
}

/** The order, and whether this call has made it. */
export type Placed = { order: StoredOrder; isNew: boolean }

const hashOf = ({ cartId, expected }: Placing, site: string): string =>
  createHash('sha256')
    .update(JSON.stringify([site, cartId, expected ?? null]))
    .digest('hex')

const requireOrder = (context: CustomerContext, code: number): StoredOrder => {
  const order = findOrder(context.database, shelfOf(context), code)
  if (order === undefined) throw occError.unknownIdentifier('Order not found.', { subject: String(code) })
  return order
}

/** Places an order once per key and once per cart. One call per customer at a time. */
export const placeOrder = async (
  commerce: Commerce,
  context: CustomerContext,
  placing: Placing,
): Promise<Placed> => {
  const { database, customer, audience } = context
  const requestHash = hashOf(placing, audience.site)
  const known = findAttempt(database, customer.customerId, placing.key)
  if (known !== undefined) {
    if (known.requestHash !== requestHash)
      throw occError.idempotencyConflict('The key was used for a different order.')
    return continueAttempt(commerce, context, known)
  }
  const before = await settleEarlier(commerce, context, placing.cartId)
  if (before !== undefined) return before
  const attempt = transaction(database, () => begin(context, placing, requestHash))
  return continueAttempt(commerce, context, attempt)
}

/**
 * Another attempt may have placed the cart, or may still: it comes first, so that a cart never becomes two
 * orders. One that waits for a challenge is given up. While what has become of one cannot be known, no other
 * begins: both payments might succeed.
 */
const settleEarlier = async (
  commerce: Commerce,
  context: CustomerContext,
  cartId: string,
): Promise<Placed | undefined> => {
  const { database, customer } = context
  const code = parseCode(cartId)
  const placed = code === undefined ? undefined : findPlacedAttempt(database, customer.customerId, code)
  if (placed?.orderCode !== undefined) return { order: requireOrder(context, placed.orderCode), isNew: false }
  const cart = findCartById(context, cartId)
  for (const open of cart === undefined ? [] : listOpenAttempts(database, cart.code)) {
    if (open.status === 'CHALLENGE') await giveUp(commerce, open)
    else {
      const order = await continueAttempt(commerce, context, open).catch(unlessRefused)
      if (order !== undefined) return { order: order.order, isNew: false }
    }
  }
  return undefined
}

/** A refusal has ended its attempt, with nothing paid. */
const unlessRefused = (fault: unknown): undefined => {
  if (!(fault instanceof OccError) || fault.status >= 500) throw fault
}

const giveUp = async ({ payments, database }: Commerce, attempt: StoredAttempt): Promise<void> => {
  if (attempt.paymentId !== undefined) await payments.cancel(attempt.paymentId)
  closeAttempt(database, attempt, 'DECLINED', { reason: 'authenticationFailed' })
}

/** Judges the cart and writes the attempt down, before anything is asked of anybody else. */
const begin = (context: CustomerContext, placing: Placing, requestHash: string): StoredAttempt => {
  const { database, customer, now, market } = context
  const { key, cartId, expected } = placing
  const cart = findCartById(context, cartId)
  if (cart === undefined || cart.savedAt !== undefined) throw cartNotFound(cartId)
  const state = requireOrderable(context, cart)
  const total = state.sums.totalWithTax
  if (expected !== undefined && (expected.total !== total || expected.currency !== market.currency))
    throw cartChanged(total)
  const paymentRequest = paymentRequestOf(context, state)
  const attempt = { customerId: customer.customerId, key, requestHash, cart: cart.code, paymentRequest }
  return insertAttempt(database, { ...attempt, paymentKey: randomUUID() }, now)
}

const cartChanged = (total: number) =>
  occError.cartChanged('The total is no longer the expected one.', {
    reason: 'totalChanged',
    subject: String(total),
    subjectType: 'total',
  })

/** Brings an attempt to its end, from wherever it stopped. */
export const continueAttempt = async (
  commerce: Commerce,
  context: CustomerContext,
  attempt: StoredAttempt,
): Promise<Placed> => {
  const { status, orderCode, reason = 'generic' } = attempt
  if (status === 'PLACED' && orderCode !== undefined)
    return { order: requireOrder(context, orderCode), isNew: false }
  if (status === 'DECLINED') throw declineError(reason)
  const paymentId = await settlePayment(commerce, attempt, context.customer).catch(fault => {
    if (isDecline(fault)) beginAnew(context, attempt)
    throw fault
  })
  try {
    const code = transaction(context.database, () => finish(commerce, context, attempt, paymentId))
    return { order: requireOrder(context, code), isNew: true }
  } catch (error) {
    if (paymentId !== undefined) await commerce.payments.cancel(paymentId)
    // Whoever asks for the attempt later learns why there is no order.
    if (error instanceof OccError)
      closeAttempt(context.database, attempt, 'DECLINED', { reason: 'cartChanged' })
    else deleteAttempt(context.database, attempt)
    throw error
  }
}

/** Unless orders can be tried again, a declined one leaves the lines of the cart and what they cost. */
const beginAnew = ({ database, market }: CustomerContext, { cart }: StoredAttempt): void => {
  if (isFlagOn(database, market, 'checkout-retry')) return
  const { vouchers } = readCheckout(database, cart)
  replaceCheckout(database, cart, { ...(vouchers && { vouchers }) })
}

/** The order is made only of what was paid: a cart that has changed since is refused. */
const finish = (
  commerce: Commerce,
  context: CustomerContext,
  attempt: StoredAttempt,
  paymentId: string | undefined,
): number => {
  const { database, customer, market } = context
  const cart: StoredCart | undefined = findCart(database, shelfOf(context), attempt.cart)
  if (cart === undefined) throw cartNotFound(String(attempt.cart))
  const state = requireOrderable(context, cart)
  const [asked, paid] = [paymentRequestOf(context, state), attempt.paymentRequest]
  if (asked?.amount !== paid?.amount || asked?.token !== paid?.token)
    throw cartChanged(state.sums.totalWithTax)
  const code = writeOrder(context, state, paymentId)
  closeAttempt(database, attempt, 'PLACED', { paymentId, orderCode: code })
  const order = toOrder(requireOrder(context, code), context.now)
  const { language } = market
  const mails = [
    receivedMail({ email: customer.email, name: fullName(customer), language }, order),
    invitationMail(order, language),
  ]
  for (const mail of mails) if (mail !== undefined) commerce.mail.send(mail)
  askApprovers(commerce, context, requireOrder(context, code))
  return code
}
