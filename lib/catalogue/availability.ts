import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'

/**
 * Availability of an item. Days as yyyy-mm-dd; `replacedBy` is the number of the successor item. Only a
 * quantity beyond the stock is a `backOrder`.
 */
export type Availability =
  | { kind: 'inStock' | 'lowStock' | 'outOfStock' | 'credit' | 'email' | 'booking' }
  | { kind: 'expected' | 'preorder' | 'backOrder'; date: string }
  | { kind: 'withdrawn'; replacedBy?: string }

const DELIVERED_WITHOUT_STOCK = {
  INVENTORY_CREDIT: 'credit',
  EMAIL_ACCESS: 'email',
  BOOKING: 'booking',
} as const

type Facts = Pick<ItemProduct, 'productItem' | 'stock'>

/** Availability of an item, with its date. An item that is not shipped is never out of stock. */
export function availabilityOf({ productItem, stock }: Facts): Availability {
  const { fulfilment, status, replacedBy } = productItem
  if (status === 'WITHDRAWN') return { kind: 'withdrawn', ...(replacedBy !== undefined && { replacedBy }) }
  if (fulfilment !== 'SHIP') return { kind: DELIVERED_WITHOUT_STOCK[fulfilment] }
  if (stock === undefined) return { kind: 'outOfStock' }
  if (stock.stockLevelStatus !== 'outOfStock') return { kind: stock.stockLevelStatus }
  const { expectedOn, preorder } = stock
  if (expectedOn === undefined) return { kind: 'outOfStock' }
  return { kind: preorder === true ? 'preorder' : 'expected', date: expectedOn }
}
