import { z } from 'zod'
import { addressSchema, organizationAddressSchema } from '../address.ts'
import { priceSchema } from '../catalogue/price.ts'
import { itemProductSchema, productLevelSchema } from '../catalogue/product.ts'
import { deliveryModeSchema } from '../checkout/delivery-mode.ts'
import { inventoryAccountSchema } from '../checkout/inventory-account.ts'
import { qualifiedUserSchema } from '../checkout/qualified-user.ts'
import { taxLineSchema } from '../checkout/tax.ts'
import { commentSchema } from '../comment.ts'
import { paymentDetailsSchema } from '../payment/payment-details.ts'
import { paymentTypeSchema } from '../payment/payment-type.ts'
import { purchaseOrderDocumentSchema } from '../payment/purchase-order.ts'
import { QUOTE_STATES } from '../quote/quote-states.ts'
import { entryFactsSchema } from './entry-facts.ts'
import { programmeSchema } from './programme.ts'
import { savedLineSchema } from './saved-line.ts'
import { voucherSchema } from './voucher.ts'

/** A cart entry. `entryNumber` is its position and changes when another entry is removed. */
export const orderEntrySchema = entryFactsSchema.extend({
  entryNumber: z.int(),
  quantity: z.int(),
  updateable: z.boolean(),
  product: itemProductSchema,
  /** Absent if the item has no price any more. */
  basePrice: priceSchema.optional(),
  totalPrice: priceSchema.optional(),
  /** What the seller of a quote offers the entry for, and what that saves (our extension). */
  quoted: z.object({ totalPrice: priceSchema, saving: priceSchema }).optional(),
  /** Comments on an entry of a quote. */
  comments: z.array(commentSchema).optional(),
  /** Absent if no level is required; `satisfied`: by the evidence of the cart's owner or by its account. */
  qualification: z.object({ required: productLevelSchema, satisfied: z.boolean() }).optional(),
  /** Only in a saved cart. */
  saved: savedLineSchema.optional(),
})

/** The organization for which an order is placed. */
export const cartOrganizationSchema = z.object({
  uid: z.string(),
  name: z.string(),
  customerAccountNumber: z.string().optional(),
})

/** What checkout has settled so far; each member is absent until it is (our extension, unless OCC has it). */
const checkoutMembers = {
  /** Whether the order is the person's own or that of `organization`; absent until chosen. */
  accountType: z.enum(['PERSONAL', 'ORGANIZATION']).optional(),
  qualifiedUser: qualifiedUserSchema.optional(),
  /** Whether an entry requires a level that the customer does not have. */
  qualifiedUserRequired: z.boolean().optional(),
  deliveryAddress: addressSchema.optional(),
  sapBillingAddress: organizationAddressSchema.optional(),
  deliveryMode: deliveryModeSchema.optional(),
  /** Ship when complete; otherwise each part as soon as it is ready. */
  shipComplete: z.boolean().optional(),
  /** When somebody can receive the goods, in the customer’s words. */
  receivingHours: z.string().optional(),
  inventoryAccount: inventoryAccountSchema.optional(),
  inventoryAccountRequired: z.boolean().optional(),
  paymentType: paymentTypeSchema.optional(),
  paymentInfo: paymentDetailsSchema.optional(),
  purchaseOrderNumber: z.string().optional(),
  /** The number is sent later, and the order waits for it. */
  purchaseOrderToFollow: z.boolean().optional(),
  purchaseOrderDocument: purchaseOrderDocumentSchema.optional(),
  /** Tax lines; absent until it is known where the order goes, unless prices include tax. */
  taxes: z.array(taxLineSchema).optional(),
  taxExempt: z.boolean().optional(),
  taxExemptionId: z.string().optional(),
  vatNumber: z.string().optional(),
  appliedVouchers: z.array(voucherSchema).optional(),
} as const

/** Members of a saved cart; OCC has the first of them. */
const savedMembers = {
  savedBy: z.object({ uid: z.string(), name: z.string().optional() }).optional(),
  /** What its lines would cost together at the prices of when they were saved. */
  savedTotal: priceSchema.optional(),
  schoolYearList: z.boolean().optional(),
  version: z.int().optional(),
  /** What the user may do with it: everything with their own; absent where commerce has no shares. */
  permission: z.enum(['OWN', 'COPY', 'VIEW']).optional(),
  /** The organization whose members may see it, or copy it, too. */
  organizationShare: z
    .object({ organization: cartOrganizationSchema, permission: z.enum(['VIEW', 'COPY']), since: z.string() })
    .optional(),
} as const

/**
 * A cart with its entries and totals. `code` identifies it among the carts of its user. `guid` alone gives
 * access to an anonymous cart, so it is a secret.
 */
export const cartSchema = z.object({
  code: z.string(),
  guid: z.string(),
  entries: z.array(orderEntrySchema).default([]),
  /** Number of entries, and units of all entries. */
  totalItems: z.int(),
  totalUnitCount: z.int(),
  /** Units that are shipped. */
  deliveryItemsQuantity: z.int().optional(),
  /** Whether the totals are without tax. */
  net: z.boolean(),
  /** Totals are absent if they include an impossible price. */
  subTotal: priceSchema.optional(),
  totalDiscounts: priceSchema.optional(),
  /** Absent until a delivery mode is set. */
  deliveryCost: priceSchema.optional(),
  totalTax: priceSchema.optional(),
  totalPrice: priceSchema.optional(),
  totalPriceWithTax: priceSchema.optional(),
  organization: cartOrganizationSchema.optional(),
  /** The highest level that an entry requires. */
  requiredQualificationLevel: productLevelSchema.optional(),
  programmes: z.array(programmeSchema).optional(),
  ...checkoutMembers,
  name: z.string().optional(),
  description: z.string().optional(),
  /** Set while the cart is saved, and therefore not the active one. */
  saveTime: z.string().optional(),
  ...savedMembers,
  /** Set while the cart belongs to a quote; in the state BUYER_ACCEPTED it is locked to what was offered. */
  sapQuote: z
    .object({
      code: z.string(),
      state: z.enum(QUOTE_STATES).optional(),
      expirationTime: z.string().optional(),
    })
    .optional(),
})

/** The properties that the header shows: number of entries and account. */
export const cartBadgeSchema = cartSchema.pick({
  code: true,
  guid: true,
  totalItems: true,
  organization: true,
})

export type Cart = z.infer<typeof cartSchema>
export type OrderEntry = z.infer<typeof orderEntrySchema>
