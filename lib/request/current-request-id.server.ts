import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { REQUEST_ID_HEADER } from '@/lib/request/own-headers'
import { currentRequestId } from '@/lib/request/request-context'
import { chooseRequestId } from '@/lib/request/request-id'

/**
 * Id of the current request, the same in every log line and response. Behind the front door it is always the
 * one that the front door chose.
 */
export function requestIdOf(request: Request): string {
  return (
    currentRequestId() ?? chooseRequestId(request.headers.get(REQUEST_ID_HEADER), getSettings().TRUST_PROXY)
  )
}
