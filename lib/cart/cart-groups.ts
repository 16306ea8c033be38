import { availabilityOf } from '@/lib/catalogue/availability'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'

/** How items are delivered: shipped now, shipped later, digital, or as a training on an agreed date. */
const CART_GROUPS = ['shipped', 'later', 'digital', 'training'] as const

export type CartGroup = (typeof CART_GROUPS)[number]

const GROUP_OF = {
  SHIP: 'shipped',
  INVENTORY_CREDIT: 'digital',
  EMAIL_ACCESS: 'digital',
  BOOKING: 'training',
} as const satisfies Record<OrderEntry['product']['productItem']['fulfilment'], CartGroup>

type Entry = Pick<OrderEntry, 'product'>

/** Items that are expected or on pre-order ship later than the rest. */
const groupOf = ({ product }: Entry): CartGroup =>
  'date' in availabilityOf(product) ? 'later' : GROUP_OF[product.productItem.fulfilment]

/** Groups lines by delivery, in the order of the cart; groups without lines are left out. */
export const groupEntries = <E extends Entry>(entries: readonly E[]) =>
  CART_GROUPS.map(group => ({
    group,
    entries: entries.filter(entry => groupOf(entry) === group),
  })).filter(({ entries: some }) => some.length > 0)
