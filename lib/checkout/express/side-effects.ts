import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { FlashLine } from '@/lib/flash/flash'
import type { Locale } from '@/lib/site/sites'
import { differenceText } from '../review/difference-texts'
import { type Difference, differencesOf } from '../review/differences'
import { type REVIEWED_ENTRIES, reviewedFacts } from '../review/reviewed-facts'
import type { ExpressStep } from './express-steps'

/** What the form of each part sets itself. */
const OWN: Readonly<Record<ExpressStep, readonly (typeof REVIEWED_ENTRIES)[number][]>> = {
  account: ['account'],
  shipping: ['deliveryAddress', 'receivingHours'],
  delivery: ['deliveryMode', 'deliveryDays', 'shipment', 'inventoryAccount'],
  payment: ['payment', 'purchaseOrder', 'billingAddress', 'vatNumber'],
}

type Change = { step: ExpressStep; before: Cart; after: Cart }

/** What the change of one part has changed beside it, in words; the new total is told anyway. */
export function sideEffects(locale: Locale, { step, before, after }: Change): readonly FlashLine[] {
  const isBeside = (difference: Difference): boolean =>
    difference.kind === 'entry' ? !OWN[step].includes(difference.entry) : difference.kind !== 'sum'
  return differencesOf(reviewedFacts(before), reviewedFacts(after))
    .filter(isBeside)
    .map(difference => ({ tone: 'caution' as const, text: differenceText(locale, difference) }))
}
