import { z } from 'zod'
import { consignmentSchema, digitalDeliverySchema } from './consignment.ts'
import { HOLD_REASONS, ORDER_STATUSES } from './order.ts'

/** What identifies an order for somebody who is not signed in: its number, and one of the others. */
export const orderLookupInputSchema = z.object({
  orderCode: z.string().trim().min(1).max(20),
  email: z.string().trim().max(254).optional(),
  postalCode: z.string().trim().max(20).optional(),
})

/** The answer to every look-up, whether there is such an order or not: a code was mailed if there is. */
export const orderLookupSchema = z.object({ lookupId: z.string(), expiresAt: z.string() })

export const orderLookupCodeSchema = z.object({ lookupId: z.string().max(64), code: z.string().max(20) })

/** Opens the order until then. */
export const orderLookupTokenSchema = z.object({ token: z.string(), expiresAt: z.string() })

export const orderLookupViewSchema = z.object({ token: z.string().max(200) })

const productLineSchema = z.object({
  entryNumber: z.int(),
  product: z.object({ code: z.string(), name: z.string() }),
  quantity: z.int(),
  /** When a back-ordered item is expected (yyyy-mm-dd). */
  expectedOn: z.iso.date().optional(),
})

/** An order without prices, names and streets. */
export const guestOrderSchema = z.object({
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusDisplay: z.string(),
  created: z.string(),
  holdReasons: z.array(z.enum(HOLD_REASONS)).optional(),
  shipComplete: z.boolean().optional(),
  consignments: z.array(consignmentSchema.omit({ trackingEvents: true })),
  digitalDelivery: digitalDeliverySchema.optional(),
  /** Taken over from an earlier shop system: nothing is known of its parcels. */
  fromPreviousSystem: z.boolean().optional(),
  /** The last digits of the account to which usages are credited. */
  inventoryAccountEnding: z.string().optional(),
  digitalEntries: z.array(productLineSchema),
  unconsignedEntries: z.array(productLineSchema),
})

export type GuestOrder = z.infer<typeof guestOrderSchema>
