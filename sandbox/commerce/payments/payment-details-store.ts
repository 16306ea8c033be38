import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { CARD_TYPES } from '../../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../../lib/contract/payment.ts'

/** A card as a customer may use it, with its token at the payment provider. */
export type StoredCard = {
  id: string
  /** Whose card it is, unless the customer's own. */
  organization?: { uid: string; name: string; administrator: boolean } | undefined
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
    organization_uid: z.string().nullable(),
    organization_name: z.string().nullable(),
    administrator: z.number().nullable(),
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
      organization:
        row.organization_uid === null
          ? undefined
          : {
              uid: row.organization_uid,
              name: row.organization_name ?? '',
              administrator: row.administrator === 1,
            },
    }),
  )

/**
 * Own cards of a customer and those of the organizations that they are a member of: the default first, then
 * own ones, then the newest.
 */
export const listUsableCards = (database: DatabaseSync, customerId: string): StoredCard[] =>
  database
    .prepare(
      `SELECT p.*, o.name AS organization_name, a.administrator FROM commerce_payment_details p
         LEFT JOIN commerce_organizations o ON o.uid = p.organization_uid AND o.status = 'ACTIVE'
         LEFT JOIN commerce_associations a
           ON a.organization_uid = o.uid AND a.customer_id = :customer AND a.status = 'ASSOCIATED'
       WHERE (p.organization_uid IS NULL AND p.customer_id = :customer) OR a.customer_id IS NOT NULL
       ORDER BY p.is_default DESC, p.organization_uid IS NOT NULL, p.created_at DESC, p.rowid DESC`,
    )
    .all({ customer: customerId })
    .map(row => rowSchema.parse(row))

/** The cards of one owner: the customer, or an organization of theirs. */
export const listCards = (
  database: DatabaseSync,
  customerId: string,
  organizationUid?: string,
): StoredCard[] =>
  listUsableCards(database, customerId).filter(({ organization }) => organization?.uid === organizationUid)

/** A card that a customer may use. */
export const findCard = (database: DatabaseSync, customerId: string, id: string): StoredCard | undefined =>
  listUsableCards(database, customerId).find(card => card.id === id)

type NewCard = Omit<StoredCard, 'id' | 'isDefault' | 'organization'> & {
  customerId: string
  organizationUid?: string | undefined
  asDefault: boolean
}

/** Adds a card; the first own one is the default, even if not asked for. Call inside a transaction. */
export const insertCard = (database: DatabaseSync, card: NewCard, now: number): StoredCard => {
  const { customerId, organizationUid, token, billingAddress, isSaved, asDefault } = card
  const id = randomUUID()
  database
    .prepare('INSERT INTO commerce_payment_details VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)')
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
      organizationUid ?? null,
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

/** Removes a card; the newest own one left becomes the default. Call inside a transaction. */
export const deleteCard = (database: DatabaseSync, customerId: string, id: string): void => {
  database.prepare('DELETE FROM commerce_payment_details WHERE id = ?').run(id)
  fillDefault(database, customerId)
}

const fillDefault = (database: DatabaseSync, customerId: string): void => {
  const [first] = listCards(database, customerId)
  if (first !== undefined && !first.isDefault) makeDefault(database, customerId, first.id)
}
