import 'server-only'
import type { ProxyContext } from '@/lib/backends/identity/identity-proxy-rules'
import { getSettings } from '@/lib/config/env.server'

/** What the rules of the proxy need to know of this deployment and of the origin that a visitor is at. */
export function proxyContext(origin: string): ProxyContext {
  const { IDENTITY_URL, IDENTITY_COOKIE, STORE_HOSTS } = getSettings()
  return { origin, identityUrl: IDENTITY_URL, cookie: IDENTITY_COOKIE, hostRules: STORE_HOSTS }
}
