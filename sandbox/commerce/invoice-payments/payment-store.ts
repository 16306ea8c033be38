import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { invoicePaymentAttemptSchema } from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { CARD_TYPES } from '../../../lib/contract/commerce/payment/payment-details.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

const linesSchema = z.object({
  invoices: z.array(z.object({ number: z.string(), amount: z.number() })),
  credits: z.array(z.object({ number: z.string(), amount: z.number() })),
})

const cardSchema = z.object({
  token: z.string(),
  /** For whom the provider keeps it. */
  customer: z.string(),
  brand: z.enum(CARD_TYPES),
  last4: z.string(),
})

const rowSchema = z.object({
  code: z.number(),
  payer: z.string(),
  key: z.string(),
  requestHash: z.string(),
  site: z.string(),
  language: z.string(),
  status: z.enum([
    'PROCESSING',
    'CHALLENGE',
    'DECLINED',
    'AUTHORIZED',
    'CAPTURED',
    'PENDING_TRANSFER',
    'CANCELLED',
  ]),
  method: z.enum(['CARD', 'BANK_TRANSFER', 'CREDIT']),
  currency: z.string(),
  credit: z.number(),
  due: z.number(),
  lines: z.string().transform(text => linesSchema.parse(JSON.parse(text))),
  card: z
    .string()
    .nullable()
    .transform(text => (text === null ? undefined : cardSchema.parse(JSON.parse(text)))),
  paymentKey: z.string(),
  paymentId: nullableColumn(z.string()),
  reason: nullableColumn(invoicePaymentAttemptSchema.shape.reason.unwrap()),
  challengeUrl: nullableColumn(z.string()),
  email: z.string(),
  payerName: nullableColumn(z.string()),
  startedAt: z.number(),
})

/** A payment of invoices, or an attempt at one; amounts in minor units. */
export type StoredPayment = z.infer<typeof rowSchema>
export type PaymentLines = z.infer<typeof linesSchema>

const SELECT = `SELECT code, payer, key, request_hash AS requestHash, site, language, status, method, currency, credit,
  due, lines, card, payment_key AS paymentKey, payment_id AS paymentId, reason, challenge_url AS challengeUrl,
  email, payer_name AS payerName, started_at AS startedAt FROM commerce_invoice_payments`

/** A payment by its number, whoever's it is. */
export const findAnyPayment = (database: DatabaseSync, code: number): StoredPayment | undefined => {
  const row = database.prepare(`${SELECT} WHERE code = ?`).get(code)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** A payer's attempt by its key. */
export const findByKey = (database: DatabaseSync, payer: string, key: string): StoredPayment | undefined => {
  const row = database.prepare(`${SELECT} WHERE payer = ? AND key = ?`).get(payer, key)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** Payments in a status. */
export const listByStatus = (database: DatabaseSync, status: StoredPayment['status']): StoredPayment[] =>
  database
    .prepare(`${SELECT} WHERE status = ? ORDER BY code`)
    .all(status)
    .map(row => rowSchema.parse(row))

export type NewPayment = Omit<StoredPayment, 'code' | 'status' | 'paymentId' | 'reason' | 'challengeUrl'>

/** Writes an attempt down that is about to begin. */
export const insertPayment = (database: DatabaseSync, payment: NewPayment): StoredPayment => {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO commerce_invoice_payments (payer, key, request_hash, site, language, status, method, currency,
         credit, due, lines, card, payment_key, email, payer_name, started_at)
       VALUES (?, ?, ?, ?, ?, 'PROCESSING', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      payment.payer,
      payment.key,
      payment.requestHash,
      payment.site,
      payment.language,
      payment.method,
      payment.currency,
      payment.credit,
      payment.due,
      JSON.stringify(payment.lines),
      payment.card === undefined ? null : JSON.stringify(payment.card),
      payment.paymentKey,
      payment.email,
      payment.payerName ?? null,
      payment.startedAt,
    )
  const stored = findAnyPayment(database, Number(lastInsertRowid))
  if (stored === undefined) throw new Error('the payment was written above')
  return stored
}

type Outcome = Partial<Pick<StoredPayment, 'paymentId' | 'reason' | 'challengeUrl'>>

/** Sets the status of a payment and what has come of it. */
export const movePayment = (
  database: DatabaseSync,
  code: number,
  status: StoredPayment['status'],
  { paymentId, reason, challengeUrl }: Outcome = {},
): void => {
  database
    .prepare(
      `UPDATE commerce_invoice_payments SET status = ?, payment_id = coalesce(?, payment_id), reason = ?,
         challenge_url = ? WHERE code = ?`,
    )
    .run(status, paymentId ?? null, reason ?? null, challengeUrl ?? null, code)
}
