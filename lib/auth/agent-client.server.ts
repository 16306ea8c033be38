import 'server-only'
import type { IdentityClient } from '@/lib/backends/identity/oidc-client.server'
import { getSettings } from '@/lib/config/env.server'

/** Our client at the realm of support staff; undefined where the deployment has no support login. */
export function agentClient(): IdentityClient | undefined {
  const { SUPPORT_REALM: realm, SUPPORT_CLIENT_ID: id, SUPPORT_CLIENT_SECRET: secret } = getSettings()
  return id === undefined || secret === undefined ? undefined : { realm, id, secret }
}
