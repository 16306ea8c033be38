import { z } from 'zod'
import { invoiceSchema } from './invoice.ts'

/** What identifies an invoice for somebody without an account, with either the amount or the postal code. */
export const invoiceLookupInputSchema = z.object({
  invoiceNumber: z.string().trim().min(1).max(20),
  customerAccountNumber: z.string().trim().min(1).max(20),
  amount: z.number().positive().max(99_999_999).optional(),
  postalCode: z.string().trim().max(20).optional(),
})

export const invoiceLookupViewInputSchema = z.object({ lookupToken: z.string().max(200) })

/** An invoice as somebody sees it who has no account; the name is masked. */
const maskedInvoiceSchema = invoiceSchema
  .pick({
    invoiceNumber: true,
    issuedOn: true,
    dueOn: true,
    status: true,
    total: true,
    open: true,
    pending: true,
    payable: true,
  })
  .extend({ name: z.string() })

/**
 * The invoice, until then. `payer` is the customer for whom the payment provider's fields are opened: a card
 * that was entered for somebody else is refused.
 */
export const invoiceLookupViewSchema = z.object({
  expiresAt: z.string(),
  payer: z.string(),
  invoice: maskedInvoiceSchema,
})

export const invoiceLookupSchema = invoiceLookupViewSchema.extend({ lookupToken: z.string() })

export type MaskedInvoice = z.infer<typeof maskedInvoiceSchema>
