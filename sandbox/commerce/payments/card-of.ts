import type { DatabaseSync } from 'node:sqlite'
import type { Checkout } from '../checkout/checkout-store.ts'
import { findCard, type StoredCard } from './payment-details-store.ts'

/** The card with which a cart is paid. */
export const cardOf = (
  database: DatabaseSync,
  customerId: string,
  { paymentType, cardId, card }: Checkout,
): StoredCard | undefined => {
  if (paymentType !== 'CARD') return undefined
  if (card !== undefined) return { ...card, isSaved: false, isDefault: false }
  return cardId === undefined ? undefined : findCard(database, customerId, cardId)
}
