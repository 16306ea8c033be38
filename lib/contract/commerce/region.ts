import { z } from 'zod'

/** `isocode` (US-NY) is what a write sends; `isocodeShort` is the part after the hyphen. */
const regionSchema = z.object({
  isocode: z.string(),
  isocodeShort: z.string(),
  countryIso: z.string(),
  name: z.string(),
})

/** Empty for a country whose addresses name no region. */
export const regionListSchema = z.object({ regions: z.array(regionSchema) })

export type Region = z.infer<typeof regionSchema>
