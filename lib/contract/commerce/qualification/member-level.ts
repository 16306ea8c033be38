import { z } from 'zod'
import { namedCodeSchema } from '../named-code.ts'

/** Members on a page of the levels of an organization. */
export const MEMBER_LEVELS_PER_PAGE = 20

/** The level of a member of an organization, for its administrators: nothing about the evidence for it. */
const memberLevelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent where no level is on record; the scheme of levels is that of the site of the call. */
  level: namedCodeSchema.optional(),
  /** yyyy-mm-dd, valid for the whole of this day */
  validUntil: z.iso.date().optional(),
})

export const memberLevelListSchema = z.object({
  members: z.array(memberLevelSchema),
  pagination: z.object({
    currentPage: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
  }),
})

export type MemberLevel = z.infer<typeof memberLevelSchema>
export type MemberLevelList = z.infer<typeof memberLevelListSchema>
