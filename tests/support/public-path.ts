import type { HostRule } from '@/lib/site/hosts'
import { isPublicPage } from '@/lib/site/public-paths'
import { resolveLocale } from '@/lib/site/resolve-locale'

/** Whether a host serves a page that is the same for everybody at exactly this path, without a redirect. */
export function isPublicPath(rules: readonly HostRule[], host: string, path: string): boolean {
  const resolution = resolveLocale(rules, { host, path })
  return resolution.kind === 'serve' && isPublicPage(resolution.page)
}
