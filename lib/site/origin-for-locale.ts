import { type HostRule, hostForLocale } from './hosts.ts'
import type { Locale } from './sites.ts'

/**
 * The origin that serves another locale for a visitor of `origin`, under the same scheme and port, so that
 * local setups work too. Undefined where no host of the deployment serves it.
 */
export function originForLocale(
  rules: readonly HostRule[],
  origin: string,
  locale: Locale,
): string | undefined {
  const url = new URL(origin)
  const hostname = hostForLocale(rules, url.host, locale)
  if (hostname === undefined) return undefined
  url.hostname = hostname
  return url.origin
}
