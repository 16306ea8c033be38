import { z } from 'zod'

/** Discounts that the seller gives on a quote: in percent, as an amount, or down to a total. */
export const QUOTE_DISCOUNT_TYPES = ['PERCENT', 'ABSOLUTE', 'TARGET'] as const

/** Input of a discount, in percent or in units of the currency, with at most two decimals. */
export const quoteDiscountSchema = z.strictObject({
  discountRate: z.number().nonnegative().multipleOf(0.01).max(10_000_000),
  discountType: z.enum(QUOTE_DISCOUNT_TYPES),
})

export type QuoteDiscount = z.infer<typeof quoteDiscountSchema>
