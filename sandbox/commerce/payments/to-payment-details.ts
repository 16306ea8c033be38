import type { PaymentDetails } from '../../../lib/contract/commerce/payment/payment-details.ts'
import { toPlainAddress } from '../addresses/to-address.ts'
import { cardTypeOf } from './card-types.ts'
import type { StoredCard } from './payment-details-store.ts'

/**
 * A card as commerce answers it, with places named in the language of the call. Who holds the card of an
 * organization, and where they live, is for its administrators alone.
 */
export const toPaymentDetails = (
  { id, token, billingAddress, isSaved, isDefault, organization }: StoredCard,
  language: string,
): PaymentDetails => ({
  id,
  cardNumber: `************${token.last4}`,
  cardType: cardTypeOf(token.brand),
  expiryMonth: token.expiryMonth,
  expiryYear: token.expiryYear,
  subscriptionId: token.token,
  saved: isSaved,
  defaultPayment: isDefault,
  ...(organization?.administrator !== false && {
    accountHolderName: token.accountHolderName,
    billingAddress: { ...toPlainAddress(billingAddress, language), line1: billingAddress.line1 },
  }),
  ...(organization && { organization }),
})
