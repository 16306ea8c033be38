import type { CartContext } from '../carts/cart-context.ts'
import { isShipped } from '../carts/cart-sums.ts'
import type { CartState } from './cart-state.ts'

/**
 * The moment from which goods can be sent: now, or when all of them are expected, if they are to be sent
 * together or none is there before.
 */
export const readyFrom = (
  { now }: Pick<CartContext, 'now'>,
  { lines, checkout }: Pick<CartState, 'lines' | 'checkout'>,
): number => {
  const days = lines
    .filter(isShipped)
    .map(({ item: { offer }, quantity }) =>
      offer?.expectedOn !== undefined && quantity > (offer.stockLevel ?? quantity)
        ? Math.max(now, Date.parse(offer.expectedOn))
        : now,
    )
  if (days.length === 0) return now
  return checkout.shipComplete === true ? Math.max(...days) : Math.min(...days)
}
