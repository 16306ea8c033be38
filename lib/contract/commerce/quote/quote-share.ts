import { z } from 'zod'
import { orderEntrySchema } from '../cart/cart.ts'
import { quoteSchema } from './quote.ts'

/** For how many days a quote is shared at most. */
export const LONGEST_SHARE_DAYS = 90

/** How many shares a quote has at a time. */
export const MOST_QUOTE_SHARES = 20

/** Input of a share: the last day of it (yyyy-mm-dd), a month from now if absent. */
export const newQuoteShareSchema = z.strictObject({ expiresOn: z.iso.date().optional() })

/** A share of a quote, without its token (our extension). */
const quoteShareSchema = z.object({
  id: z.string(),
  createdTime: z.string(),
  expiresAt: z.string(),
})

/** A new share; the token opens the quote, and is told only now. */
export const createdQuoteShareSchema = quoteShareSchema.extend({ token: z.string() })

export const quoteShareListSchema = z.object({ shares: z.array(quoteShareSchema) })

/** A quote as everybody with the token sees it: no comments, notes, files or numbers of accounts. */
export const sharedQuoteSchema = quoteSchema
  .pick({
    code: true,
    name: true,
    state: true,
    version: true,
    creationTime: true,
    updatedTime: true,
    expirationTime: true,
    totalItems: true,
    totalPrice: true,
    orderDiscounts: true,
    quoteDiscounts: true,
  })
  .extend({
    requesterName: z.string(),
    organizationName: z.string().optional(),
    entries: z.array(orderEntrySchema.omit({ note: true, comments: true, qualification: true, saved: true })),
    /** When the share ends. */
    expiresAt: z.string(),
  })

export type SharedQuote = z.infer<typeof sharedQuoteSchema>
