import { z } from 'zod'
import { CARD_TYPES } from './commerce/payment/payment-details.ts'

/** Why a card was declined, as far as the cardholder may know. */
export const DECLINE_REASONS = [
  'generic',
  'insufficientFunds',
  'expired',
  'lostOrStolen',
  'incorrectCvc',
  'authenticationFailed',
] as const

/** Amounts are in minor units of the currency. */
const amountSchema = z.int().min(1).max(99_999_999)
const currencySchema = z.string().regex(/^[A-Z]{3}$/)
const identifierSchema = z.string().regex(/^[\w-]{1,100}$/)
/** A customer as the merchant names them. */
const customerSchema = z.string().min(1).max(100)

/**
 * A session of the hosted fields for one store origin: a card is kept (`setup`) or an amount is paid. What is
 * made of a card that is entered in it belongs to its customer.
 */
export const fieldsSessionInputSchema = z.strictObject({
  origin: z.string().max(200),
  customer: customerSchema,
  purpose: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup') }),
    z.strictObject({ kind: z.literal('payment'), amount: amountSchema, currency: currencySchema }),
  ]),
})

export const fieldsSessionSchema = z.object({ id: identifierSchema, expiresAt: z.string() })

/** What may be known of a card: never its number or its security code. */
export const tokenSchema = z.object({
  token: identifierSchema,
  kind: z.enum(['ONE_TIME', 'SAVED']),
  /** Whose it is: nobody else can keep or charge it. */
  customer: customerSchema,
  brand: z.enum(CARD_TYPES),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  accountHolderName: z.string(),
  /** Equal for equal numbers, so that a card is not kept twice. */
  fingerprint: z.string(),
})

/**
 * Keeps the card of a one-time token for a customer; the bank checks it first. `enteredBy`: the customer who
 * has entered it, if another one, such as the administrator of an organization.
 */
export const savedTokenInputSchema = z.strictObject({
  token: identifierSchema,
  enteredBy: customerSchema.optional(),
})

export type SavedTokenInput = z.infer<typeof savedTokenInputSchema>

export const paymentInputSchema = z.strictObject({
  token: identifierSchema,
  /** Who pays; a token is charged for its own customer only. */
  customer: customerSchema,
  amount: amountSchema,
  currency: currencySchema,
  idempotencyKey: z.string().min(1).max(200),
  metadata: z.record(z.string().max(40), z.string().max(200)).default({}),
})

/** An amount to capture or to refund; without one, all that is left. */
export const partialAmountSchema = z.strictObject({ amount: amountSchema.optional() })

export const PAYMENT_STATUSES = [
  'AUTHORIZED',
  'DECLINED',
  'CHALLENGE_REQUIRED',
  'CAPTURED',
  'VOIDED',
  'REFUNDED',
] as const

export const paymentSchema = z.object({
  id: identifierSchema,
  status: z.enum(PAYMENT_STATUSES),
  amount: amountSchema,
  currency: currencySchema,
  capturedAmount: z.int(),
  refundedAmount: z.int(),
  declineReason: z.enum(DECLINE_REASONS).optional(),
  /** Page of the 3-D Secure challenge, to be shown in a frame. */
  challengeUrl: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
})

export const paymentErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), reason: z.enum(DECLINE_REASONS).optional() }),
})

export type CardBrand = (typeof CARD_TYPES)[number]
export type DeclineReason = (typeof DECLINE_REASONS)[number]
export type PaymentToken = z.infer<typeof tokenSchema>
export type Payment = z.infer<typeof paymentSchema>
export type PaymentInput = z.infer<typeof paymentInputSchema>
