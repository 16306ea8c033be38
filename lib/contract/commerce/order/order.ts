import { z } from 'zod'
import { cartSchema, orderEntrySchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'
import { bankTransferSchema } from '../payment/bank-transfer.ts'
import { purchaseOrderDocumentSchema } from '../payment/purchase-order.ts'
import { consignmentSchema, digitalDeliverySchema } from './consignment.ts'

/** Statuses of an order that is placed here; ON_VALIDATION is a hold. */
export const ORDER_STATUSES = [
  'CREATED',
  'ON_VALIDATION',
  'READY',
  'COMPLETED',
  'CANCELLED',
  'CANCELLING',
] as const

/**
 * Why an order waits (our extension). SCREENING is neutral: the finding is not disclosed. APPROVAL: by an
 * approver of the organization.
 */
export const HOLD_REASONS = ['APPROVAL', 'PURCHASE_ORDER', 'QUALIFIED_USER', 'SCREENING', 'CREDIT'] as const

/** An entry of an order, with what has become of its units and what can still be done with them. */
const orderedEntrySchema = orderEntrySchema.extend({
  cancellableQuantity: z.int().default(0),
  returnableQuantity: z.int().default(0),
  /** The last day (yyyy-mm-dd) of returns, and what a return costs of the price (our extension). */
  returnableUntil: z.iso.date().optional(),
  returnFeePercent: z.int().optional(),
  /** Units that were cancelled, and what they cost. */
  cancelledQuantity: z.int().optional(),
  cancelledItemsPrice: priceSchema.optional(),
  /** Units for which a return was requested. */
  returnedQuantity: z.int().optional(),
  /** Usages that were credited, and how many of them are left (our extension). */
  usages: z.object({ credited: z.int(), left: z.int() }).optional(),
})

/** A placed order: the cart as it was, with its prices, taxes and addresses. `guid` is that of the cart. */
export const orderSchema = cartSchema
  .omit({
    name: true,
    description: true,
    saveTime: true,
    sapQuote: true,
    qualifiedUserRequired: true,
    inventoryAccountRequired: true,
  })
  .extend({
    entries: z.array(orderedEntrySchema).default([]),
    status: z.enum(ORDER_STATUSES),
    /** A token, not a text. */
    statusDisplay: z.string(),
    created: z.string(),
    guestCustomer: z.boolean(),
    /** The quote that was ordered. */
    sapQuoteCode: z.string().optional(),
    holdReasons: z.array(z.enum(HOLD_REASONS)).optional(),
    /** Whether it is pending the approval of the requesting user (our extension). */
    approvable: z.boolean().optional(),
    user: z.object({ uid: z.string(), name: z.string() }),
    /** The parcels, once the warehouse works on the order. */
    consignments: z.array(consignmentSchema).default([]),
    /** Absent without digital items, and while nothing is worked on. */
    digitalDelivery: digitalDeliverySchema.optional(),
    /** Entries that are in no consignment yet. */
    unconsignedEntries: z.array(orderEntrySchema).default([]),
    cancellable: z.boolean(),
    returnable: z.boolean(),
    /** When all of it was cancelled. */
    cancelledAt: z.string().optional(),
    /** Set once a certificate of the qualified user has arrived and is being checked (our extension). */
    certificateSent: z.string().optional(),
    /** That certificate, for the customer who has sent it (our extension). */
    certificate: purchaseOrderDocumentSchema.optional(),
    invoices: z.array(z.object({ invoiceNumber: z.string(), issuedOn: z.iso.date() })).optional(),
    /**
     * Taken over from an earlier shop system: without parcels, invoices, cancellation and returns (our
     * extension).
     */
    fromPreviousSystem: z.boolean().optional(),
    /** Set if support staff had a hand in it (our extension). */
    assistedBySupport: z.boolean().optional(),
    /** Where to transfer the sum, for that way to pay. */
    bankTransfer: bankTransferSchema.optional(),
  })

export type OrderedEntry = z.infer<typeof orderedEntrySchema>
export type Order = z.infer<typeof orderSchema>
export type HoldReason = (typeof HOLD_REASONS)[number]
