import { z } from 'zod'
import { addressInputSchema } from '../../lib/contract/commerce/address.ts'
import { SITE_IDS } from '../../lib/contract/site-ids.ts'
import { checkoutSchema } from '../commerce/checkout/checkout-store.ts'

/** An order that somebody has placed before. */
export const orderFactsSchema = z.strictObject({
  site: z.enum(SITE_IDS),
  /** By default the first one of the site. */
  language: z.string().optional(),
  hoursAgo: z.number().nonnegative(),
  /** Item, quantity, and a note. */
  lines: z.array(z.union([z.tuple([z.string(), z.int()]), z.tuple([z.string(), z.int(), z.string()])])),
  /** Where it goes; by default the customer's own address. */
  address: addressInputSchema.optional(),
  checkout: checkoutSchema,
  /** What has happened to it that the clock does not bring; TAKEN_OVER: from an earlier shop system. */
  became: z.enum(['CANCELLED', 'CANCELLING', 'RETURNED', 'TAKEN_OVER']).optional(),
})

export type OrderFacts = z.input<typeof orderFactsSchema>
