import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { problemResponse } from '@/lib/handlers/problem-response'
import { checkWriteOrigin } from '@/lib/handlers/write-origin'
import { logger } from '@/lib/log/logger'
import { requestIdOf } from '@/lib/request/current-request-id.server'

/**
 * CSRF protection: the 403 for a write that does not come from our own pages; undefined to go on. Every write
 * handler calls it first.
 */
export function rejectCrossSiteWrite(request: Request): Response | undefined {
  const { STORE_HOSTS, TRUST_PROXY } = getSettings()
  const check = checkWriteOrigin(request, { hostRules: STORE_HOSTS, trustProxy: TRUST_PROXY })
  if (check.ok) return undefined
  const requestId = requestIdOf(request)
  logger.warn({ requestId, reason: check.error }, 'cross-site write rejected')
  return problemResponse(403, check.error, { requestId })
}
