import { z } from 'zod'
import { SITE_IDS } from '../../lib/contract/site-ids.ts'

const amount = z.int().positive()

/** An invoice, and what has come of it; amounts in minor units. It is due after 30 days. */
export const invoiceFactsSchema = z.strictObject({
  site: z.enum(SITE_IDS),
  /** By default the first one of the site. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  daysAgo: z.int().nonnegative(),
  total: amount,
  organizationUid: z.string().optional(),
  purchaseOrderNumber: z.string().optional(),
  postalCode: z.string().default(''),
  /** What came off it by bank transfer, ten days after it was issued at the latest. */
  paid: amount.optional(),
  /** What a credit note took off it. */
  credited: amount.optional(),
  dispute: z.string().optional(),
})

/** A credit note that can pay invoices. */
export const creditFactsSchema = invoiceFactsSchema.pick({
  site: true,
  currency: true,
  daysAgo: true,
  total: true,
  organizationUid: true,
})

export type InvoiceFacts = z.input<typeof invoiceFactsSchema>
export type CreditFacts = z.input<typeof creditFactsSchema>
