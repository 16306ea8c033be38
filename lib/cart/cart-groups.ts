import { availabilityOf } from '@/lib/catalogue/availability'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'

/**
 * How what is ordered comes: in a parcel, now or once it is there, without one, or on a day that is agreed.
 */
const CART_GROUPS = ['shipped', 'later', 'digital', 'training'] as const

export type CartGroup = (typeof CART_GROUPS)[number]

const GROUP_OF = {
  SHIP: 'shipped',
  INVENTORY_CREDIT: 'digital',
  EMAIL_ACCESS: 'digital',
  BOOKING: 'training',
} as const satisfies Record<OrderEntry['product']['productItem']['fulfilment'], CartGroup>

type Entry = Pick<OrderEntry, 'product'>

/** Goods that are expected or not yet released ship later than the rest. */
const groupOf = ({ product }: Entry): CartGroup =>
  'date' in availabilityOf(product) ? 'later' : GROUP_OF[product.productItem.fulfilment]

/** Lines by how they come, in the order of the cart; groups without lines are left out. */
export const groupEntries = <E extends Entry>(entries: readonly E[]) =>
  CART_GROUPS.map(group => ({
    group,
    entries: entries.filter(entry => groupOf(entry) === group),
  })).filter(({ entries: some }) => some.length > 0)
