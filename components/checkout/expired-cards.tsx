import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { getTranslator } from '@/lib/i18n/translator'
import { cardExpiry, writtenExpiry } from '@/lib/payment-cards/card-expiry'
import { cardName } from '@/lib/payment-cards/card-name'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  cards: readonly PaymentDetails[]
  /** Epoch milliseconds. */
  now: number
}

/** Says which cards of the user cannot be chosen because they have expired. */
export function ExpiredCards({ locale, cards, now }: Props) {
  const t = getTranslator(locale, 'checkout')
  const expired = cards.filter(card => cardExpiry(card, now) === 'expired')
  if (expired.length === 0) return null
  return (
    <ul className="max-w-form space-y-1 text-muted">
      {expired.map(card => (
        <li key={card.id}>
          {t('payment.expired', { card: cardName(locale, card), date: writtenExpiry(card) })}
        </li>
      ))}
    </ul>
  )
}
