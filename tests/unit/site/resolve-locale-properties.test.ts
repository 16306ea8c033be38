import { describe, expect, test } from 'vitest'
import { findHostRule, type HostRule } from '@/lib/site/hosts'
import { type LocaleRequest, resolveLocale } from '@/lib/site/resolve-locale'
import { LOCALES } from '@/lib/site/sites'
import { DEPLOYMENTS, HOSTILE_COOKIES, HOSTILE_HOSTS, HOSTILE_PATHS, STORE_OF_LOCALE } from './deployments'

const PATHS = [
  '/',
  '/login',
  '/LOGIN/',
  ...LOCALES.flatMap(locale => [
    `/${locale}`,
    `/${locale}/`,
    `/${locale.toUpperCase()}//login`,
    `/${locale}/store/cart`,
    STORE_OF_LOCALE[locale],
    `${STORE_OF_LOCALE[locale]}/cart/`,
    `${STORE_OF_LOCALE[locale].slice(0, -2)}xx/cart`,
  ]),
  ...HOSTILE_PATHS,
]

const COOKIES = [...HOSTILE_COOKIES, ...LOCALES]

const LANGUAGES = [undefined, '*', 'fr-CA,fr;q=0.9,en;q=0.1', 'en-NZ', 'zh', '//evil.com']

/** A host for each rule, and for wildcards two of their subdomains. */
const hostsOf = (rules: readonly HostRule[]): readonly string[] =>
  rules.flatMap(({ pattern }) =>
    pattern.startsWith('*.')
      ? [`www${pattern.slice(1)}`, `a.b${pattern.slice(1)}:8443`]
      : [pattern, `${pattern.toUpperCase()}:3000`],
  )

function* requestsOf(rules: readonly HostRule[]): Generator<LocaleRequest> {
  for (const host of [...hostsOf(rules), ...HOSTILE_HOSTS])
    for (const path of PATHS)
      for (const previousLocale of COOKIES)
        for (const acceptLanguage of LANGUAGES) yield { host, path, previousLocale, acceptLanguage }
}

/**
 * What is wrong with the answer to a request, or null; a collected list is quicker than a million assertions.
 */
function fault(rules: readonly HostRule[], request: LocaleRequest): string | null {
  const rule = findHostRule(rules, request.host)
  const answer = resolveLocale(rules, request)
  if (rule === undefined)
    return answer.kind === 'misdirected' ? null : 'answers a host that is not configured'
  if (answer.kind === 'misdirected') return 'turns a configured host away'
  if (answer.kind !== 'redirect')
    return rule.locales.includes(answer.locale) ? null : 'shows a locale the host does not serve'
  return redirectFault(rules, request, answer)
}

function redirectFault(
  rules: readonly HostRule[],
  request: LocaleRequest,
  { host, path }: { host?: string; path: string },
): string | null {
  const isConfigured = host === undefined || rules.some(({ pattern }) => pattern === host)
  if (!isConfigured) return `leaves for ${host}`
  const seen = new URL(path, 'https://origin.invalid/base/')
  if (seen.host !== 'origin.invalid') return `a browser reads ${path} as ${seen.host}`
  const landed = resolveLocale(rules, { ...request, host: host ?? request.host, path: seen.pathname })
  return landed.kind === 'serve' || landed.kind === 'notFound' ? null : `${path} is ${landed.kind} again`
}

describe.each(Object.entries(DEPLOYMENTS))('every address of a deployment %s', (_, rules) => {
  test('is served, not found or one hop away on a configured host, in a locale of that host', () => {
    const faults: string[] = []
    let requests = 0
    for (const request of requestsOf(rules)) {
      requests += 1
      const found = fault(rules, request)
      if (found !== null && faults.length < 5) faults.push(`${JSON.stringify(request)}: ${found}`)
    }
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThan(100_000)
  })

  test('a permanent redirect depends on the address alone, never on the visitor', () => {
    for (const host of hostsOf(rules))
      for (const path of PATHS) {
        const answers = COOKIES.map(previousLocale => resolveLocale(rules, { host, path, previousLocale }))
        const permanent = answers.filter(answer => answer.kind === 'redirect' && answer.status === 308)
        expect([0, answers.length], `${host} ${path}`).toContain(permanent.length)
        expect(new Set(permanent.map(answer => JSON.stringify(answer))).size).toBeLessThanOrEqual(1)
      }
  })
})
