import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { joinFacts } from '@/lib/format/join-facts'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cardExpiry, writtenExpiry } from '@/lib/payment-cards/card-expiry'
import { cardName } from '@/lib/payment-cards/card-name'
import type { Locale } from '@/lib/site/sites'
import { BANK_TRANSFER, cardWay, NEW_CARD } from './payment-fields'

/** A way to pay as the form offers it. */
export type OfferedWay = { value: string; label: string; hint?: string }

/**
 * The ways to pay invoices: kept cards that are valid, the default first, a new card, and a transfer.
 * @param now epoch milliseconds
 */
export function offeredWays(
  locale: Locale,
  cards: readonly PaymentDetails[],
  now: number,
): readonly OfferedWay[] {
  const { invoices, checkout } = getMessages(locale)
  const t = getTranslator(locale, 'paymentCards')
  return [
    ...cards
      .filter(card => cardExpiry(card, now) !== 'expired')
      .map(card => ({
        value: cardWay(card.id),
        label: cardName(locale, card),
        hint: joinFacts([
          t('expires', { date: writtenExpiry(card) }),
          ...(card.organization === undefined ? [] : [t('of', { name: card.organization.name })]),
        ]),
      })),
    { value: NEW_CARD, label: checkout.payment.newCard, hint: checkout.payment.newCardHint },
    { value: BANK_TRANSFER, label: invoices.pay.transfer, hint: invoices.pay.transferHint },
  ]
}
