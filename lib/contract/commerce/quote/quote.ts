import { z } from 'zod'
import { cartOrganizationSchema, orderEntrySchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'
import { commentSchema } from '../comment.ts'

/** States of a quote, as OCC names them; a buyer sees the seller's states as "in review". */
export const QUOTE_STATES = [
  'BUYER_DRAFT',
  'BUYER_SUBMITTED',
  'BUYER_OFFER',
  'BUYER_ACCEPTED',
  'BUYER_APPROVED',
  'BUYER_REJECTED',
  'BUYER_ORDERED',
  'SELLER_REQUEST',
  'SELLER_DRAFT',
  'SELLER_SUBMITTED',
  'SELLERAPPROVER_DRAFT',
  'SELLERAPPROVER_PENDING',
  'SELLERAPPROVER_APPROVED',
  'SELLERAPPROVER_REJECTED',
  'CREATED',
  'CANCELLED',
  'EXPIRED',
] as const

export const QUOTE_ACTIONS = ['SUBMIT', 'EDIT', 'CANCEL', 'CHECKOUT', 'APPROVE', 'REJECT'] as const

/** Minimum total of a quote request, in the currency of any site. */
export const QUOTE_MINIMUM = 100

/** A quote in a list. */
export const quoteSummarySchema = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(QUOTE_STATES),
  updatedTime: z.string(),
  totalItems: z.int(),
  creationTime: z.string().optional(),
  expirationTime: z.string().optional(),
  totalPrice: priceSchema.optional(),
  /** The requester, and the organization (our extension, as in orders). */
  orgCustomer: z.object({ uid: z.string(), name: z.string() }).optional(),
  organization: cartOrganizationSchema.optional(),
})

export const quoteListSchema = z.object({ quotes: z.array(quoteSummarySchema) })

/**
 * A quote with all properties; `cartId` is set while its entries are in a cart, `threshold` is the minimum
 * total of a request.
 */
export const quoteSchema = quoteSummarySchema.extend({
  description: z.string().optional(),
  version: z.int(),
  threshold: z.number(),
  cartId: z.string().optional(),
  allowedActions: z.array(z.string()),
  comments: z.array(commentSchema).optional(),
  /** Discounts of the organization's programmes, and of the seller. */
  orderDiscounts: priceSchema.optional(),
  quoteDiscounts: priceSchema.optional(),
  entries: z.array(orderEntrySchema).optional(),
})

/** Input for a new quote: from a cart, or a copy of an earlier quote. */
export const newQuoteSchema = z.union([
  z.object({ cartId: z.string().min(1).max(60) }),
  z.object({ quoteCode: z.string().min(1).max(60) }),
])

export const quotePatchSchema = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  description: z.string().trim().max(255).optional(),
})

export const quoteActionSchema = z.object({ action: z.enum(QUOTE_ACTIONS) })

export type Quote = z.infer<typeof quoteSchema>
export type QuoteSummary = z.infer<typeof quoteSummarySchema>
export type QuoteState = QuoteSummary['state']
