import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { CLINIC, clinicFacts, ORDERED } from './clinic'

type Order = NonNullable<SeedFacts['orders']>[number]

const LANGUAGES = { 'fr-ca': 'fr' } as const satisfies Partial<Record<Locale, string>>

/** An order for the clinic that was placed some hours ago. */
const order = (locale: Locale, hoursAgo: number, more: Partial<Order> = {}): Order => ({
  site: getSite(locale).siteId,
  ...(locale === 'fr-ca' && { language: LANGUAGES[locale] }),
  hoursAgo,
  lines: [
    [ORDERED.kit, 2],
    [ORDERED.forms, 3],
  ],
  ...more,
  checkout: {
    organizationUid: CLINIC,
    paymentType: 'PURCHASE_ORDER',
    purchaseOrderNumber: `PO ${hoursAgo}`,
    deliveryMode: 'standard',
    ...more.checkout,
  },
})

/** Hours since the orders of `orderedFacts` were placed; each has a purchase order number with its hours. */
const HOURS = { received: 1, arrived: 240, held: 30, digital: 6, takenOver: 12_000 } as const

/**
 * A user of the clinic with an order that was received, one that has arrived, one on hold, usages, and one of
 * the previous system.
 */
export const orderedFacts = (locale: Locale): SeedFacts => ({
  ...clinicFacts(locale),
  orders: [
    order(locale, HOURS.takenOver, { became: 'TAKEN_OVER' }),
    order(locale, HOURS.arrived),
    order(locale, HOURS.held, {
      checkout: { purchaseOrderNumber: undefined, purchaseOrderToFollow: true },
    }),
    order(locale, HOURS.digital, {
      lines: [[ORDERED.usage, 5]],
      checkout: { inventoryAccount: { createNew: true }, deliveryMode: undefined },
    }),
    order(locale, HOURS.received),
  ],
})
