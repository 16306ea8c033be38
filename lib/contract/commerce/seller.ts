import { z } from 'zod'
import { bankTransferSchema } from './payment/bank-transfer.ts'

/**
 * Who sells on a site (our extension): what an offer has to name, and where purchase orders and payments go.
 */
export const sellerSchema = z.object({
  name: z.string(),
  /** As on a letter, without the name. */
  addressLines: z.array(z.string()),
  email: z.string(),
  phone: z.string().optional(),
  /** Its number for taxes, with what it is called in its country. */
  taxNumber: z.object({ label: z.string(), number: z.string() }).optional(),
  bankDetails: bankTransferSchema.omit({ reference: true }),
})

export type Seller = z.infer<typeof sellerSchema>
