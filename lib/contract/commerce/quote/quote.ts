import { z } from 'zod'
import { cartOrganizationSchema, orderEntrySchema } from '../cart/cart.ts'
import { priceSchema } from '../catalogue/price.ts'
import { deliveryEstimateSchema } from '../checkout/estimate.ts'
import { commentSchema } from '../comment.ts'
import { QUOTE_DISCOUNT_TYPES } from './quote-discount.ts'
import { QUOTE_CHOICES, QUOTE_STATES } from './quote-states.ts'
import { quoteVersionSchema } from './quote-version.ts'

/** Actions that a call performs; a new quote of an earlier one is a quote of its own. */
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

/** What goods and delivery would cost at the address of the account, by the cheapest delivery mode. */
const quoteEstimateSchema = deliveryEstimateSchema.extend({
  destination: z.object({
    town: z.string().optional(),
    postalCode: z.string().optional(),
    countryIso: z.string(),
    regionIso: z.string().optional(),
  }),
})

/**
 * A quote with all properties; `cartId` is set while its entries are in a cart, `threshold` is the minimum
 * total of a request.
 */
export const quoteSchema = quoteSummarySchema.extend({
  description: z.string().optional(),
  /** The buyer's own reference, and who gets a copy of the mail about the offer (our extension). */
  reference: z.string().optional(),
  cc: z.array(z.string()).optional(),
  version: z.int(),
  threshold: z.number(),
  cartId: z.string().optional(),
  /** Of the table in `quote-states.ts`; only VIEW for colleagues of whoever asked. */
  allowedActions: z.array(z.enum(QUOTE_CHOICES)),
  comments: z.array(commentSchema).optional(),
  /** Until when the offer can be extended with a PATCH, once; absent where it cannot (our extension). */
  extendableUntil: z.string().optional(),
  /** Whether the total is without tax; this and the estimate are told of a single quote (our extension). */
  net: z.boolean().optional(),
  /** Shipping and tax to the address of the account, absent without one. */
  deliveryEstimate: quoteEstimateSchema.optional(),
  /** Files of the seller's. */
  sapAttachments: z.array(z.object({ id: z.string(), filename: z.string() })).optional(),
  /** The cart that was saved when the quote took its place in the checkout (our extension). */
  savedCart: z.object({ code: z.string(), name: z.string() }).optional(),
  /** Set if support staff had a hand in it (our extension). */
  assistedBySupport: z.boolean().optional(),
  /** The order that the quote has become. */
  sapOrderCode: z.string().optional(),
  /** What the entries cost when the quote was submitted, without the seller's discount. */
  previousEstimatedTotal: priceSchema.optional(),
  /** The discount that the seller has given on all entries, in percent or in units of the currency. */
  sapQuoteDiscountsType: z.enum(QUOTE_DISCOUNT_TYPES).optional(),
  sapQuoteDiscountsRate: z.number().optional(),
  /** Versions that were submitted before this one, the first one first (our extension). */
  versions: z.array(quoteVersionSchema).optional(),
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

/** How many days after it was made an offer ends at the latest. */
export const EXTENSION_DAYS = 90

/** What can be changed: facts of a draft, and the end of an offer. */
export const quotePatchSchema = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  description: z.string().trim().max(255).optional(),
  reference: z.string().trim().max(60).optional(),
  cc: z.array(z.email().max(240)).max(5).optional(),
  /** A later end of the offer, as a date with time and offset. */
  expirationTime: z.string().min(1).max(40).optional(),
})

/** Input of an action; with the version that was seen, another one is refused (our extension). */
export const quoteActionSchema = z.object({
  action: z.enum(QUOTE_ACTIONS),
  version: z.int().positive().optional(),
})

export type Quote = z.infer<typeof quoteSchema>
export type QuoteSummary = z.infer<typeof quoteSummarySchema>
