import type { Refusal } from '@/lib/backends/http-client/backend-call'
import { occErrorsSchema } from '@/lib/contract/commerce/error'

/**
 * Parses the error format of the commerce API. The type of the first error is the code. `message` is text
 * for developers; it is dropped, so that no page can show it.
 */
export function parseOccErrors(body: unknown): Refusal | undefined {
  const parsed = occErrorsSchema.safeParse(body)
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
