import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'

/** The cards of a user's list that are not those of an organization. */
export const ownCards = (cards: readonly PaymentDetails[]): readonly PaymentDetails[] =>
  cards.filter(({ organization }) => organization === undefined)

/** The cards that can pay for an account: own ones, and those of the organization itself. */
export const cardsOfAccount = (
  cards: readonly PaymentDetails[],
  organizationUid: string | undefined,
): readonly PaymentDetails[] =>
  cards.filter(({ organization }) => organization === undefined || organization.uid === organizationUid)
