import { z } from 'zod'

/** A reference value with the name in the language of the call. */
export const namedCodeSchema = z.object({ code: z.string(), name: z.string() })

/** How a write refers to a reference value: members beside the code are not read. */
export const codeReferenceSchema = z.object({ code: z.string().min(1).max(60) })

export type NamedCode = z.infer<typeof namedCodeSchema>
