import { z } from 'zod'
import { productLevelSchema } from '../catalogue/product.ts'

/** The person who answers for the use of restricted items. */
export const qualifiedUserSchema = z.object({
  uid: z.string(),
  name: z.string(),
  level: productLevelSchema.optional(),
})

/** Members of an organization for whom can be ordered; `eligible` refers to the level asked for. */
export const qualifiedUserListSchema = z.object({
  qualifiedUsers: z.array(qualifiedUserSchema.extend({ eligible: z.boolean() })),
})
