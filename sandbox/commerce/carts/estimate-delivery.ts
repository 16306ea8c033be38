import type { DeliveryEstimate } from '../../../lib/contract/commerce/checkout/estimate.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { toTaxLine } from '../checkout/checkout-members.ts'
import { readyFrom } from '../checkout/ready-from.ts'
import { type Destination, toDeliveryMode } from '../delivery/delivery-modes.ts'
import type { CartContext } from './cart-context.ts'
import type { StoredCart } from './cart-store.ts'

/** What a cart would cost if it went there by the cheapest delivery mode; the cart stays as it is. */
export const estimateDelivery = (
  context: CartContext,
  cart: StoredCart,
  destination: Destination,
): DeliveryEstimate => {
  const { market } = context
  const [cheapest] = readCartState(context, cart, { destination }).sums.modes
  const place = { destination, ...(cheapest && { mode: cheapest.row.code }) }
  const state = readCartState(context, cart, place)
  const { modes, delivery, taxes, tax, totalWithTax } = state.sums
  const from = readyFrom(context, state)
  return {
    deliveryModes: modes.map(mode => toDeliveryMode(context, mode, from)),
    ...(delivery !== undefined && { deliveryCost: toPrice(market, delivery) }),
    taxes: taxes.map(line => toTaxLine(context, line)),
    ...(state.exemption && { taxExempt: true }),
    totalTax: toPrice(market, tax),
    totalPriceWithTax: toPrice(market, totalWithTax),
  }
}
