import 'server-only'
import { choosePaymentType, chooseSavedCard } from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { formError } from '@/lib/forms/form-errors'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { FoundOffer } from '../payment-offers'
import { isNumberUsed, usedNumberQuestion } from '../used-purchase-order-number'
import { fetchActiveCart } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

type PurchaseOrder = {
  purchaseOrderNumber: string
  purchaseOrderToFollow: boolean
  /** The number that the user was asked about, and uses again. */
  purchaseOrderReuse: string
}

/**
 * Chooses a card that is known. One that was entered for this order alone is no card of the user, and stays
 * where it is. Undefined once it is saved.
 */
export async function chooseKnownCard(
  { context, cart }: CheckoutRequest,
  card: PaymentDetails,
): Promise<CheckoutOutcome | undefined> {
  if (!card.saved && card.id === cart.paymentInfo?.id) return undefined
  const chosen = await chooseSavedCard(context, card.id)
  return chosen.ok ? undefined : knownCardRefusal(chosen.error)
}

/** A card that has expired, or was deleted in another tab, since the choices were loaded. */
function knownCardRefusal(problem: Problem): CheckoutOutcome {
  if (problem.details?.[0]?.subject === 'expiryYear')
    return { kind: 'refused', errors: formError('cardExpired') }
  return refusedOrFailed(problem, {
    UnknownIdentifierError: { name: 'paymentType', code: 'unknownOption' },
    ValidationError: { name: 'paymentType', code: 'invalid' },
  })
}

/** The cart as it is paid by the card that was chosen: without the purchase order that paid before. */
export async function payByCard({ context }: CheckoutRequest): Promise<Result<Cart, CheckoutOutcome>> {
  const read = await fetchActiveCart(context)
  if (!read.ok) return failed({ kind: 'failed', problem: read.error })
  if (read.value === undefined) return failed(refused())
  const { paymentType, purchaseOrderNumber, purchaseOrderToFollow } = read.value
  const isSettled = purchaseOrderNumber === undefined && purchaseOrderToFollow !== true
  if (isSettled && paymentType?.code === 'CARD') return ok(read.value)
  return refusedPayment(await choosePaymentType(context, { paymentType: 'CARD' }))
}

/** Sets a way to pay without a card: a purchase order, the account, a bank transfer. */
export async function payBy(
  { context }: CheckoutRequest,
  { type }: FoundOffer,
  { purchaseOrderNumber, purchaseOrderToFollow, purchaseOrderReuse }: PurchaseOrder,
): Promise<Result<Cart, CheckoutOutcome>> {
  const saved = await choosePaymentType(context, {
    paymentType: type.code,
    purchaseOrderToFollow,
    ...(purchaseOrderNumber !== '' && {
      purchaseOrderNumber,
      purchaseOrderReused: purchaseOrderReuse === purchaseOrderNumber,
    }),
  })
  if (!saved.ok && isNumberUsed(saved.error))
    return failed(refused(usedNumberQuestion(context.locale, saved.error, purchaseOrderNumber)))
  return refusedPayment(saved)
}

function refusedPayment(saved: Result<Cart, Problem>): Result<Cart, CheckoutOutcome> {
  if (saved.ok) return saved
  const isNumber = saved.error.details?.[0]?.subject === 'purchaseOrderNumber'
  const name = isNumber ? 'purchaseOrderNumber' : 'paymentType'
  return failed(refusedOrFailed(saved.error, { ValidationError: { name, code: 'invalid' } }))
}
