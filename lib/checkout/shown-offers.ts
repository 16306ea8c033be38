import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { joinFacts } from '@/lib/format/join-facts'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { writtenExpiry } from '@/lib/payment-cards/card-expiry'
import { cardName } from '@/lib/payment-cards/card-name'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import { type BillingChoice, usualBilling } from './billing'
import { offerHint } from './offer-texts'
import { NEW_CARD } from './payment'
import { codeOfCart, type FoundOffer } from './payment-offers'

type Choices = { offers: readonly FoundOffer[]; billing: readonly BillingChoice[] }

/** What the cart has already; the only way to pay is chosen beforehand. */
export function paymentDefaults(cart: Cart, { offers, billing }: Choices) {
  const { purchaseOrderNumber, purchaseOrderToFollow, vatNumber } = cart
  return {
    paymentType: usualOffer(cart, offers),
    billingAddress: usualBilling(cart, billing),
    purchaseOrderNumber: purchaseOrderNumber ?? '',
    purchaseOrderToFollow: purchaseOrderToFollow === true ? 'on' : '',
    vatNumber: vatNumber ?? '',
  }
}

/** A card that can no longer be used is replaced by another one; a document says that there is an order. */
function usualOffer(cart: Cart, offers: readonly FoundOffer[]): string {
  const { paymentInfo, purchaseOrderDocument } = cart
  const chosen = codeOfCart(cart) ?? (purchaseOrderDocument && 'PURCHASE_ORDER')
  if (offers.some(({ code }) => code === chosen)) return chosen ?? ''
  if (paymentInfo !== undefined) return NEW_CARD
  const usual = offers.length === 1 ? offers[0] : offers.find(({ card }) => card?.defaultPayment)
  return usual?.code ?? ''
}

/** A way to pay as the form shows it. */
export function shownOffer(locale: Locale, { code, type, card, purchaseOrder }: FoundOffer) {
  const { payment } = getMessages(locale).checkout
  if (code === NEW_CARD) return { code, label: payment.newCard, hint: payment.newCardHint }
  if (card === undefined)
    return { code, purchaseOrder, label: type.displayName, hint: offerHint(locale, type) }
  const t = getTranslator(locale, 'paymentCards')
  const owner = card.organization === undefined ? [] : [t('of', { name: card.organization.name })]
  const hint = joinFacts([t('expires', { date: writtenExpiry(card) }), ...owner])
  return { code, label: cardName(locale, card), hint }
}

/** An address that can be billed, as the form shows it. */
export function shownBilling(locale: Locale, { code, kind, address }: BillingChoice) {
  const { payment, shipping } = getMessages(locale).checkout
  const lines = letterLines(address).join(', ')
  if (kind === 'shipping') return { value: code, label: payment.sameAsShipping, hint: lines }
  return { value: code, label: lines, ...(kind === 'organization' && { hint: shipping.organization }) }
}
