import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** CARD and ACCOUNT are those of OCC, the others are our extension. */
export const PAYMENT_TYPES = ['CARD', 'ACCOUNT', 'PURCHASE_ORDER', 'BANK_TRANSFER'] as const

export const paymentTypeSchema = z.object({ code: z.enum(PAYMENT_TYPES), displayName: z.string() })

/**
 * A way to pay that is offered. For a purchase order: whether this cart requires one, and the sums between
 * which one is accepted; for an account: what is left of its credit (our extension).
 */
export const offeredPaymentTypeSchema = paymentTypeSchema.extend({
  purchaseOrder: z
    .object({ required: z.boolean(), minimum: priceSchema.optional(), maximum: priceSchema.optional() })
    .optional(),
  creditLeft: priceSchema.optional(),
})

export const paymentTypeListSchema = z.object({ paymentTypes: z.array(offeredPaymentTypeSchema) })

export type OfferedPaymentType = z.infer<typeof offeredPaymentTypeSchema>
export type PaymentTypeCode = (typeof PAYMENT_TYPES)[number]
