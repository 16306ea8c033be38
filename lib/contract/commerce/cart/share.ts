import { z } from 'zod'
import { cartSchema } from './cart.ts'

/** How many links to copies a cart has at a time. */
export const MOST_CART_SHARES = 20

/** The token of a read-only copy of a cart; anybody with it can read the copy until it expires. */
export const cartShareSchema = z.object({ token: z.string(), expiresAt: z.string() })

/** The read-only copy: entries and totals at current prices, nothing of its owner. */
export const sharedCartSchema = cartSchema
  .pick({
    entries: true,
    totalItems: true,
    totalUnitCount: true,
    net: true,
    subTotal: true,
    totalDiscounts: true,
    totalTax: true,
    totalPrice: true,
    totalPriceWithTax: true,
    requiredQualificationLevel: true,
  })
  .extend({ expiresAt: z.string() })

export type SharedCart = z.infer<typeof sharedCartSchema>
