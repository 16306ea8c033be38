import { z } from 'zod'

/** A write sends `isocode` (US-NY); `isocodeShort` is the part after the hyphen. */
const regionSchema = z.object({
  isocode: z.string(),
  isocodeShort: z.string(),
  countryIso: z.string(),
  name: z.string(),
})

/** Empty for a country whose addresses have no region. */
export const regionListSchema = z.object({ regions: z.array(regionSchema) })

export type Region = z.infer<typeof regionSchema>
