import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { entryAvailability } from './entry-availability'

/**
 * How items are delivered: shipped now, on back order, on pre-order, digital, or as a training on an agreed
 * date.
 */
const CART_GROUPS = ['shipped', 'later', 'preorder', 'digital', 'training'] as const

export type CartGroup = (typeof CART_GROUPS)[number]

const GROUP_OF = {
  SHIP: 'shipped',
  INVENTORY_CREDIT: 'digital',
  EMAIL_ACCESS: 'digital',
  BOOKING: 'training',
} as const satisfies Record<OrderEntry['product']['productItem']['fulfilment'], CartGroup>

type Entry = Pick<OrderEntry, 'product' | 'availability'>

/** Back orders and pre-orders ship later than the rest. */
function groupOf(entry: Entry): CartGroup {
  const availability = entryAvailability(entry)
  if (availability.kind === 'preorder') return 'preorder'
  return 'date' in availability ? 'later' : GROUP_OF[entry.product.productItem.fulfilment]
}

/** Whether the items of a group are shipped. */
export const isShippedGroup = (group: CartGroup): boolean => group !== 'digital' && group !== 'training'

/** Groups lines by delivery, in the order of the cart; groups without lines are left out. */
export const groupEntries = <E extends Entry>(entries: readonly E[]) =>
  CART_GROUPS.map(group => ({
    group,
    entries: entries.filter(entry => groupOf(entry) === group),
  })).filter(({ entries: some }) => some.length > 0)
