import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Paid = Pick<Cart, 'paymentType' | 'paymentInfo'>

/** The way to pay; of a card its brand and last digits. */
export function paymentText(locale: Locale, { paymentType, paymentInfo }: Paid): string | undefined {
  if (paymentType?.code !== 'CARD' || paymentInfo === undefined) return paymentType?.displayName
  const { cardType, cardNumber } = paymentInfo
  return getTranslator(locale, 'paymentCards')('name', {
    brand: cardType.name ?? paymentType.displayName,
    digits: cardNumber.slice(-4),
  })
}
