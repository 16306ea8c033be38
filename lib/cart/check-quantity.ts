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

/** Whether a quantity of an item can be ordered. This is a check in advance; commerce judges again. */
export function checkQuantity(typed: string, { min, max, step }: OrderRule): QuantityVerdict {
  const quantity = readWholeNumber(typed.trim())
  if (quantity === undefined) return { ok: false, reason: 'notNumber' }
  if (quantity < min) return { ok: false, reason: 'tooSmall', min }
  if (quantity > max) return { ok: false, reason: 'tooLarge', max }
  if (quantity % step === 0) return { ok: true, quantity }
  const below = Math.max(quantity - (quantity % step), step)
  return { ok: false, reason: 'notMultiple', step, below, above: below + step }
}
