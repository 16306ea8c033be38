import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { deliveryModeSchema } from './delivery-mode.ts'
import { taxLineSchema } from './tax.ts'

/** Input: where the cart would go. */
export const deliveryEstimateInputSchema = z.object({
  country: z.object({ isocode: z.string().regex(/^[A-Z]{2}$/) }),
  postalCode: z.string().trim().max(12).optional(),
  region: z.object({ isocode: z.string().max(10) }).optional(),
})

/**
 * What delivery and taxes of a cart would be there. The totals include the cheapest delivery mode. The cart
 * remains as it is.
 */
export const deliveryEstimateSchema = z.object({
  deliveryModes: z.array(deliveryModeSchema),
  deliveryCost: priceSchema.optional(),
  taxes: z.array(taxLineSchema),
  /** The account of the cart is exempt there. */
  taxExempt: z.boolean().optional(),
  totalTax: priceSchema,
  totalPriceWithTax: priceSchema,
})

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
