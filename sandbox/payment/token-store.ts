import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { CARD_TYPES } from '../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../lib/contract/payment.ts'
import { BEHAVIOURS, type Behaviour } from './test-cards.ts'

/** A token with what only the provider knows of its card. */
export type StoredToken = {
  facts: PaymentToken
  behaviour: Behaviour
  isUsed: boolean
  expiresAt: number | undefined
}

/** A card as the hosted fields have read it. */
export type CardFacts = Omit<PaymentToken, 'token' | 'kind' | 'customer'> & { behaviour: Behaviour }

const rowSchema = z
  .object({
    token: z.string(),
    customer: z.string(),
    made_of: z.string().nullable(),
    brand: z.enum(CARD_TYPES),
    last4: z.string(),
    expiry_month: z.string(),
    expiry_year: z.string(),
    account_holder_name: z.string(),
    fingerprint: z.string(),
    behaviour: z.enum(BEHAVIOURS),
    used: z.number(),
    expires_at: z.number().nullable(),
  })
  .transform(
    (row): StoredToken => ({
      facts: {
        token: row.token,
        kind: row.made_of === null ? 'ONE_TIME' : 'SAVED',
        customer: row.customer,
        brand: row.brand,
        last4: row.last4,
        expiryMonth: row.expiry_month,
        expiryYear: row.expiry_year,
        accountHolderName: row.account_holder_name,
        fingerprint: row.fingerprint,
      },
      behaviour: row.behaviour,
      isUsed: row.used === 1,
      expiresAt: row.expires_at ?? undefined,
    }),
  )

const read = (row: unknown): StoredToken | undefined => (row === undefined ? undefined : rowSchema.parse(row))

/** A token, expired or not. */
export const findToken = (database: DatabaseSync, token: string): StoredToken | undefined =>
  read(database.prepare('SELECT * FROM payment_tokens WHERE token = ?').get(token))

/** The saved token that was made of a one-time token. */
export const findSavedFrom = (database: DatabaseSync, oneTime: string): StoredToken | undefined =>
  read(database.prepare('SELECT * FROM payment_tokens WHERE made_of = ?').get(oneTime))

type Use = { madeOf: string } | { expiresAt: number }

/** Stores a card of a customer under a new token: a saved one, or a one-time token that expires. */
export const insertToken = (
  database: DatabaseSync,
  customer: string,
  card: CardFacts,
  use: Use,
): StoredToken => {
  const isSaved = 'madeOf' in use
  const token = `${isSaved ? 'card' : 'tok'}_${randomBytes(18).toString('base64url')}`
  database
    .prepare(
      `INSERT INTO payment_tokens (token, customer, brand, last4, expiry_month, expiry_year,
         account_holder_name, fingerprint, behaviour, made_of, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      token,
      customer,
      card.brand,
      card.last4,
      card.expiryMonth,
      card.expiryYear,
      card.accountHolderName,
      card.fingerprint,
      card.behaviour,
      isSaved ? use.madeOf : null,
      isSaved ? null : use.expiresAt,
    )
  const stored = findToken(database, token)
  if (stored === undefined) throw new Error('the token has just been stored')
  return stored
}

/** Marks a one-time token as used. */
export const markUsed = (database: DatabaseSync, token: string): void => {
  database.prepare('UPDATE payment_tokens SET used = 1 WHERE token = ?').run(token)
}

/** Ends a saved token: no payment can be made with it. Payments that were made keep it. */
export const retireToken = (database: DatabaseSync, token: string, now: number): void => {
  database.prepare('UPDATE payment_tokens SET expires_at = ? WHERE token = ?').run(now, token)
}
