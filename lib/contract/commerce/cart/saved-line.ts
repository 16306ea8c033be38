import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** Whether a line of a saved cart can be ordered; the first one that applies. */
export const SAVED_LINE_STATES = [
  'WITHDRAWN',
  'NOT_SOLD',
  'OUT_OF_STOCK',
  'LOW_STOCK',
  'LEVEL_MISSING',
  'BACK_ORDER',
  'AVAILABLE',
] as const

/**
 * What a line of a saved cart was when it was saved, and its state now (our extension). Prices are those of
 * its quantity, absent where there were none.
 */
export const savedLineSchema = z.object({
  basePrice: priceSchema.optional(),
  totalPrice: priceSchema.optional(),
  state: z.enum(SAVED_LINE_STATES),
  currentState: z.enum(SAVED_LINE_STATES),
})

export type SavedLineState = (typeof SAVED_LINE_STATES)[number]
