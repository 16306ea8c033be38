import 'server-only'
import { choosePaymentType, chooseSavedCard } from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { FoundOffer } from '../payment-offers'
import { fetchActiveCart } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refusedOrFailed } from './outcomes'

type PurchaseOrder = { purchaseOrderNumber: string; purchaseOrderToFollow: boolean }

/** Sets a way to pay that is known: a card, a purchase order, the account, a bank transfer. */
export async function payBy(
  request: CheckoutRequest,
  offer: FoundOffer,
  order: PurchaseOrder,
): Promise<Result<Cart, CheckoutOutcome>> {
  const saved = await save(request, offer, order)
  if (saved.ok) return saved
  const isNumber = saved.error.details?.[0]?.subject === 'purchaseOrderNumber'
  const name = isNumber ? 'purchaseOrderNumber' : 'paymentType'
  return failed(refusedOrFailed(saved.error, { ValidationError: { name, code: 'invalid' } }))
}

/**
 * A card is chosen after its type, which removes the number of a purchase order. One that was entered for
 * this order alone is no card of the user, and stays where it is.
 */
async function save(
  { context, cart }: CheckoutRequest,
  { type, card }: FoundOffer,
  { purchaseOrderNumber, purchaseOrderToFollow }: PurchaseOrder,
): Promise<Result<Cart, Problem>> {
  if (card !== undefined && !card.saved && card.id === cart.paymentInfo?.id) {
    // Its billing address or the VAT number may have been saved just now.
    const read = await fetchActiveCart(context)
    return read.ok ? ok(read.value ?? cart) : read
  }
  const chosen = await choosePaymentType(context, {
    paymentType: type.code,
    purchaseOrderToFollow,
    ...(purchaseOrderNumber !== '' && { purchaseOrderNumber }),
  })
  return chosen.ok && card !== undefined ? chooseSavedCard(context, card.id) : chosen
}
