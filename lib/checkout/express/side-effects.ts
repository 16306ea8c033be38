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

/** The page shows the sums, and that nothing is taxed. */
const SHOWN_ANYWAY: readonly Difference['kind'][] = ['sum', 'exemptionNew']

/** What was changed: a part of the order, or all that was open, by defaults. */
type Change = { locale: Locale; before: Cart; step: ExpressStep | undefined }

/**
 * What a change has changed beside what was chosen, in words; the new total is told anyway. Defaults are
 * shown on the page, so that only changed lines and prices are beside them.
 */
export function sideEffects({ locale, before, step }: Change, after: Cart): readonly FlashLine[] {
  const isBeside = (difference: Difference): boolean =>
    difference.kind === 'entry'
      ? step !== undefined && !OWN[step].includes(difference.entry)
      : !SHOWN_ANYWAY.includes(difference.kind)
  return differencesOf(reviewedFacts(before), reviewedFacts(after))
    .filter(isBeside)
    .map(difference => ({ tone: 'caution' as const, text: differenceText(locale, difference) }))
}
