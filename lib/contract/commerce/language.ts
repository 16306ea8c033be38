import { z } from 'zod'

export const languageSchema = z.object({
  isocode: z.string(),
  name: z.string(),
  nativeName: z.string(),
  active: z.boolean(),
})

export const languageListSchema = z.object({ languages: z.array(languageSchema) })

export type Language = z.infer<typeof languageSchema>
