import 'server-only'
import { choosePaymentType, chooseSavedCard, chooseVatNumber } from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { PURCHASE_ORDER_NUMBER } from '@/lib/contract/commerce/payment/purchase-order'
import type { Problem, Result } from '@/lib/result/result'
import { readFields } from '@/lib/validation/form-input'
import { loadPayment } from '../load-payment.server'
import { checkPayment, PAYMENT_FIELDS } from '../payment'
import type { FoundOffer } from '../payment-offers'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

/** Sets how the order is paid, with the number of the purchase order or the card, and the VAT number. */
export async function submitPayment({ form, context, cart }: CheckoutRequest): Promise<CheckoutOutcome> {
  const loaded = await loadPayment(context, cart)
  if (!loaded.ok) return { kind: 'failed', problem: loaded.error }
  const { offers, flags } = loaded.value
  const checked = checkPayment(readFields(form, PAYMENT_FIELDS), offers, PURCHASE_ORDER_NUMBER)
  if (!checked.ok) return refused(...checked.error)
  const { paymentType, vatNumber, ...order } = checked.value
  const offer = offers.find(({ code }) => code === paymentType)
  if (offer === undefined) return refused({ name: 'paymentType', code: 'unknownOption' })
  if (flags.vat && vatNumber !== (cart.vatNumber ?? '')) {
    const changed = await chooseVatNumber(context, vatNumber)
    if (!changed.ok)
      return refusedOrFailed(changed.error, { ValidationError: { name: 'vatNumber', code: 'invalid' } })
  }
  const saved = await save(context, offer, order)
  if (saved.ok) return { kind: 'saved', saved: { cart: saved.value } }
  const isNumber = saved.error.details?.[0]?.subject === 'purchaseOrderNumber'
  const name = isNumber ? 'purchaseOrderNumber' : 'paymentType'
  return refusedOrFailed(saved.error, { ValidationError: { name, code: 'invalid' } })
}

/** A card is chosen after its type, which removes it. */
async function save(
  context: CheckoutRequest['context'],
  { type, card }: FoundOffer,
  order: { purchaseOrderNumber: string; purchaseOrderToFollow: boolean },
): Promise<Result<Cart, Problem>> {
  const { purchaseOrderNumber, purchaseOrderToFollow } = order
  const chosen = await choosePaymentType(context, {
    paymentType: type.code,
    purchaseOrderToFollow,
    ...(purchaseOrderNumber !== '' && { purchaseOrderNumber }),
  })
  return chosen.ok && card !== undefined ? chooseSavedCard(context, card.id) : chosen
}
