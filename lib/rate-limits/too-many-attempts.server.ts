import 'server-only'
import { randomUUID } from 'node:crypto'
import type { LimitAnswer } from '@/lib/rate-limits/rate-limits.server'
import { currentRequestId } from '@/lib/request/request-context'
import { failed, type Problem, type Result } from '@/lib/result/result'

/**
 * The same error as that of the back end, which has limits of its own: callers need to handle only one kind.
 */
export const tooManyAttempts = (
  operation: string,
  { retryAfterSeconds }: Extract<LimitAnswer, { allowed: false }>,
): Result<never, Problem> =>
  failed({
    kind: 'domain',
    dependency: 'commerce',
    operation,
    requestId: currentRequestId() ?? randomUUID(),
    status: 429,
    code: 'TooManyRequestsError',
    retryAfterSeconds,
  })
