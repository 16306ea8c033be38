import { z } from 'zod'
import { DECLINE_REASONS } from '../../payment.ts'
import { priceSchema } from '../catalogue/price.ts'
import { bankTransferSchema } from '../payment/bank-transfer.ts'
import { CARD_TYPES } from '../payment/payment-details.ts'

/** CREDIT: credit notes pay all of it. */
const INVOICE_PAYMENT_METHODS = ['CARD', 'BANK_TRANSFER', 'CREDIT'] as const

/** Most invoices, and most credit notes, of one payment. */
const MOST_PAID_INVOICES = 100

/** An amount with at most two decimals. */
const amountSchema = z
  .number()
  .positive()
  .max(999_999.99)
  .refine(amount => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'At most two decimals.')

/** Which invoices are paid, how much of each, and which credit notes are used for it. */
export const invoiceSumsInputSchema = z.object({
  invoices: z
    .array(z.object({ invoiceNumber: z.string().trim().min(1).max(20), amount: amountSchema }))
    .min(1)
    .max(MOST_PAID_INVOICES),
  credits: z
    .array(z.object({ creditNumber: z.string().trim().min(1).max(20), amount: amountSchema }))
    .max(MOST_PAID_INVOICES)
    .default([]),
})

/** A payment of invoices. By card, either a kept card or what the provider's fields gave. */
export const invoicePaymentInputSchema = invoiceSumsInputSchema.extend({
  method: z.enum(INVOICE_PAYMENT_METHODS),
  paymentDetailsId: z.string().max(100).optional(),
  payment: z.object({ subscriptionId: z.string().min(1).max(200) }).optional(),
  /** Where the receipt goes, or the instructions for a transfer. */
  email: z.email().max(254),
  payerName: z.string().trim().max(120).optional(),
})

/** The sums of a payment that would be made now; `due`: what a card or a transfer pays. */
export const invoiceSumsSchema = z.object({
  total: priceSchema,
  credit: priceSchema.optional(),
  due: priceSchema,
  invoices: z.array(z.object({ invoiceNumber: z.string(), amount: priceSchema, openAfter: priceSchema })),
  credits: z.array(z.object({ creditNumber: z.string(), amount: priceSchema, openAfter: priceSchema })),
})

/** AUTHORIZED: accepted; the sum is taken as soon as the payment provider answers. */
const INVOICE_PAYMENT_STATUSES = ['CAPTURED', 'AUTHORIZED', 'PENDING_TRANSFER', 'CANCELLED'] as const

/** A payment; `open` of an invoice is what it has open now. */
export const invoicePaymentSchema = z.object({
  code: z.string(),
  status: z.enum(INVOICE_PAYMENT_STATUSES),
  method: z.enum(INVOICE_PAYMENT_METHODS),
  paidAt: z.string(),
  email: z.string(),
  payerName: z.string().optional(),
  total: priceSchema,
  credit: priceSchema.optional(),
  due: priceSchema,
  card: z.object({ brand: z.enum(CARD_TYPES), last4: z.string() }).optional(),
  bankDetails: bankTransferSchema.optional(),
  invoices: z.array(z.object({ invoiceNumber: z.string(), amount: priceSchema, open: priceSchema })),
  credits: z.array(z.object({ creditNumber: z.string(), amount: priceSchema })),
})

/** Why a payment was declined: the reasons of the provider, or a card entry that was used before. */
const INVOICE_DECLINE_REASONS = [...DECLINE_REASONS, 'tokenUsed', 'givenUp'] as const

/** What has become of an attempt, by its idempotency key. UNKNOWN: no attempt with this key has arrived. */
export const invoicePaymentAttemptSchema = z.object({
  status: z.enum(['PROCESSING', 'ACCEPTED', 'DECLINED', 'CHALLENGE', 'UNKNOWN']),
  paymentCode: z.string().optional(),
  /** Of a decline. */
  reason: z.enum(INVOICE_DECLINE_REASONS).optional(),
  challenge: z.object({ id: z.string(), url: z.string() }).optional(),
})

export type InvoiceSumsInput = z.infer<typeof invoiceSumsInputSchema>
export type InvoicePaymentInput = z.infer<typeof invoicePaymentInputSchema>
export type InvoiceSums = z.infer<typeof invoiceSumsSchema>
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>
export type InvoicePaymentAttempt = z.infer<typeof invoicePaymentAttemptSchema>
