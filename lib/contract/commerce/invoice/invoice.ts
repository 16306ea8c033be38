import { z } from 'zod'
import { cartOrganizationSchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'

/** Statuses of an invoice; one that is overdue is so whether a part of it is paid or not. */
export const INVOICE_STATUSES = ['OPEN', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CREDITED'] as const

/** How something came off an invoice: by card, by bank transfer, or from a credit note. */
const INVOICE_PAYMENT_KINDS = ['CARD', 'BANK_TRANSFER', 'CREDIT'] as const

/** A payment of an invoice. An announced transfer has not come off it yet. */
const paymentOfInvoiceSchema = z.object({
  /** The number of the payment, where it was made with one. */
  code: z.string().optional(),
  amount: priceSchema,
  paidAt: z.iso.date(),
  method: z.enum(INVOICE_PAYMENT_KINDS),
  status: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING_TRANSFER']),
  /** The credit note of a CREDIT. */
  creditNumber: z.string().optional(),
})

/** An invoice; days are yyyy-mm-dd. The list leaves `payments` out. */
export const invoiceSchema = z.object({
  invoiceNumber: z.string(),
  orderCode: z.string().optional(),
  purchaseOrderNumber: z.string().optional(),
  organization: cartOrganizationSchema.optional(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  status: z.enum(INVOICE_STATUSES),
  /** Days since it was due; of an OVERDUE one. */
  daysOverdue: z.int().positive().optional(),
  total: priceSchema,
  open: priceSchema,
  /** The sum of bank transfers that were announced and have not arrived. */
  pending: priceSchema.optional(),
  /** Since when, and in which words, the customer disagrees with it. */
  disputed: z.object({ since: z.iso.date(), reason: z.string().optional() }).optional(),
  /** Whether something is open that the user of the call may pay. */
  payable: z.boolean(),
  /** Payments, the latest first. */
  payments: z.array(paymentOfInvoiceSchema).optional(),
})

export type Invoice = z.infer<typeof invoiceSchema>
