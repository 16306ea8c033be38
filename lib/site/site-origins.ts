import { canonicalHost, findHostRule, type HostRule } from './hosts.ts'
import { isLocale, type Locale } from './sites.ts'

/** Public origins of the sites, where they cannot be derived from the deployment's own hosts. */
export type SiteOrigins = Readonly<Partial<Record<Locale, string>>>

const ORIGIN = /^https?:\/\/[\w.-]+(?::\d{1,5})?$/

/**
 * Parses SITE_ORIGINS: comma-separated pairs of a locale and its origin:
 * `en-us=https://store.example.com,fr-ca=https://store.example.ca`.
 * @throws Error naming the faulty entry; the caller stops the start.
 */
export function parseSiteOrigins(setting: string | undefined): SiteOrigins {
  const entries = (setting ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
  return Object.fromEntries(entries.map(parseEntry))
}

function parseEntry(entry: string): readonly [Locale, string] {
  const [locale = '', origin = '', ...surplus] = entry.split('=')
  if (!isLocale(locale)) throw new Error(`SITE_ORIGINS: "${entry}" names no locale`)
  if (!ORIGIN.test(origin) || surplus.length > 0) throw new Error(`SITE_ORIGINS: "${entry}" names no origin`)
  return [locale, origin]
}

export type OriginSettings = {
  origins: SiteOrigins
  rules: readonly HostRule[]
  secure: boolean
  port: number
}

/**
 * The one origin of a site for search engines: that of the setting, else that of its canonical host, else
 * that of the local machine where the store answers to `localhost`. Undefined where only wildcards serve the
 * site, or no host does.
 */
export function siteOrigin(
  locale: Locale,
  { origins, rules, secure, port }: OriginSettings,
): string | undefined {
  const configured = origins[locale]
  if (configured !== undefined) return configured
  const host = canonicalHost(rules, locale)
  if (host !== undefined) return secure ? `https://${host}` : `http://${host}:${port}`
  const served = findHostRule(rules, 'localhost')?.locales.includes(locale) ?? false
  return served ? `http://localhost:${port}` : undefined
}
