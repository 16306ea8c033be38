import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { itemProductSchema } from '../catalogue/product.ts'

/** Statuses of a parcel, of those that the engine knows. */
const CONSIGNMENT_STATUSES = ['WAITING', 'READY', 'SHIPPED', 'IN_TRANSIT', 'DELIVERY_COMPLETED'] as const

/** What the carrier has reported of a parcel; texts are the carrier's. */
export const trackingEventSchema = z.object({
  eventDate: z.string(),
  detail: z.string(),
  location: z.string().optional(),
  referenceCode: z.string(),
})

/** The answer of `GET …/consignments/{code}/tracking`. */
export const trackingSchema = z.object({
  statusDisplay: z.string(),
  carrierDetails: z.object({ code: z.string(), name: z.string() }),
  trackingID: z.string(),
  trackingUrl: z.string(),
  targetArrivalDate: z.iso.date(),
  trackingEvents: z.array(trackingEventSchema),
})

/** A parcel of an order with what is in it. A parcel that has not left yet has no tracking. */
export const consignmentSchema = z.object({
  code: z.string(),
  status: z.enum(CONSIGNMENT_STATUSES),
  /** When it came into this status. */
  statusDate: z.string().optional(),
  carrierDetails: z.object({ code: z.string(), name: z.string() }).optional(),
  trackingID: z.string().optional(),
  trackingUrl: z.string().optional(),
  /** The day (yyyy-mm-dd) on which it is expected to arrive. */
  targetArrivalDate: z.iso.date().optional(),
  /** Latest first; with all members of the parcel only (our extension). */
  trackingEvents: z.array(trackingEventSchema).optional(),
  entries: z.array(
    z.object({
      orderEntry: z.object({
        entryNumber: z.int(),
        product: itemProductSchema.pick({ code: true, name: true, images: true }),
        /** As ordered; prices and images with all members of the parcel only. */
        basePrice: priceSchema.optional(),
        totalPrice: priceSchema.optional(),
      }),
      quantity: z.int(),
    }),
  ),
})

/** Where the digital items of an order are (our extension). */
export const digitalDeliverySchema = z.object({
  /** ACTIVATION: a mail was sent, by which the account is opened first. */
  status: z.enum(['WAITING', 'ACTIVATION', 'CREDITED']),
  statusDate: z.string().optional(),
  entryNumbers: z.array(z.int()),
})

export type Consignment = z.infer<typeof consignmentSchema>
export type DigitalDelivery = z.infer<typeof digitalDeliverySchema>
