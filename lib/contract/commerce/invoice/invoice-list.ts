import { z } from 'zod'
import { cartOrganizationSchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'
import { paginationSchema } from '../catalogue/search.ts'
import { invoiceSchema } from './invoice.ts'

/** Orders in which a list of invoices can be sorted, each in both directions. */
export const INVOICE_SORTS = [
  'byDueDate:asc',
  'byDueDate:desc',
  'byIssueDate:asc',
  'byIssueDate:desc',
  'byNumber:asc',
  'byNumber:desc',
  'byAmount:asc',
  'byAmount:desc',
] as const

/** What is open in a currency, by the days since it was due; `credit`: what credit notes have open. */
const ageingSchema = z.object({
  currencyIso: z.string(),
  current: priceSchema,
  days1To30: priceSchema,
  days31To60: priceSchema,
  days61To90: priceSchema,
  over90: priceSchema,
  overdue: priceSchema,
  total: priceSchema,
  credit: priceSchema,
})

/**
 * Invoices of a user and of the organizations whose administrator they are. `ageing` does not depend on the
 * filters but on the account; `lockedOrganizations` are those whose invoices the user has no right to see.
 */
export const invoiceListSchema = z.object({
  invoices: z.array(invoiceSchema),
  sorts: z.array(z.object({ code: z.enum(INVOICE_SORTS), selected: z.boolean() })),
  pagination: paginationSchema,
  ageing: z.array(ageingSchema),
  lockedOrganizations: z.array(z.object({ uid: z.string(), name: z.string() })),
})

/** A credit note, of a return or of something else; what is open of it can pay an invoice. */
const invoiceCreditSchema = z.object({
  creditNumber: z.string(),
  issuedOn: z.iso.date(),
  organization: cartOrganizationSchema.optional(),
  orderCode: z.string().optional(),
  returnCode: z.string().optional(),
  /** The invoice that it corrects. */
  invoiceNumber: z.string().optional(),
  total: priceSchema,
  open: priceSchema,
})

export const invoiceCreditListSchema = z.object({ credits: z.array(invoiceCreditSchema) })

export type InvoiceList = z.infer<typeof invoiceListSchema>
export type InvoiceCredit = z.infer<typeof invoiceCreditSchema>
