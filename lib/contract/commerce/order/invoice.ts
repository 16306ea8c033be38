import { z } from 'zod'
import { cartOrganizationSchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'

/** Statuses of an invoice. */
const INVOICE_STATUSES = ['OPEN', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CREDITED'] as const

/** An invoice; days are yyyy-mm-dd. */
export const invoiceSchema = z.object({
  invoiceNumber: z.string(),
  orderCode: z.string().optional(),
  purchaseOrderNumber: z.string().optional(),
  organization: cartOrganizationSchema.optional(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  status: z.enum(INVOICE_STATUSES),
  total: priceSchema,
  open: priceSchema,
})

export type Invoice = z.infer<typeof invoiceSchema>
