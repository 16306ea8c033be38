import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { availabilityOf } from './availability'

/**
 * Whether an item can be put into a cart here: it is sold by the site at a price, and it is there or will
 * come. Commerce decides again when it is added.
 */
export function isOrderable(item: ItemProduct): boolean {
  const { kind } = availabilityOf(item)
  return item.purchasable && item.price !== undefined && kind !== 'withdrawn' && kind !== 'outOfStock'
}
