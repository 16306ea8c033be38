import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { RECEIVING_HOURS_LENGTH } from './delivery-length.ts'

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

/**
 * Input for how an order is shipped: together once complete, or each part as soon as it is ready; and when
 * somebody can receive it. An empty text removes the hours; what is left out stays as it is.
 */
export const shipmentSchema = z.object({
  shipComplete: z.boolean().optional(),
  receivingHours: z.string().trim().max(RECEIVING_HOURS_LENGTH).optional(),
})

export type DeliveryMode = z.infer<typeof deliveryModeSchema>
