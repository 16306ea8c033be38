import { z } from 'zod'
import { namedCodeSchema } from './named-code.ts'

/** The two kinds of list; the spelling with "s" is the wire's own. */
export const CATEGORY_UNIT_TYPES = ['ORGANISATION', 'PERSONAL'] as const

const industrySchema = namedCodeSchema.extend({ sectors: z.array(namedCodeSchema) })

export const industryListSchema = z.object({ industries: z.array(industrySchema) })

export type Industry = z.infer<typeof industrySchema>
