import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** Maximum length of a VAT number. */
const VAT_NUMBER_LENGTH = 20

/** One tax of a cart or an order; a cart with goods of several rates has one line per rate. */
export const taxLineSchema = z.object({
  code: z.string(),
  name: z.string(),
  percent: z.number().nonnegative(),
  /** The sum that is taxed, and its tax. */
  taxable: priceSchema,
  amount: priceSchema,
})

/** Input for the VAT number of a cart; an empty text removes it. Spaces, dots and hyphens are ignored. */
export const vatNumberSchema = z.object({
  vatNumber: z
    .string()
    .trim()
    .max(VAT_NUMBER_LENGTH)
    .transform(typed => typed.replaceAll(/[\s.-]/g, '').toUpperCase()),
})

export type TaxLine = z.infer<typeof taxLineSchema>
