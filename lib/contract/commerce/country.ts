import { z } from 'zod'

export const countrySchema = z.object({ isocode: z.string(), name: z.string() })

/** Sorted by name in the language of the call. */
export const countryListSchema = z.object({ countries: z.array(countrySchema) })

export type Country = z.infer<typeof countrySchema>
