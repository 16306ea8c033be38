import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { publicOrigin, type WithHeaders } from '@/lib/request/public-origin'

/**
 * Public origin of a request, or undefined for a host that this deployment does not serve (421). Every
 * absolute URL that we send, `redirect_uri` above all, is built from it, so no header can inject a foreign
 * host.
 */
export function readPublicOrigin(request: WithHeaders): string | undefined {
  const { STORE_HOSTS, TRUST_PROXY } = getSettings()
  return publicOrigin(request, { hostRules: STORE_HOSTS, trustProxy: TRUST_PROXY })
}
