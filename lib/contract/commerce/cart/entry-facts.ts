import { z } from 'zod'

/** Maximum length of the note of an entry. */
export const NOTE_LENGTH = 120

/** How the units of an entry reach the customer; a cart, its order and its checkout are grouped by it. */
const ENTRY_FULFILMENTS = ['PHYSICAL', 'DIGITAL', 'TRAINING'] as const

const AVAILABILITIES = ['inStock', 'backOrder', 'preOrder', 'outOfStock'] as const

/** Members of an entry that OCC does not have (our extension). */
export const entryFactsSchema = z.object({
  /** What the customer has noted for this entry. */
  note: z.string().max(NOTE_LENGTH).optional(),
  fulfilment: z.enum(ENTRY_FULFILMENTS).optional(),
  /** When it can be had; `expectedOn` is the day (yyyy-mm-dd) on which goods are expected or released. */
  availability: z.object({ status: z.enum(AVAILABILITIES), expectedOn: z.iso.date().optional() }).optional(),
  /** Whether it may be shipped to institutions only. */
  institutionOnly: z.boolean().optional(),
})

/** Input for the note of an entry; an empty text removes it. */
export const entryNoteSchema = z.object({ note: z.string().trim().max(NOTE_LENGTH) })
