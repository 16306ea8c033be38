import { z } from 'zod'
import { codeReferenceSchema } from '../named-code.ts'
import { MOST_ENTRIES, MOST_UNITS } from './cart.ts'

/**
 * How a line fared. Only the first two and `lowStock` add something; of `maxOrderQuantityExceeded` and
 * `lowStock` as much as is possible. The members after `unknownIdentifier` are our extension of OCC:
 * `qualificationRequired` is added with a warning, because a level is asked for at the order.
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

/**
 * What became of one line; `quantity` was asked for. An entry has no number where nothing of it is in the
 * cart.
 */
export const cartModificationSchema = z.object({
  statusCode: z.enum(MODIFICATION_STATUSES),
  quantity: z.int(),
  quantityAdded: z.int(),
  entry: z.object({
    entryNumber: z.int().optional(),
    quantity: z.int().optional(),
    /** Without a name where there is no such item. */
    product: z.object({ code: z.string(), name: z.string().optional() }),
  }),
})

export const cartModificationListSchema = z.object({ cartModifications: z.array(cartModificationSchema) })

/** One line to add. */
export const newEntrySchema = z.object({
  product: codeReferenceSchema,
  quantity: z.int().min(1).max(MOST_UNITS),
})

export const newEntriesSchema = z.object({ orderEntries: z.array(newEntrySchema).min(1).max(MOST_ENTRIES) })

/** How many units a line shall have. */
export const entryQuantitySchema = newEntrySchema.pick({ quantity: true })

export type CartModification = z.infer<typeof cartModificationSchema>
export type ModificationStatus = CartModification['statusCode']
export type NewEntry = z.infer<typeof newEntrySchema>
