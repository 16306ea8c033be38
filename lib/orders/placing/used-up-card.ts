import type { FoundOffer } from '@/lib/checkout/payment-offers'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { UnconfirmedAttempt } from './attempt-state.server'

/**
 * The ways to pay that can still be used: a card that was entered for one order cannot be charged again after
 * its payment was declined.
 * @param unpaid the latest attempt to pay with the card of the cart
 */
export const withoutUsedUpCard = (
  offers: readonly FoundOffer[],
  { paymentInfo }: Pick<Cart, 'paymentInfo'>,
  unpaid: UnconfirmedAttempt | undefined,
): readonly FoundOffer[] =>
  unpaid?.state === 'declined' && paymentInfo?.saved === false
    ? offers.filter(({ card }) => card?.id !== paymentInfo.id)
    : offers
