import 'server-only'
import type { ProxyContext } from '@/lib/backends/identity/identity-proxy-rules'
import { getSettings } from '@/lib/config/env.server'

/** Input of the proxy rules: deployment settings and the origin of the request. */
export function proxyContext(origin: string): ProxyContext {
  const { IDENTITY_URL, IDENTITY_COOKIE, STORE_HOSTS } = getSettings()
  return { origin, identityUrl: IDENTITY_URL, cookie: IDENTITY_COOKIE, hostRules: STORE_HOSTS }
}
