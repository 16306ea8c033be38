import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { CARD_TYPES } from '../../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../../lib/contract/payment.ts'

/** A card of a customer with its token at the payment provider. */
export type StoredCard = {
  id: string
  token: Omit<PaymentToken, 'kind' | 'customer'>
  billingAddress: AddressInput
  isSaved: boolean
  isDefault: boolean
}

const rowSchema = z
  .object({
    id: z.string(),
    subscription_id: z.string(),
    fingerprint: z.string(),
    card_type: z.enum(CARD_TYPES),
    last4: z.string(),
    expiry_month: z.string(),
    expiry_year: z.string(),
    account_holder_name: z.string(),
    billing_address: z.string().transform(text => addressInputSchema.parse(JSON.parse(text))),
    is_saved: z.number(),
    is_default: z.number(),
  })
  .transform(
    (row): StoredCard => ({
      id: row.id,
      token: {
        token: row.subscription_id,
        fingerprint: row.fingerprint,
        brand: row.card_type,
        last4: row.last4,
        expiryMonth: row.expiry_month,
        expiryYear: row.expiry_year,
        accountHolderName: row.account_holder_name,
      },
      billingAddress: row.billing_address,
      isSaved: row.is_saved === 1,
      isDefault: row.is_default === 1,
    }),
  )

/** The default first, then the newest. */
export const listCards = (database: DatabaseSync, customerId: string): StoredCard[] =>
  database
    .prepare(
      `SELECT * FROM commerce_payment_details WHERE customer_id = ?
       ORDER BY is_default DESC, created_at DESC, rowid DESC`,
    )
    .all(customerId)
    .map(row => rowSchema.parse(row))

/** A card of a customer. */
export const findCard = (database: DatabaseSync, customerId: string, id: string): StoredCard | undefined =>
  listCards(database, customerId).find(card => card.id === id)

type NewCard = Omit<StoredCard, 'id' | 'isDefault'> & { customerId: string; asDefault: boolean }

/** Adds a card; the first one is the default, even if not asked for. Call inside a transaction. */
export const insertCard = (database: DatabaseSync, card: NewCard, now: number): StoredCard => {
  const { customerId, token, billingAddress, isSaved, asDefault } = card
  const id = randomUUID()
  database
    .prepare('INSERT INTO commerce_payment_details VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)')
    .run(
      id,
      customerId,
      token.token,
      token.fingerprint,
      token.brand,
      token.last4,
      token.expiryMonth,
      token.expiryYear,
      token.accountHolderName,
      JSON.stringify(billingAddress),
      isSaved ? 1 : 0,
      now,
    )
  if (asDefault) makeDefault(database, customerId, id)
  fillDefault(database, customerId)
  const stored = findCard(database, customerId, id)
  if (stored === undefined) throw new Error('the card has just been stored')
  return stored
}

/** Makes a card the only default of its customer. */
export const makeDefault = (database: DatabaseSync, customerId: string, id: string): void => {
  database.prepare('UPDATE commerce_payment_details SET is_default = 0 WHERE customer_id = ?').run(customerId)
  database.prepare('UPDATE commerce_payment_details SET is_default = 1 WHERE id = ?').run(id)
}

/** Replaces the billing address of a card. */
export const setBillingAddress = (database: DatabaseSync, id: string, address: AddressInput): void => {
  database
    .prepare('UPDATE commerce_payment_details SET billing_address = ? WHERE id = ?')
    .run(JSON.stringify(address), id)
}

/** Removes a card; the newest one left becomes the default. Call inside a transaction. */
export const deleteCard = (database: DatabaseSync, customerId: string, id: string): void => {
  database
    .prepare('DELETE FROM commerce_payment_details WHERE customer_id = ? AND id = ?')
    .run(customerId, id)
  fillDefault(database, customerId)
}

const fillDefault = (database: DatabaseSync, customerId: string): void => {
  const [first] = listCards(database, customerId)
  if (first !== undefined && !first.isDefault) makeDefault(database, customerId, first.id)
}
