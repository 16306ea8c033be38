import { randomUUID } from 'node:crypto'
import { currentRequestId } from '@/lib/request/request-context'
import type { Problem } from '@/lib/result/result'

/**
 * Problem of a signed-in user without a usable access token: an outage, which is never treated as signed out.
 */
export const sessionUnavailable = (operation: string): Problem => ({
  kind: 'network',
  dependency: 'identity',
  operation,
  requestId: currentRequestId() ?? randomUUID(),
  code: 'session-unavailable',
})
