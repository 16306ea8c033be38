import { MOST_CARDS } from '../../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../../lib/contract/payment.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { occError } from '../http/occ-error.ts'
import type { Site } from '../sites.ts'
import { acceptedBrands } from './card-types.ts'
import type { StoredCard } from './payment-details-store.ts'

/**
 * What the provider knows of a one-time token of a customer, if the site accepts the brand of its card.
 * Throws otherwise, also for the token of a kept card, which is chosen by its id.
 */
export const acceptedToken = async (
  { payments }: Commerce,
  site: Site,
  { iamId }: Pick<Customer, 'iamId'>,
  subscriptionId: string,
): Promise<PaymentToken> => {
  const token = await payments.describeToken(subscriptionId)
  if (token?.kind !== 'ONE_TIME' || token.customer !== iamId)
    throw occError.unknownIdentifier('There is no such token.', { subject: 'subscriptionId' })
  if (!acceptedBrands(site).includes(token.brand))
    throw occError.unsupportedCardType('The site does not accept this brand.', { reason: token.brand })
  return token
}

/**
 * The token under which the provider keeps the card of a one-time token, for a customer or an organization.
 * Throws if its bank declines.
 */
export const saveToken = async (
  { payments }: Commerce,
  { iamId }: Pick<Customer, 'iamId'>,
  subscriptionId: string,
  organizationUid?: string,
): Promise<PaymentToken> => {
  const kept = await payments.saveToken(organizationUid ?? iamId, { token: subscriptionId, enteredBy: iamId })
  if ('value' in kept) return kept.value
  throw occError.paymentDeclined('The card was declined.', { reason: kept.refused.reason ?? 'generic' })
}

/** The card of a list that has the same number as a token. */
export const sameCard = (
  cards: readonly StoredCard[],
  { fingerprint }: Pick<PaymentToken, 'fingerprint'>,
): StoredCard | undefined => cards.find(({ token }) => token.fingerprint === fingerprint)

/** Throws when a customer or an organization keeps as many cards as they may. */
export const requireRoom = (cards: readonly StoredCard[]): void => {
  if (cards.length >= MOST_CARDS)
    throw occError.cardLimit('There are too many cards.', { reason: 'limitReached' })
}
