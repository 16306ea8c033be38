import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { IDENTITY_PROXY_PATH } from '@/lib/site/paths'

const MAX_CHARACTERS = 4096

/**
 * The authorize address to continue with after sign-in (`goto`), as a path of our own origin; undefined for
 * any other address.
 */
export function parseGoto(value: unknown, origin: string, realm: string): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return undefined
  const url = URL.parse(value, origin)
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  const authorize = `${IDENTITY_PROXY_PATH}${identityPaths(realm).authorize}`
  return url.pathname === authorize ? `${url.pathname}${url.search}` : undefined
}
