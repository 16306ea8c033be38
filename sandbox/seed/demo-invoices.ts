import type { CreditFacts, InvoiceFacts } from './invoice-facts.ts'

type Owned<T> = T & { customer: 'uid-petra' }

const invoice = (daysAgo: number, total: number, more: Partial<InvoiceFacts> = {}): Owned<InvoiceFacts> => ({
  customer: 'uid-petra',
  site: 'usassessments',
  organizationUid: 'org-lindenrow',
  postalCode: '43215-2204',
  purchaseOrderNumber: `LR-${2_000 + daysAgo}`,
  daysAgo,
  total,
  ...more,
})

/** One in each status and each age, in two currencies, and a disputed one. The first one is 57000001. */
export const DEMO_INVOICES: readonly Owned<InvoiceFacts>[] = [
  invoice(5, 48_250),
  invoice(12, 129_900, { paid: 50_000 }),
  invoice(45, 31_075),
  invoice(75, 20_000, { paid: 5_000 }),
  invoice(100, 9_950, { dispute: 'Two of the five manuals never arrived.' }),
  invoice(150, 75_500),
  invoice(60, 64_400, { paid: 64_400 }),
  invoice(55, 18_900, { credited: 18_900 }),
  invoice(20, 25_000, { currency: 'CAD' }),
  invoice(40, 8_800, { organizationUid: undefined, purchaseOrderNumber: undefined }),
]

/** A credit note that can be used up. */
export const DEMO_CREDITS: readonly Owned<CreditFacts>[] = [
  {
    customer: 'uid-petra',
    site: 'usassessments',
    organizationUid: 'org-lindenrow',
    daysAgo: 15,
    total: 12_500,
  },
]
