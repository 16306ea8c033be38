import { z } from 'zod'
import { cartSchema } from './cart.ts'

/**
 * Maximum length of name and description of a saved cart; maximum number of saved carts per user and site.
 */
export const SAVED_NAME_LENGTH = 100
export const SAVED_DESCRIPTION_LENGTH = 255
export const MOST_SAVED_CARTS = 50

/** Input for saving a cart. */
export const saveCartSchema = z.object({
  name: z.string().trim().min(1).max(SAVED_NAME_LENGTH),
  description: z.string().trim().max(SAVED_DESCRIPTION_LENGTH).optional(),
})

export const savedCartSchema = z.object({ savedCartData: cartSchema })

/** Properties of a saved cart that a list shows. */
const cartSummarySchema = cartSchema.pick({
  code: true,
  name: true,
  description: true,
  saveTime: true,
  totalItems: true,
  totalUnitCount: true,
  totalPrice: true,
})

export const savedCartListSchema = z.object({ carts: z.array(cartSummarySchema) })

export type CartSummary = z.infer<typeof cartSummarySchema>
