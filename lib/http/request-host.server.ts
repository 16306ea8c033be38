import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { publicOrigin } from '@/lib/http/public-origin'

/** Host the visitor used, with its port; undefined for one that this deployment does not answer. */
export function requestHost(request: Request): string | undefined {
  const { STORE_HOSTS, TRUST_PROXY } = getSettings()
  const origin = publicOrigin(request, { hostRules: STORE_HOSTS, trustProxy: TRUST_PROXY })
  return origin === undefined ? undefined : new URL(origin).host
}
