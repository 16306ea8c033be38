import { z } from 'zod'
import { itemProductSchema, titleProductSchema } from './product.ts'

const titleReferenceSchema = z.object({
  referenceType: z.enum(['FOLLOWUP', 'SIMILAR']),
  target: titleProductSchema,
})

/**
 * Supplies that are used up with a kit; `quantity` is that in the kit, absent if they are bought separately.
 */
const itemReferenceSchema = z.object({
  referenceType: z.literal('ACCESSORIES'),
  quantity: z.int().positive().optional(),
  target: itemProductSchema,
})

/** A product reference; its type decides whether the target is a title or an item. */
const referenceSchema = z.discriminatedUnion('referenceType', [titleReferenceSchema, itemReferenceSchema])

export const referenceListSchema = z.object({ references: z.array(referenceSchema) })

export type Reference = z.infer<typeof referenceSchema>
