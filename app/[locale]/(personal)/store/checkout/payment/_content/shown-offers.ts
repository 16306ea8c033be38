import { cardName } from '@/components/payment/card-name'
import { offerHint } from '@/lib/checkout/offer-texts'
import { cardCode, type FoundOffer } from '@/lib/checkout/payment-offers'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import { writtenExpiry } from '@/lib/payment-cards/card-expiry'
import type { Locale } from '@/lib/site/sites'

/** What the cart has already; the only way to pay is chosen beforehand. */
export function paymentDefaults(cart: Cart, offers: readonly FoundOffer[]) {
  const { paymentType, paymentInfo, purchaseOrderNumber, purchaseOrderToFollow, vatNumber } = cart
  const chosen = paymentInfo === undefined ? paymentType?.code : cardCode(paymentInfo.id)
  const [only, ...others] = offers
  return {
    paymentType: chosen ?? (others.length === 0 ? (only?.code ?? '') : ''),
    purchaseOrderNumber: purchaseOrderNumber ?? '',
    purchaseOrderToFollow: purchaseOrderToFollow === true ? 'on' : '',
    vatNumber: vatNumber ?? '',
  }
}

/** A way to pay as the form shows it. */
export function shownOffer(locale: Locale, { code, type, card, purchaseOrder }: FoundOffer) {
  if (card === undefined)
    return { code, purchaseOrder, label: type.displayName, hint: offerHint(locale, type) }
  const expires = getTranslator(locale, 'paymentCards')('expires', { date: writtenExpiry(card) })
  return { code, label: cardName(locale, card), hint: expires }
}
