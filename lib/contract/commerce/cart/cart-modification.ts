import { z } from 'zod'
import { codeReferenceSchema } from '../named-code.ts'
import { MOST_ENTRIES, MOST_UNITS } from './cart-limits.ts'
import { entryNoteSchema } from './entry-facts.ts'

/**
 * Result of adding a line. Only the first two statuses, `lowStock` and `maxOrderQuantityExceeded` add units;
 * the latter two as many as possible. The statuses after `unknownIdentifier` are our extension of OCC. With
 * `qualificationRequired` the line is added with a warning, because a level is required for the order.
 */
export const MODIFICATION_STATUSES = [
  'success',
  'qualificationRequired',
  'lowStock',
  'maxOrderQuantityExceeded',
  'noStock',
  'unknownIdentifier',
  'belowMinimum',
  'notMultiple',
  'withdrawn',
  'notSold',
  'cartFull',
] as const

/** Result for one line; `quantity` was requested. The entry has no number if none of it is in the cart. */
export const cartModificationSchema = z.object({
  statusCode: z.enum(MODIFICATION_STATUSES),
  quantity: z.int(),
  quantityAdded: z.int(),
  entry: z.object({
    entryNumber: z.int().optional(),
    quantity: z.int().optional(),
    /** Its note after the change, where it has one. */
    note: z.string().optional(),
    /** Has no name if there is no such item. */
    product: z.object({ code: z.string(), name: z.string().optional() }),
  }),
})

export const cartModificationListSchema = z.object({ cartModifications: z.array(cartModificationSchema) })

/** A line to add; its note joins that of the entry, if both fit. */
export const newEntrySchema = entryNoteSchema.partial().extend({
  product: codeReferenceSchema,
  quantity: z.int().min(1).max(MOST_UNITS),
})

export const newEntriesSchema = z.object({ orderEntries: z.array(newEntrySchema).min(1).max(MOST_ENTRIES) })

/** The new quantity of an entry, its note, or both. */
export const entryChangeSchema = entryNoteSchema
  .partial()
  .extend({ quantity: newEntrySchema.shape.quantity.optional() })
  .refine(({ quantity, note }) => quantity !== undefined || note !== undefined, {
    path: ['quantity'],
    message: 'Nothing is changed.',
  })

export type CartModification = z.infer<typeof cartModificationSchema>
export type ModificationStatus = CartModification['statusCode']
export type NewEntry = z.infer<typeof newEntrySchema>
