import { z } from 'zod'

/** One error. `message` is text for developers and is never shown; `subject` names the invalid field. */
const occErrorSchema = z.object({
  type: z.string(),
  message: z.string().optional(),
  reason: z.string().optional(),
  subject: z.string().optional(),
  subjectType: z.string().optional(),
})

/** Body of every response that is not a success. */
export const occErrorsSchema = z.object({ errors: z.array(occErrorSchema).min(1) })

export type OccErrorEntry = z.infer<typeof occErrorSchema>
