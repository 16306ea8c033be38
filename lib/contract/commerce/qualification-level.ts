import { z } from 'zod'

/** Code compares `rank`, because the letters differ by site. */
const qualificationLevelSchema = z.object({
  code: z.enum(['A', 'B', 'C']),
  name: z.string(),
  description: z.string(),
  rank: z.int(),
  requiresApproval: z.boolean(),
  aliases: z.array(z.string()),
})

export const qualificationLevelListSchema = z.object({
  qualificationLevels: z.array(qualificationLevelSchema),
})

export type QualificationLevel = z.infer<typeof qualificationLevelSchema>
