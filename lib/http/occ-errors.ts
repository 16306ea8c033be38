import { z } from 'zod'
import type { Refusal } from '@/lib/http/backend-call'

const OCC_ERRORS = z.object({
  errors: z
    .array(
      z.object({
        type: z.string(),
        reason: z.string().optional(),
        subject: z.string().optional(),
        subjectType: z.string().optional(),
      }),
    )
    .min(1),
})

/**
 * Reads the error form of the commerce API and the login service. The first error's type is the code; `message` is developer
 * text and dropped here, so that no page can show it.
 */
export function parseOccErrors(body: unknown): Refusal | undefined {
  const parsed = OCC_ERRORS.safeParse(body)
  if (!parsed.success) return undefined
  const details = parsed.data.errors.map(({ type, reason, subject, subjectType }) => ({
    type,
    ...(reason === undefined ? {} : { reason }),
    ...(subject === undefined ? {} : { subject }),
    ...(subjectType === undefined ? {} : { subjectType }),
  }))
  const [first] = details
  return first === undefined ? undefined : { code: first.type, details }
}
