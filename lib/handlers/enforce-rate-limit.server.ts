import 'server-only'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { type Counter, consumeAll } from '@/lib/rate-limits/attempts.server'

/** Counts a request with every counter; the 429 if a limit is exceeded, otherwise undefined. */
export async function enforceRateLimit(
  request: Request,
  counters: readonly Counter[],
): Promise<Response | undefined> {
  const limit = await consumeAll(counters)
  if (limit.allowed) return undefined
  return refuseRequest(request, 429, 'too-many-requests', { 'retry-after': String(limit.retryAfterSeconds) })
}
