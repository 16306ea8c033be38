import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { OfferedPaymentType, PaymentTypeCode } from '@/lib/contract/commerce/payment/payment-type'
import { cardExpiry } from '@/lib/payment-cards/card-expiry'
import { NEW_CARD, type PaymentOffer } from './payment'

/** A way to pay as the form offers it: a card is one way each. */
export type FoundOffer = PaymentOffer & { type: OfferedPaymentType; card?: PaymentDetails | undefined }

/** The value of a card in the form. */
const cardCode = (id: string): string => `CARD:${id}`

/** The way to pay that a cart has. */
export const codeOfCart = ({ paymentType, paymentInfo }: Pick<Cart, 'paymentType' | 'paymentInfo'>) =>
  paymentInfo === undefined ? paymentType?.code : cardCode(paymentInfo.id)

type Cards = {
  /** Those that the user keeps. */
  kept: readonly PaymentDetails[]
  /** The card of the cart, which may have been entered for this order only. */
  ofCart: PaymentDetails | undefined
}

/**
 * The ways to pay that are offered; in place of cards as such, those that are valid, and a new one.
 * @param now epoch milliseconds
 */
export const paymentOffers = (
  types: readonly OfferedPaymentType[],
  { kept, ofCart }: Cards,
  now: number,
): readonly FoundOffer[] =>
  types.flatMap((type): readonly FoundOffer[] => {
    if (type.code !== CARD) return [{ code: type.code, type, purchaseOrder: type.purchaseOrder }]
    const isKept = kept.some(({ id }) => id === ofCart?.id)
    const cards = ofCart === undefined || isKept ? kept : [ofCart, ...kept]
    return [
      ...cards
        .filter(card => cardExpiry(card, now) !== 'expired')
        .map(card => ({ code: cardCode(card.id), type, card })),
      { code: NEW_CARD, type },
    ]
  })

const CARD: PaymentTypeCode = 'CARD'
