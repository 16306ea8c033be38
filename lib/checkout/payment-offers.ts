import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { OfferedPaymentType, PaymentTypeCode } from '@/lib/contract/commerce/payment/payment-type'
import { cardExpiry } from '@/lib/payment-cards/card-expiry'
import type { PaymentOffer } from './payment'

/** A way to pay as the form offers it: a card is one way each. */
export type FoundOffer = PaymentOffer & { type: OfferedPaymentType; card?: PaymentDetails | undefined }

/** The value of a card in the form. */
export const cardCode = (id: string): string => `CARD:${id}`

/**
 * The ways to pay that are offered; in place of cards as such, those that the user keeps and that are valid.
 * @param now epoch milliseconds
 */
export const paymentOffers = (
  types: readonly OfferedPaymentType[],
  cards: readonly PaymentDetails[],
  now: number,
): readonly FoundOffer[] =>
  types.flatMap((type): readonly FoundOffer[] =>
    type.code === CARD
      ? cards
          .filter(card => cardExpiry(card, now) !== 'expired')
          .map(card => ({ code: cardCode(card.id), type, card }))
      : [{ code: type.code, type, purchaseOrder: type.purchaseOrder }],
  )

const CARD: PaymentTypeCode = 'CARD'
