import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { readWholeNumber } from './whole-number'

/** Minimum and maximum quantity of an item in one cart, and the multiple in which it is sold. */
export type OrderRule = ItemProduct['productItem']['order']

export type QuantityVerdict =
  | { ok: true; quantity: number }
  | { ok: false; reason: 'notNumber' }
  | { ok: false; reason: 'tooSmall'; min: number }
  | { ok: false; reason: 'tooLarge'; max: number }
  | { ok: false; reason: 'notMultiple'; step: number; below: number; above: number }

/** The rule of any line, whatever its item. */
export const ANY_QUANTITY: OrderRule = { min: 1, max: MOST_UNITS, step: 1 }

/**
 * Whether a quantity of an item can be ordered; no line of a cart has more than `MOST_UNITS`. This is a check
 * in advance; commerce judges again.
 */
export function checkQuantity(typed: string, { min, step, ...order }: OrderRule): QuantityVerdict {
  const max = Math.min(order.max, MOST_UNITS)
  const quantity = readWholeNumber(typed)
  if (quantity === undefined) return { ok: false, reason: 'notNumber' }
  if (quantity < min) return { ok: false, reason: 'tooSmall', min }
  if (quantity > max) return { ok: false, reason: 'tooLarge', max }
  if (quantity % step === 0) return { ok: true, quantity }
  const below = Math.max(quantity - (quantity % step), step)
  return { ok: false, reason: 'notMultiple', step, below, above: below + step }
}
