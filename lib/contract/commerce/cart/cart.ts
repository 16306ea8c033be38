import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'
import { itemProductSchema, productLevelSchema } from '../catalogue/product.ts'
import { programmeSchema } from './programme.ts'

/** Most units of one line, and most lines of one cart. */
export const MOST_UNITS = 9_999
export const MOST_ENTRIES = 500

/** A line of a cart. `entryNumber` is its place and changes when another line is removed. */
export const orderEntrySchema = z.object({
  entryNumber: z.int(),
  quantity: z.int(),
  updateable: z.boolean(),
  product: itemProductSchema,
  /** Absent where the item has no price any more. */
  basePrice: priceSchema.optional(),
  totalPrice: priceSchema.optional(),
  /**
   * Absent where no level is asked for; `satisfied` tells of whoever the cart belongs to and their
   * organisations.
   */
  qualification: z.object({ required: productLevelSchema, satisfied: z.boolean() }).optional(),
})

/** The organisation that somebody orders for. */
export const cartOrganizationSchema = z.object({
  uid: z.string(),
  name: z.string(),
  customerAccountNumber: z.string().optional(),
})

/**
 * A cart with its lines and sums. `code` names it among its owner's; `guid` alone opens that of a stranger,
 * so it is a secret.
 */
export const cartSchema = z.object({
  code: z.string(),
  guid: z.string(),
  entries: z.array(orderEntrySchema).default([]),
  /** Lines, and units of all lines. */
  totalItems: z.int(),
  totalUnitCount: z.int(),
  /** Units that are shipped. */
  deliveryItemsQuantity: z.int().optional(),
  /** The sums are without tax. */
  net: z.boolean(),
  /** Sums are absent where a price in them cannot be. */
  subTotal: priceSchema.optional(),
  totalDiscounts: priceSchema.optional(),
  totalTax: priceSchema.optional(),
  totalPrice: priceSchema.optional(),
  totalPriceWithTax: priceSchema.optional(),
  organization: cartOrganizationSchema.optional(),
  /** The highest level that a line asks for. */
  requiredQualificationLevel: productLevelSchema.optional(),
  programmes: z.array(programmeSchema).optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  /** Set while the cart is saved, and so not the active one. */
  saveTime: z.string().optional(),
  /** Set while the cart belongs to a quote. */
  sapQuote: z.object({ code: z.string() }).optional(),
})

/** What the badge of the header shows. */
export const cartBadgeSchema = cartSchema.pick({ code: true, guid: true, totalItems: true })

export type Cart = z.infer<typeof cartSchema>
export type OrderEntry = z.infer<typeof orderEntrySchema>
