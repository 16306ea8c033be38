import { z } from 'zod'

/** Statuses of a parcel, of those that the engine knows. */
const CONSIGNMENT_STATUSES = ['WAITING', 'READY', 'SHIPPED', 'IN_TRANSIT', 'DELIVERY_COMPLETED'] as const

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
  entries: z.array(
    z.object({
      orderEntry: z.object({
        entryNumber: z.int(),
        product: z.object({ code: z.string(), name: z.string() }),
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
