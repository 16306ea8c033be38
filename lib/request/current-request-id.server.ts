import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { currentRequestId } from '@/lib/request/request-context'
import { chooseRequestId } from '@/lib/request/request-id'

/**
 * Id of the request being served, the same in every log line and answer. Behind the front door it is always
 * its own.
 */
export function requestIdOf(request: Request): string {
  return currentRequestId() ?? chooseRequestId(request.headers.get('x-request-id'), getSettings().TRUST_PROXY)
}
