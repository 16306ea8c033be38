import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { publicOrigin, type WithHeaders } from '@/lib/request/public-origin'

/**
 * Public origin of a request, or undefined for a host this deployment does not answer (421). Every absolute
 * address we hand out, redirect_uri above all, is built from this one answer, so no header can plant a
 * foreign one.
 */
export function readPublicOrigin(request: WithHeaders): string | undefined {
  const { STORE_HOSTS, TRUST_PROXY } = getSettings()
  return publicOrigin(request, { hostRules: STORE_HOSTS, trustProxy: TRUST_PROXY })
}
