import { z } from 'zod'

/** A reference value with its name in the language of the call. */
export const namedCodeSchema = z.object({ code: z.string(), name: z.string() })

/** A reference value in a write: properties other than the code are ignored. */
export const codeReferenceSchema = z.object({ code: z.string().min(1).max(60) })

export type NamedCode = z.infer<typeof namedCodeSchema>
