import { z } from 'zod'

/** An amount in the currency of the site; `formattedValue` is in the language of the call. */
export const priceSchema = z.object({
  currencyIso: z.string(),
  value: z.number(),
  priceType: z.string().optional(),
  formattedValue: z.string().optional(),
})

/** A price from a quantity on; the last tier has no upper limit. */
export const volumePriceSchema = priceSchema.extend({
  minQuantity: z.int(),
  maxQuantity: z.int().optional(),
})

export const priceRangeSchema = z.object({ minPrice: priceSchema, maxPrice: priceSchema })

export type Price = z.infer<typeof priceSchema>
export type VolumePrice = z.infer<typeof volumePriceSchema>
