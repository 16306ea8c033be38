import type { QuoteDiscount } from '../../lib/contract/commerce/quote/quote-discount.ts'
import type { QuoteState } from '../../lib/contract/commerce/quote/quote-states.ts'

/** Items of the sample catalogue, level A. */
const ITEMS = { kit: '0031601101', manual: '0031601201', usage: '0031601401' } as const

const DAY = 24

/** A quote of somebody who shows quotes. Hours count from its creation. */
export type DemoQuote = {
  customer: 'uid-petra' | 'uid-quentin'
  state: QuoteState
  hoursAgo: number
  name: string
  description?: string
  reference?: string
  lines: readonly (readonly [code: string, quantity: number])[]
  discount?: QuoteDiscount
  comments?: readonly { after: number; text: string; isSupport: boolean; itemCode?: string }[]
  fileName?: string
  /** The purchase order number of the seeded order that it became. */
  order?: string
}

const percent = (discountRate: number): QuoteDiscount => ({ discountType: 'PERCENT', discountRate })

/** One in each step that a buyer sees, two of them with a discount and a conversation, and a colleague's. */
export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    customer: 'uid-petra',
    state: 'BUYER_DRAFT',
    hoursAgo: 5,
    name: 'Spring intake',
    description: 'For the two new rooms.',
    lines: [
      [ITEMS.kit, 2],
      [ITEMS.manual, 2],
    ],
  },
  {
    customer: 'uid-petra',
    state: 'BUYER_SUBMITTED',
    hoursAgo: 2,
    name: 'School contract, autumn',
    reference: 'SC-2026-11',
    lines: [[ITEMS.kit, 6]],
    comments: [{ after: 1, text: 'We need the kits by the end of January.', isSupport: false }],
  },
  {
    customer: 'uid-petra',
    state: 'SELLER_DRAFT',
    hoursAgo: 3 * DAY,
    name: 'Usages for 2027',
    lines: [[ITEMS.usage, 200]],
    comments: [
      { after: 30, text: 'Do you want all usages at once, or each quarter?', isSupport: true },
      { after: 32, text: 'All at once, please.', isSupport: false },
    ],
  },
  {
    customer: 'uid-petra',
    state: 'BUYER_OFFER',
    hoursAgo: 12 * DAY,
    name: 'Grant of the county',
    reference: 'County grant 88',
    lines: [
      [ITEMS.kit, 5],
      [ITEMS.manual, 10],
      [ITEMS.usage, 100],
    ],
    discount: percent(8),
    comments: [
      { after: 1, text: 'The grant ends this year. Is a discount possible?', isSupport: false },
      { after: 24, text: 'Yes: 8 percent on everything, and the terms are attached.', isSupport: true },
      { after: 24, text: 'The current edition.', isSupport: true, itemCode: ITEMS.manual },
    ],
    fileName: 'terms.pdf',
  },
  {
    customer: 'uid-petra',
    state: 'BUYER_APPROVED',
    hoursAgo: 6 * DAY,
    name: 'Replacement kits',
    lines: [[ITEMS.kit, 3]],
    discount: { discountType: 'TARGET', discountRate: 600 },
  },
  {
    customer: 'uid-petra',
    state: 'BUYER_ORDERED',
    hoursAgo: 4 * DAY - 4,
    name: 'Two kits for Columbus',
    lines: [[ITEMS.kit, 2]],
    discount: percent(0),
    order: 'LR-1020',
  },
  {
    customer: 'uid-petra',
    state: 'EXPIRED',
    hoursAgo: 60 * DAY,
    name: 'Summer workshop',
    lines: [[ITEMS.manual, 12]],
    discount: percent(5),
  },
  {
    customer: 'uid-petra',
    state: 'BUYER_REJECTED',
    hoursAgo: 20 * DAY,
    name: 'Second site',
    lines: [[ITEMS.kit, 4]],
    discount: percent(2),
    comments: [{ after: 48, text: 'The board has decided otherwise.', isSupport: false }],
  },
  {
    customer: 'uid-petra',
    state: 'CANCELLED',
    hoursAgo: 30 * DAY,
    name: 'Trial',
    lines: [[ITEMS.kit, 1]],
  },
  // It expires tomorrow.
  {
    customer: 'uid-petra',
    state: 'BUYER_OFFER',
    hoursAgo: 30 * DAY - 6,
    name: 'Record forms for the new year',
    lines: [[ITEMS.manual, 12]],
    discount: percent(5),
  },
  {
    customer: 'uid-quentin',
    state: 'BUYER_OFFER',
    hoursAgo: 8 * DAY,
    name: 'Group sessions',
    lines: [[ITEMS.manual, 20]],
    discount: percent(10),
  },
]
