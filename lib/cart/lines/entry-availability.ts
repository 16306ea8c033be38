import { type Availability, availabilityOf } from '@/lib/catalogue/availability'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'

/**
 * Availability of the ordered quantity. An item in stock may be ordered beyond its stock: then commerce says
 * when the whole quantity can be had, as it does for the entry (contract 6.1).
 */
export function entryAvailability({
  product,
  availability,
}: Pick<OrderEntry, 'product' | 'availability'>): Availability {
  const ofItem = availabilityOf(product)
  const { status, expectedOn: date } = availability ?? {}
  if (date === undefined || (ofItem.kind !== 'inStock' && ofItem.kind !== 'lowStock')) return ofItem
  if (status === 'preOrder') return { kind: 'preorder', date }
  return status === 'backOrder' ? { kind: 'backOrder', date } : ofItem
}
