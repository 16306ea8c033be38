import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import type { CheckoutFact, CheckoutProgress } from './checkout-flow'
import { mayReceive } from './shipping'

/** Whether something of the cart is shipped, so that it needs an address and a way of delivery. */
export const isShipped = ({ entries }: Pick<Cart, 'entries'>): boolean =>
  entries.some(({ product }) => product.productItem.fulfilment === 'SHIP')

/** Whether the way to pay is complete: a card, or a purchase order with its number or the promise of one. */
function isPaymentSettled(cart: Cart): boolean {
  switch (cart.paymentType?.code) {
    case undefined:
      return false
    case 'CARD':
      return cart.paymentInfo !== undefined
    case 'PURCHASE_ORDER':
      return cart.purchaseOrderNumber !== undefined || cart.purchaseOrderToFollow === true
    case 'ACCOUNT':
    case 'BANK_TRANSFER':
      return true
  }
}

/** A home address does not do once something is in the cart that is shipped to institutions only. */
const isShippingSettled = (cart: Cart): boolean =>
  cart.deliveryAddress !== undefined && mayReceive(cart.deliveryAddress.addressType, cart)

const isDeliverySettled = (cart: Cart): boolean =>
  (!isShipped(cart) || cart.deliveryMode !== undefined) &&
  (cart.inventoryAccountRequired !== true || cart.inventoryAccount !== undefined)

/** Progress in the checkout of a cart; without one there is nothing to check out. */
export function progressOf(cart: Cart | undefined): CheckoutProgress {
  if (cart === undefined) return { facts: new Set(), omitted: new Set(), hasLines: false }
  const facts: Readonly<Record<CheckoutFact, boolean>> = {
    account: cart.accountType !== undefined,
    qualifiedUser: cart.qualifiedUser !== undefined,
    shipping: isShippingSettled(cart),
    delivery: isDeliverySettled(cart),
    payment: isPaymentSettled(cart),
  }
  const ships = isShipped(cart)
  const omitted: Readonly<Partial<Record<CheckoutStep, boolean>>> = {
    // A quote was made for one account.
    account: cart.sapQuote !== undefined,
    'qualified-user': cart.qualifiedUserRequired !== true,
    shipping: !ships,
    delivery: !ships && cart.inventoryAccountRequired !== true,
  }
  return { facts: trueKeys(facts), omitted: trueKeys(omitted), hasLines: cart.entries.length > 0 }
}

const trueKeys = <Key extends string>(record: Readonly<Partial<Record<Key, boolean>>>): ReadonlySet<Key> =>
  // The keys of a record literal are those of its type.
  new Set((Object.keys(record) as Key[]).filter(key => record[key]))
