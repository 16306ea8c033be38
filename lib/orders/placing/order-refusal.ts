import { mayReceive } from '@/lib/checkout/shipping'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { type Problem, QUOTE_IN_CART } from '@/lib/result/result'
import type { CheckoutStep } from '@/lib/site/checkout-steps'

/** Why commerce does not make an order of a cart, by where it can be mended. */
const MENDED_AT = {
  accountGone: 'account',
  unqualified: 'qualified-user',
  addressMissing: 'shipping',
  institutionOnly: 'shipping',
  notDelivered: 'shipping',
  modeMissing: 'delivery',
  inventoryGone: 'delivery',
  cardExpired: 'payment',
  cardMissing: 'payment',
  creditUsedUp: 'payment',
  unpayable: 'payment',
  lines: 'cart',
  quoteExpired: 'quote',
  quoteChanged: 'quote',
  quoteAccount: 'quote',
  unknown: 'review',
} as const satisfies Record<string, CheckoutStep | 'cart' | 'quote'>

export type OrderRefusal = keyof typeof MENDED_AT

/** The step that can mend a refusal; the cart where its lines have to change, or the page of its quote. */
export const mendedAt = (refusal: OrderRefusal): (typeof MENDED_AT)[OrderRefusal] => MENDED_AT[refusal]

/**
 * What a refusal of commerce means, by what it is about. A subject that is not known leads to the review,
 * which says that the order was refused.
 */
export function refusalOf({ code, details }: Problem, cart: Cart): OrderRefusal | 'changed' | 'nothing' {
  if (code === 'CartChangedError') return 'changed'
  if (code === 'QualificationError') return 'unqualified'
  const { subject, reason } = details?.[0] ?? {}
  if (code === 'CommerceQuoteExpirationTimeError') return 'quoteExpired'
  if (code === QUOTE_IN_CART) return reason === 'otherAccount' ? 'quoteAccount' : 'quoteChanged'
  switch (subject) {
    case 'entries':
      return 'nothing'
    case 'deliveryAddress':
      return reason === 'notDelivered' ? 'notDelivered' : 'addressMissing'
    case 'deliveryMode':
      return 'modeMissing'
    case 'inventoryAccount':
      return 'inventoryGone'
    case 'expiryYear':
      return 'cardExpired'
    case 'paymentInfo':
      return 'cardMissing'
    case 'paymentType':
      // Without an account, few ways to pay are left.
      if (cart.accountType === undefined) return 'accountGone'
      return cart.paymentType?.code === 'ACCOUNT' ? 'creditUsedUp' : 'unpayable'
    case 'purchaseOrderNumber':
      return 'unpayable'
    case cart.code:
      return mayReceive(cart.deliveryAddress?.addressType, cart) ? 'lines' : 'institutionOnly'
    default:
      return 'unknown'
  }
}
