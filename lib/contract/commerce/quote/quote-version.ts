import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/**
 * A version of a quote as it was submitted, and what was offered for it (our extension). `totalPrice` of an
 * entry is at list price; `quoted` is absent without an offer.
 */
export const quoteVersionSchema = z.object({
  version: z.int(),
  submittedTime: z.string(),
  estimatedTotal: priceSchema,
  offeredTime: z.string().optional(),
  offeredTotal: priceSchema.optional(),
  entries: z.array(
    z.object({
      quantity: z.int(),
      /** The name is absent once the item is in no catalogue any more. */
      product: z.object({ code: z.string(), name: z.string().optional() }),
      basePrice: priceSchema.optional(),
      totalPrice: priceSchema,
      quoted: z.object({ totalPrice: priceSchema, saving: priceSchema }).optional(),
    }),
  ),
})

export type QuoteVersion = z.infer<typeof quoteVersionSchema>
