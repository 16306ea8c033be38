import { z } from 'zod'
import { namedCodeSchema } from './named-code.ts'

/** The two kinds of industry list; the spelling with "s" is that of the wire. */
export const CATEGORY_UNIT_TYPES = ['ORGANISATION', 'PERSONAL'] as const

const industrySchema = namedCodeSchema.extend({ sectors: z.array(namedCodeSchema) })

export const industryListSchema = z.object({ industries: z.array(industrySchema) })

export type Industry = z.infer<typeof industrySchema>
