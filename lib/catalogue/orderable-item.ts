import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { availabilityOf } from './availability'

/**
 * Whether an item can be added to a cart here: the site sells it at a price, and it is available or expected.
 * Commerce decides again when it is added.
 */
export function isOrderable(item: ItemProduct): boolean {
  const { kind } = availabilityOf(item)
  return item.purchasable && item.price !== undefined && kind !== 'withdrawn' && kind !== 'outOfStock'
}
