import { HOST_ENDINGS, type HostEnding, isLocale, LOCALES, type Locale, localesOfEnding } from './sites.ts'

/** A host pattern of the deployment with the locales that it serves, default first. */
export type HostRule = { pattern: string; locales: readonly Locale[] }

const LOCAL_PATTERNS = ['localhost', '127.0.0.1', '[::1]'] as const

/** Without STORE_HOSTS the store answers on the local machine and on the example domains of every ending. */
export const DEFAULT_HOST_RULES: readonly HostRule[] = [
  ...LOCAL_PATTERNS.map(pattern => ({ pattern, locales: LOCALES })),
  ...HOST_ENDINGS.map(ending => ({ pattern: `*.example.${ending}`, locales: localesOfEnding(ending) })),
]

const PATTERN = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$|^\[[0-9a-f:]+\]$/

/** The domain ending of a host name, compared by whole labels from the right. */
const endingOf = (hostname: string): HostEnding | undefined =>
  HOST_ENDINGS.find(ending => hostname.endsWith(`.${ending}`))

/**
 * Reads STORE_HOSTS: comma-separated patterns, each with the locales it serves after `=` where they differ
 * from those of its ending, separated by `+`. Example: `store.example.com,*.example.ca=fr-ca+en-ca`.
 * @throws Error naming the faulty entry; the caller stops the start.
 */
export function parseStoreHosts(setting: string | undefined): readonly HostRule[] {
  if (setting === undefined || setting.trim() === '') return DEFAULT_HOST_RULES
  const rules = setting.split(',').map(entry => parseEntry(entry.trim()))
  const twice = rules.find(({ pattern }, index) => rules.findIndex(rule => rule.pattern === pattern) < index)
  if (twice !== undefined) throw new Error(`STORE_HOSTS: "${twice.pattern}" is named twice`)
  return rules
}

function parseEntry(entry: string): HostRule {
  const [pattern = '', localeList, ...surplus] = entry.toLowerCase().split('=')
  if (!PATTERN.test(pattern) || surplus.length > 0)
    throw new Error(`STORE_HOSTS: "${entry}" is not a host pattern`)
  if (localeList !== undefined) return { pattern, locales: parseLocales(localeList, entry) }
  const ending = endingOf(pattern)
  if (ending === undefined)
    throw new Error(`STORE_HOSTS: "${entry}" has no known ending; name its locales with =`)
  return { pattern, locales: localesOfEnding(ending) }
}

function parseLocales(list: string, entry: string): readonly Locale[] {
  const locales = list.split('+')
  const known = locales.filter(isLocale)
  if (known.length !== locales.length) throw new Error(`STORE_HOSTS: "${entry}" names an unknown locale`)
  return known
}

/** The longest possible host name (RFC 1035). */
const LONGEST_NAME = 253

/**
 * The host name of a Host header: without port, in lower case, without a trailing dot; undefined if
 * malformed.
 */
export function hostnameOf(host: string | undefined): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(\d{1,5}))?$/i.exec(host ?? '')
  if (match?.[1] === undefined || Number(match[2] ?? 0) > 65_535) return undefined
  const name = match[1].toLowerCase().replace(/\.$/, '')
  return name.length > LONGEST_NAME ? undefined : name
}

/**
 * The rule for a host, or undefined: such a request is misdirected (421). An exact name wins over wildcards
 * and a longer wildcard over a shorter one, in any order: a canonical host must always find its own rule.
 */
export function findHostRule(rules: readonly HostRule[], host: string | undefined): HostRule | undefined {
  const hostname = hostnameOf(host)
  if (hostname === undefined) return undefined
  const named = rules.find(({ pattern }) => pattern === hostname)
  if (named !== undefined) return named
  return rules
    .filter(({ pattern }) => pattern.startsWith('*.') && isSubdomain(hostname, pattern.slice(2)))
    .reduce<HostRule | undefined>(
      (best, rule) => (best === undefined || rule.pattern.length > best.pattern.length ? rule : best),
      undefined,
    )
}

const isSubdomain = (hostname: string, domain: string): boolean =>
  hostname.endsWith(`.${domain}`) && hostname.length > domain.length + 1

const isWildcard = ({ pattern }: HostRule): boolean => pattern.startsWith('*.')

const isLoopback = ({ pattern }: HostRule): boolean => LOCAL_PATTERNS.some(local => local === pattern)

/** The public hosts of a deployment at any port, as Content-Security-Policy sources. */
export const hostSources = (rules: readonly HostRule[]): readonly string[] =>
  rules.filter(rule => !isLoopback(rule)).map(({ pattern }) => `${pattern}:*`)

/**
 * The canonical host name of a locale: the first public name with the locale as its default, else the first
 * that serves it at all. Undefined where the deployment has only wildcards or does not serve the locale.
 */
export function canonicalHost(rules: readonly HostRule[], locale: Locale): string | undefined {
  const named = rules.filter(rule => !isWildcard(rule) && !isLoopback(rule))
  const asDefault = named.find(({ locales }) => locales[0] === locale)
  return (asDefault ?? named.find(({ locales }) => locales.includes(locale)))?.pattern
}

/**
 * The host of another locale for a visitor of `host`: the same host where it serves the locale, else the
 * canonical host of the locale, else the same name below the locale's wildcard (`shop.example.com` ->
 * `shop.example.nl`). Undefined where no host serves it.
 */
export function hostForLocale(rules: readonly HostRule[], host: string, locale: Locale): string | undefined {
  const current = findHostRule(rules, host)
  if (current?.locales.includes(locale)) return hostnameOf(host)
  return canonicalHost(rules, locale) ?? twinHost(rules, current, host, locale)
}

function twinHost(
  rules: readonly HostRule[],
  current: HostRule | undefined,
  host: string,
  locale: Locale,
): string | undefined {
  const target = rules.find(rule => isWildcard(rule) && rule.locales.includes(locale))
  if (target === undefined || current === undefined || !isWildcard(current)) return undefined
  const name = hostnameOf(host)?.slice(0, -current.pattern.slice(1).length)
  return name === undefined ? undefined : `${name}${target.pattern.slice(1)}`
}
