import { z } from 'zod'
import { namedCodeSchema } from './named-code.ts'

/** Sorted by name in the language of the call, "other" last. */
export const jobTitleListSchema = z.object({ jobTitles: z.array(namedCodeSchema) })
