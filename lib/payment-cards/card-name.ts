import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** A card as its owner knows it, for example "Visa ending in 4242"; without a known brand it is a card. */
export function cardName(
  locale: Locale,
  { cardType: { name }, cardNumber }: Pick<PaymentDetails, 'cardType' | 'cardNumber'>,
): string {
  const t = getTranslator(locale, 'paymentCards')
  const digits = cardNumber.slice(-4)
  return name === undefined ? t('nameless', { digits }) : t('name', { brand: name, digits })
}
