import { z } from 'zod'

export const currencySchema = z.object({
  isocode: z.string(),
  name: z.string(),
  symbol: z.string(),
  active: z.boolean(),
})

export const currencyListSchema = z.object({ currencies: z.array(currencySchema) })

export type Currency = z.infer<typeof currencySchema>
