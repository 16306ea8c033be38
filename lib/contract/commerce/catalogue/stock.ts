import { z } from 'zod'

const STOCK_LEVELS = ['inStock', 'lowStock', 'outOfStock'] as const

/**
 * Stock of an item. A level that is `isValueRounded` is a lower bound. The properties after it are our
 * extension: the day (yyyy-mm-dd) on which goods are expected, and whether they can be ordered before.
 */
export const stockSchema = z.object({
  stockLevelStatus: z.enum(STOCK_LEVELS),
  stockLevel: z.int().optional(),
  isValueRounded: z.boolean().optional(),
  expectedOn: z.iso.date().optional(),
  preorder: z.boolean().optional(),
})

export type Stock = z.infer<typeof stockSchema>
