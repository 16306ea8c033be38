import { z } from 'zod'
import { itemProductSchema, titleProductSchema } from './product.ts'

const titleReferenceSchema = z.object({
  referenceType: z.enum(['FOLLOWUP', 'SIMILAR']),
  target: titleProductSchema,
})

/**
 * What is used up with a kit; `quantity` is how many of it the kit holds, absent where it is bought beside
 * it.
 */
const itemReferenceSchema = z.object({
  referenceType: z.literal('ACCESSORIES'),
  quantity: z.int().positive().optional(),
  target: itemProductSchema,
})

/** What belongs to a product; its kind decides whether that is a title or an item. */
const referenceSchema = z.discriminatedUnion('referenceType', [titleReferenceSchema, itemReferenceSchema])

export const referenceListSchema = z.object({ references: z.array(referenceSchema) })

export type Reference = z.infer<typeof referenceSchema>
