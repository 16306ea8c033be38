import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { problemResponse } from '@/lib/handlers/problem-response'
import { checkWriteOrigin } from '@/lib/handlers/write-origin'
import { logger } from '@/lib/log/logger'
import { requestIdOf } from '@/lib/request/current-request-id.server'

/**
 * The 403 for a change that no page of ours has asked for, or undefined to go on. First line of every write
 * handler.
 */
export function refuseForeignWrite(request: Request): Response | undefined {
  const { STORE_HOSTS, TRUST_PROXY } = getSettings()
  const check = checkWriteOrigin(request, { hostRules: STORE_HOSTS, trustProxy: TRUST_PROXY })
  if (check.ok) return undefined
  const requestId = requestIdOf(request)
  logger.warn({ requestId, reason: check.error }, 'foreign write refused')
  return problemResponse(403, check.error, { requestId })
}
