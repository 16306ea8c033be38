import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ORDER_DECLINE_REASONS } from '../../../lib/contract/commerce/order/order-attempt.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

const paymentRequestSchema = z.object({
  token: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The organization for which the provider keeps the card, if not for the customer. */
  organizationUid: z.string().optional(),
})

/** What the payment provider is asked for. */
export type PaymentRequest = z.infer<typeof paymentRequestSchema>

const rowSchema = z.object({
  customerId: z.string(),
  key: z.string(),
  requestHash: z.string(),
  cart: z.number(),
  status: z.enum(['PROCESSING', 'PLACED', 'DECLINED', 'CHALLENGE']),
  paymentKey: z.string(),
  /** Absent where no card is charged. */
  paymentRequest: z
    .string()
    .nullable()
    .transform(text => (text === null ? undefined : paymentRequestSchema.parse(JSON.parse(text)))),
  paymentId: nullableColumn(z.string()),
  reason: nullableColumn(z.enum(ORDER_DECLINE_REASONS)),
  challengeUrl: nullableColumn(z.string()),
  orderCode: nullableColumn(z.number()),
})

/** An attempt to place an order, by its key. */
export type StoredAttempt = z.infer<typeof rowSchema>

const SELECT = `SELECT customer_id AS customerId, key, request_hash AS requestHash, cart, status,
  payment_key AS paymentKey, payment_request AS paymentRequest, payment_id AS paymentId, reason, challenge_url AS challengeUrl,
  order_code AS orderCode FROM commerce_order_attempts`

/** An attempt of a customer by its idempotency key. */
export const findAttempt = (
  database: DatabaseSync,
  customerId: string,
  key: string,
): StoredAttempt | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND key = ?`).get(customerId, key)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** Attempts of a cart whose payment may still become an order. */
export const listOpenAttempts = (database: DatabaseSync, cart: number): StoredAttempt[] =>
  database
    .prepare(`${SELECT} WHERE cart = ? AND status IN ('PROCESSING', 'CHALLENGE')`)
    .all(cart)
    .map(row => rowSchema.parse(row))

/** The attempt that has made an order of a cart. */
export const findPlacedAttempt = (
  database: DatabaseSync,
  customerId: string,
  cart: number,
): StoredAttempt | undefined => {
  const row = database
    .prepare(`${SELECT} WHERE customer_id = ? AND cart = ? AND status = 'PLACED'`)
    .get(customerId, cart)
  return row === undefined ? undefined : rowSchema.parse(row)
}

type NewAttempt = Pick<
  StoredAttempt,
  'customerId' | 'key' | 'requestHash' | 'cart' | 'paymentKey' | 'paymentRequest'
>

const toText = (request: PaymentRequest | undefined): string | null =>
  request === undefined ? null : JSON.stringify(request)

/** Writes down an attempt that is about to begin. */
export const insertAttempt = (
  database: DatabaseSync,
  { customerId, key, requestHash, cart, paymentKey, paymentRequest }: NewAttempt,
  now: number,
): StoredAttempt => {
  database
    .prepare(
      `INSERT INTO commerce_order_attempts (customer_id, key, request_hash, cart, status, payment_key,
         payment_request, started_at)
       VALUES (?, ?, ?, ?, 'PROCESSING', ?, ?, ?)`,
    )
    .run(customerId, key, requestHash, cart, paymentKey, toText(paymentRequest), now)
  const attempt = findAttempt(database, customerId, key)
  if (attempt === undefined) throw new Error('the attempt was written above')
  return attempt
}

type Outcome = Partial<Pick<StoredAttempt, 'paymentId' | 'reason' | 'challengeUrl' | 'orderCode'>>

/** Sets the status of an attempt and what has come of it. */
export const closeAttempt = (
  database: DatabaseSync,
  { customerId, key }: StoredAttempt,
  status: StoredAttempt['status'],
  { paymentId, reason, challengeUrl, orderCode }: Outcome,
): void => {
  database
    .prepare(
      `UPDATE commerce_order_attempts SET status = ?, payment_id = COALESCE(?, payment_id), reason = ?,
         challenge_url = ?, order_code = ? WHERE customer_id = ? AND key = ?`,
    )
    .run(status, paymentId ?? null, reason ?? null, challengeUrl ?? null, orderCode ?? null, customerId, key)
}

/** Leaves the key free: nothing came of the attempt but a fault. */
export const deleteAttempt = (database: DatabaseSync, { customerId, key }: StoredAttempt): void => {
  database
    .prepare('DELETE FROM commerce_order_attempts WHERE customer_id = ? AND key = ?')
    .run(customerId, key)
}
