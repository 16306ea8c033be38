import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** A way of delivery with its costs for this cart and, our extension, the days between which it arrives. */
export const deliveryModeSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string().optional(),
  deliveryCost: priceSchema,
  earliestDelivery: z.iso.date().optional(),
  latestDelivery: z.iso.date().optional(),
})

/** Empty until the cart has a delivery address. */
export const deliveryModeListSchema = z.object({ deliveryModes: z.array(deliveryModeSchema) })

/** Input for how parts of an order are shipped: together once complete, or each as soon as it is ready. */
export const shipmentSchema = z.object({ shipComplete: z.boolean() })

export type DeliveryMode = z.infer<typeof deliveryModeSchema>
