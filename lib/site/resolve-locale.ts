import { canonicalHost, findHostRule, type HostRule } from './hosts.ts'
import { localeOfStore, localesOfSite, STORE_SEGMENT, storePrefix } from './paths.ts'
import { isLocale, type Locale } from './sites.ts'

export type LocaleRequest = {
  host: string | undefined
  /** Path as sent, still percent-encoded, without query. */
  path: string
  previousLocale?: string | undefined
  acceptLanguage?: string | undefined
}

/**
 * Result for an address.
 * - `serve`: show `page` (path below the locale) in `locale`
 * - `redirect`: to `path`, on `host` where another one is canonical; 307 when it depends on the visitor, 308
 *   when not
 * - `notFound`: a 404 page in `locale`
 * - `misdirected`: a host this deployment does not answer (421)
 */
export type LocaleResolution =
  | { kind: 'serve'; locale: Locale; page: string }
  | { kind: 'redirect'; status: 307 | 308; path: string; host?: string }
  | { kind: 'notFound'; locale: Locale }
  | { kind: 'misdirected' }

/**
 * Resolves an address: the host determines the possible locales, the first path segment selects one of them
 * (spec §1, §2). Segments are compared whole and never decoded, so an encoded slash or a look-alike is not a
 * locale. There is at most one redirect and no loop: the target is in canonical form and has a locale that
 * its host serves.
 */
export function resolveLocale(rules: readonly HostRule[], request: LocaleRequest): LocaleResolution {
  const rule = findHostRule(rules, request.host)
  if (rule === undefined) return { kind: 'misdirected' }
  const path = normalizePath(request.path)
  const segments = path.split('/')
  const [, first = '', ...rest] = segments
  const segment = first.toLowerCase()
  if (segments.some(isDotSegment)) return { kind: 'notFound', locale: preferredLocale(rule, request) }
  if (segment === STORE_SEGMENT) return resolveStore(rules, rule, request, rest)
  if (isLocale(segment)) return resolveNamed(rules, rule, segment, request.path)
  return { kind: 'redirect', status: 307, path: `/${preferredLocale(rule, request)}${path}` }
}

function resolveNamed(
  rules: readonly HostRule[],
  rule: HostRule,
  locale: Locale,
  path: string,
): LocaleResolution {
  const page = normalizePath(path).slice(locale.length + 1)
  const [, first = '', ...rest] = page.split('/')
  const isStorePage = first.toLowerCase() === STORE_SEGMENT
  const pathIn = (served: Locale) =>
    isStorePage ? [storePrefix(served), ...rest].join('/') : `/${served}${page}`
  if (!rule.locales.includes(locale)) return elsewhere(rules, rule, locale, pathIn)
  const canonical = pathIn(locale)
  if (canonical !== path) return { kind: 'redirect', status: 308, path: canonical }
  return { kind: 'serve', locale, page }
}

function resolveStore(
  rules: readonly HostRule[],
  rule: HostRule,
  request: LocaleRequest,
  [siteId = '', language = '', ...rest]: readonly string[],
): LocaleResolution {
  const candidates = localesOfSite(siteId.toLowerCase())
  const fallback = candidates.find(locale => rule.locales.includes(locale)) ?? candidates[0]
  if (fallback === undefined) return { kind: 'notFound', locale: preferredLocale(rule, request) }
  const locale = localeOfStore(siteId.toLowerCase(), language.toLowerCase()) ?? fallback
  const pathIn = (served: Locale) => [storePrefix(served), ...rest].join('/')
  if (!rule.locales.includes(locale)) return elsewhere(rules, rule, locale, pathIn)
  const canonical = pathIn(locale)
  if (canonical !== request.path) return { kind: 'redirect', status: 308, path: canonical }
  return { kind: 'serve', locale, page: ['', STORE_SEGMENT, ...rest].join('/') }
}

/**
 * Redirects a locale that this host does not serve: to the canonical host of the locale where there is one,
 * else to the default locale of this host.
 */
function elsewhere(
  rules: readonly HostRule[],
  rule: HostRule,
  locale: Locale,
  pathIn: (served: Locale) => string,
): LocaleResolution {
  const host = canonicalHost(rules, locale)
  if (host !== undefined) return { kind: 'redirect', status: 308, path: pathIn(locale), host }
  return { kind: 'redirect', status: 308, path: pathIn(defaultLocale(rule)) }
}

function defaultLocale(rule: HostRule): Locale {
  const [first] = rule.locales
  if (first === undefined) throw new Error(`host rule ${rule.pattern} serves no locale`)
  return first
}

/**
 * Previous locale, else the best Accept-Language match, else the default; always one that the host serves.
 */
export function preferredLocale(
  rule: HostRule,
  request: Pick<LocaleRequest, 'previousLocale' | 'acceptLanguage'>,
): Locale {
  const previous = rule.locales.find(locale => locale === request.previousLocale)
  return previous ?? matchAcceptLanguage(rule.locales, request.acceptLanguage ?? '') ?? defaultLocale(rule)
}

function matchAcceptLanguage(locales: readonly Locale[], header: string): Locale | undefined {
  for (const range of parseAcceptLanguage(header)) {
    const exact = locales.find(locale => locale === range)
    const sameLanguage = locales.find(locale => locale.split('-')[0] === range.split('-')[0])
    if (exact ?? sameLanguage) return exact ?? sameLanguage
  }
  return undefined
}

/** Language ranges by descending weight; malformed parts are ignored and the header's length is bounded. */
function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map(part =>
      /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?\s*$/.exec(part),
    )
    .flatMap(match => (match?.[1] === undefined ? [] : [{ range: match[1], weight: Number(match[2] ?? 1) }]))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range)
}

/**
 * Exactly one slash before each segment and none at the end, so `/` becomes empty. Browsers read a backslash
 * as a slash; left as it is, it would create a second address of the page.
 */
const normalizePath = (path: string): string => `/${path}`.replace(/[/\\]+/g, '/').replace(/\/$/, '')

/**
 * Browsers resolve dot segments, encoded or not, against the rest of the path: none of our addresses contains
 * one.
 */
const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment)
