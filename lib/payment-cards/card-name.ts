import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** A card as its owner knows it, for example "Visa ending in 4242". */
export const cardName = (
  locale: Locale,
  { cardType, cardNumber }: Pick<PaymentDetails, 'cardType' | 'cardNumber'>,
): string =>
  getTranslator(locale, 'paymentCards')('name', {
    brand: cardType.name ?? cardType.code,
    digits: cardNumber.slice(-4),
  })
