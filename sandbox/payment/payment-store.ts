import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  DECLINE_REASONS,
  type DeclineReason,
  PAYMENT_STATUSES,
  type Payment,
  type PaymentInput,
} from '../../lib/contract/payment.ts'

export type StoredPayment = {
  payment: Omit<Payment, 'challengeUrl'>
  token: string
  requestHash: string
  /** Last segment of the address of its challenge. */
  challenge: string | undefined
}

const rowSchema = z
  .object({
    id: z.string(),
    request_hash: z.string(),
    token: z.string(),
    amount: z.number(),
    currency: z.string(),
    captured_amount: z.number(),
    refunded_amount: z.number(),
    status: z.enum(PAYMENT_STATUSES),
    decline_reason: z.enum(DECLINE_REASONS).nullable(),
    challenge: z.string().nullable(),
    metadata: z.string().transform(text => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  })
  .transform(
    (row): StoredPayment => ({
      payment: {
        id: row.id,
        status: row.status,
        amount: row.amount,
        currency: row.currency,
        capturedAmount: row.captured_amount,
        refundedAmount: row.refunded_amount,
        ...(row.decline_reason === null ? {} : { declineReason: row.decline_reason }),
        metadata: row.metadata,
      },
      token: row.token,
      requestHash: row.request_hash,
      challenge: row.challenge ?? undefined,
    }),
  )

type Key = 'id' | 'idempotency_key' | 'challenge'

/** A payment by its id, its idempotency key or its challenge. */
export const findPayment = (database: DatabaseSync, key: Key, value: string): StoredPayment | undefined => {
  const row = database.prepare(`SELECT * FROM payment_payments WHERE ${key} = ?`).get(value)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** All payments, the oldest first. */
export const listPayments = (database: DatabaseSync): StoredPayment[] =>
  database
    .prepare('SELECT * FROM payment_payments ORDER BY created_at, id')
    .all()
    .map(row => rowSchema.parse(row))

/** Whether a card has a payment that is authorized or waits for its challenge. */
export const hasOpenPayment = (database: DatabaseSync, token: string): boolean =>
  database
    .prepare(
      `SELECT 1 FROM payment_payments WHERE token = ? AND status IN ('AUTHORIZED', 'CHALLENGE_REQUIRED')`,
    )
    .get(token) !== undefined

type Decision = { status: Payment['status']; declineReason: DeclineReason | undefined }

/** Stores a payment and returns its id. */
export const insertPayment = (
  database: DatabaseSync,
  input: PaymentInput,
  { status, declineReason, requestHash, now }: Decision & { requestHash: string; now: number },
): string => {
  const id = `pay_${randomBytes(12).toString('base64url')}`
  database
    .prepare(
      `INSERT INTO payment_payments (id, idempotency_key, request_hash, token, amount, currency, status,
         decline_reason, challenge, metadata, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      input.idempotencyKey,
      requestHash,
      input.token,
      input.amount,
      input.currency,
      status,
      declineReason ?? null,
      status === 'CHALLENGE_REQUIRED' ? randomBytes(18).toString('base64url') : null,
      JSON.stringify(input.metadata),
      now,
    )
  return id
}

/** Sets the outcome of a payment. */
export const decidePayment = (
  database: DatabaseSync,
  id: string,
  { status, declineReason }: Decision,
): void => {
  database
    .prepare('UPDATE payment_payments SET status = ?, decline_reason = ? WHERE id = ?')
    .run(status, declineReason ?? null, id)
}

type Amounts = Pick<Payment, 'status' | 'capturedAmount' | 'refundedAmount'>

/** Sets what was captured and refunded of a payment. */
export const setAmounts = (database: DatabaseSync, id: string, amounts: Amounts): void => {
  database
    .prepare('UPDATE payment_payments SET status = ?, captured_amount = ?, refunded_amount = ? WHERE id = ?')
    .run(amounts.status, amounts.capturedAmount, amounts.refundedAmount, id)
}
