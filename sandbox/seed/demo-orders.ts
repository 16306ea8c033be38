import type { AddressInput } from '../../lib/contract/commerce/address.ts'
import type { Checkout } from '../commerce/checkout/checkout-store.ts'
import type { OrderFacts } from './order-facts.ts'

/** Items of the sample catalogue. */
const ITEMS = {
  /** In stock, level A. */
  kit: '0031601101',
  manual: '0031601201',
  /** Usages, level A. */
  usage: '0031601401',
  /** Level C. */
  formsOfLevelC: '0011203300',
  /** Out of stock for some weeks. */
  backOrder: '0043701300',
  /** Not released yet. */
  preOrder: '0041802300',
} as const

const DAY = 24

const PRACTICE: AddressInput = {
  addressType: 'INSTITUTION',
  firstName: 'Petra',
  lastName: 'Lind',
  companyName: 'Linden Row Psychology',
  line1: '48 Linden Row',
  town: 'Columbus',
  region: { isocode: 'US-OH' },
  postalCode: '43215-2204',
  country: { isocode: 'US' },
  phone: '+16145550142',
}

const BY_PURCHASE_ORDER = { organizationUid: 'org-lindenrow', paymentType: 'PURCHASE_ORDER' } as const

/** An order of somebody who shows orders. */
type DemoOrder = OrderFacts & { customer: 'uid-petra' | 'uid-quentin' }

const order = (
  hoursAgo: number,
  lines: DemoOrder['lines'],
  { checkout = {}, ...rest }: Partial<Omit<DemoOrder, 'checkout'>> & { checkout?: Checkout } = {},
): DemoOrder => ({
  customer: 'uid-petra',
  site: 'usassessments',
  hoursAgo,
  lines,
  address: PRACTICE,
  ...rest,
  checkout: {
    ...BY_PURCHASE_ORDER,
    deliveryMode: 'standard',
    purchaseOrderNumber: `LR-${1_000 + hoursAgo}`,
    ...checkout,
  },
})

/** One in each status, one in three parcels, one part digital, holds, a return, one of an earlier system. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  order(80 * DAY, [[ITEMS.manual, 2]]),
  order(
    45 * DAY,
    [
      [ITEMS.kit, 2],
      [ITEMS.manual, 1],
    ],
    { became: 'RETURNED' },
  ),
  order(
    12 * DAY,
    [
      [ITEMS.kit, 1, 'Room 3'],
      [ITEMS.usage, 25],
    ],
    { checkout: { inventoryAccount: { createNew: true } } },
  ),
  order(10 * DAY, [[ITEMS.kit, 1]], { customer: 'uid-quentin' }),
  order(9 * DAY, [[ITEMS.manual, 4]], { became: 'CANCELLED' }),
  order(3 * DAY, [
    [ITEMS.kit, 1],
    [ITEMS.backOrder, 1],
    [ITEMS.preOrder, 2],
  ]),
  order(2 * DAY, [[ITEMS.formsOfLevelC, 2]], {
    checkout: { qualifiedUser: { email: 'new.colleague@example.com' } },
  }),
  order(30, [[ITEMS.manual, 3]], {
    checkout: { purchaseOrderNumber: undefined, purchaseOrderToFollow: true },
  }),
  order(20, [[ITEMS.kit, 2]]),
  order(6, [[ITEMS.usage, 50]], { checkout: { inventoryAccount: { createNew: true } } }),
  order(4, [[ITEMS.manual, 1]], { became: 'CANCELLING' }),
  order(1, [
    [ITEMS.kit, 1],
    [ITEMS.manual, 1],
  ]),
  order(
    500 * DAY,
    [
      [ITEMS.kit, 1],
      [ITEMS.usage, 10],
    ],
    { became: 'TAKEN_OVER' },
  ),
]
