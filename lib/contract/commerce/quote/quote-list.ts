import { z } from 'zod'
import { paginationSchema } from '../catalogue/search.ts'
import { quoteSummarySchema } from './quote.ts'

/** Orders in which a list of quotes can be sorted, the default first; OCC has them without a direction. */
export const QUOTE_SORTS = [
  'byDate:desc',
  'byDate:asc',
  'byCode:asc',
  'byCode:desc',
  'byName:asc',
  'byName:desc',
  'byState:asc',
  'byState:desc',
  'byExpiry:asc',
  'byExpiry:desc',
  'byTotal:asc',
  'byTotal:desc',
] as const

export type QuoteSort = (typeof QUOTE_SORTS)[number]

/** A page of quotes, of the user alone or of the organizations whose member they are. */
export const quoteListSchema = z.object({
  quotes: z.array(quoteSummarySchema),
  pagination: paginationSchema,
})
