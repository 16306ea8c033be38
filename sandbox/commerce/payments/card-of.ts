import type { DatabaseSync } from 'node:sqlite'
import type { Checkout } from '../checkout/checkout-store.ts'
import { orderingOrganization } from '../programmes/programmes-of.ts'
import { findCard, type StoredCard } from './payment-details-store.ts'

/** The card with which a cart is paid; that of an organization pays for its own account alone. */
export const cardOf = (
  database: DatabaseSync,
  customerId: string,
  { paymentType, cardId, card, organizationUid }: Checkout,
): StoredCard | undefined => {
  if (paymentType !== 'CARD') return undefined
  if (card !== undefined) return { ...card, isSaved: false, isDefault: false }
  const kept = cardId === undefined ? undefined : findCard(database, customerId, cardId)
  if (kept?.organization === undefined) return kept
  const account =
    organizationUid === undefined ? orderingOrganization(database, customerId)?.uid : organizationUid
  return kept.organization.uid === account ? kept : undefined
}
