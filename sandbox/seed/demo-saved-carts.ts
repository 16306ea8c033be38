import type { SharePermission } from '../../lib/contract/commerce/cart/saved-cart.ts'
import type { OrderFacts } from './order-facts.ts'

/** A line; `priceThen` is the price of one unit, in minor units, if it differed when the cart was saved. */
type SavedLine = { item: string; quantity: number; note?: string; priceThen?: number }

/** A saved cart of somebody who shows saved carts. */
export type DemoSavedCart = {
  customer: string
  site: OrderFacts['site']
  daysAgo: number
  name: string
  description?: string
  isSchoolYearList?: true
  lines: readonly SavedLine[]
  share?: { organizationUid: string; permission: SharePermission }
}

/** Items of the sample catalogue. */
const ITEMS = {
  kit: '0031601101',
  manual: '0031601201',
  usage: '0031601401',
  formsOfLevelC: '0011203300',
  withdrawn: '0011202101',
} as const

/** One in which prices have changed and an item was withdrawn, a school-year list, and one of a colleague. */
export const DEMO_SAVED_CARTS: readonly DemoSavedCart[] = [
  {
    customer: 'uid-petra',
    site: 'usassessments',
    daysAgo: 120,
    name: 'Intake kits',
    description: 'Ask about the budget first.',
    lines: [
      { item: ITEMS.kit, quantity: 2, priceThen: 21_500 },
      { item: ITEMS.manual, quantity: 1, priceThen: 5_200 },
      { item: ITEMS.withdrawn, quantity: 1, priceThen: 98_000 },
    ],
  },
  {
    customer: 'uid-petra',
    site: 'usassessments',
    daysAgo: 80,
    name: 'Every August',
    isSchoolYearList: true,
    lines: [
      { item: ITEMS.kit, quantity: 4, note: 'Room 3' },
      { item: ITEMS.usage, quantity: 50 },
    ],
  },
  {
    customer: 'uid-quentin',
    site: 'usassessments',
    daysAgo: 15,
    name: 'For the whole practice',
    lines: [
      { item: ITEMS.manual, quantity: 3 },
      { item: ITEMS.formsOfLevelC, quantity: 2 },
    ],
    share: { organizationUid: 'org-lindenrow', permission: 'COPY' },
  },
]
