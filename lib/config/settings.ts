import { z } from 'zod'
import { parseStoreHosts } from '../site/hosts.ts'
import { parseSiteOrigins } from '../site/site-origins.ts'
import { BREAKER_PAUSE_MS } from './call-limits.ts'
import {
  DEFAULT_ADMISSION_WAIT_MS,
  DEFAULT_PAGE_CACHE_MS,
  DEFAULT_PAGES_PER_MINUTE,
  DEFAULT_REQUEST_DEADLINE_MS,
  DEFAULT_SHUTDOWN_DELAY_MS,
} from './front-door-options.ts'
import { SSO_EXPIRY_THRESHOLD_SECONDS, SSO_INACTIVITY_TIMEOUT_SECONDS } from './limits.ts'

const httpUrl = z
  .url({ protocol: /^https?$/ })
  // Pages name most addresses, and a call with a token of its own would not send them.
  .refine(url => !/^\s*\w+:[\\/]*[^\\/?#]*@/.test(url), 'has a user name or a password')
  .transform(url => url.replace(/\/+$/, ''))
/** The address below which others lie: they are added at its end. */
const baseUrl = httpUrl.refine(url => !/[?#]/.test(url), 'has a query or a fragment')
const flag = z.enum(['true', 'false']).transform(value => value === 'true')
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/
const WEAK_SECRET = /^(.)\1*$|change-?me|example|secret-secret/i

/** Printable ASCII, as headers carry it: with a line break at the end of a file, every call would fail. */
const SENDABLE = /^[!-~](?:[ -~]*[!-~])?$/
const secret = (least: number) =>
  z.string().min(least).regex(SENDABLE, 'has a line break, a space at an end, or a character beyond ASCII')

/** A setting with its own parser, whose error message becomes that of the setting. */
const readWith = <T>(parse: (value: string | undefined) => T) =>
  z
    .string()
    .optional()
    .transform((value, context): T => {
      try {
        return parse(value)
      } catch (fault) {
        context.addIssue({ code: 'custom', message: fault instanceof Error ? fault.message : 'is malformed' })
        return z.NEVER
      }
    })

/**
 * Every setting of the store (architecture: one image, configured at run time). Names are those of the
 * environment variables.
 */
export const SETTINGS = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  STORE_HOSTS: readWith(parseStoreHosts),
  SITE_ORIGINS: readWith(parseSiteOrigins),
  IDENTITY_URL: baseUrl,
  IDENTITY_REALM: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('pearson'),
  IDENTITY_CLIENT_ID: z.string().min(1),
  IDENTITY_CLIENT_SECRET: secret(16),
  IDENTITY_COOKIE: z
    .string()
    .regex(/^[\w-]+$/)
    .default('iPlanetDirectoryPro'),
  PASSWORD_RESET_URL: httpUrl.optional(),
  SUPPORT_REALM: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('support'),
  SUPPORT_CLIENT_ID: z.string().min(1).optional(),
  SUPPORT_CLIENT_SECRET: secret(16).optional(),
  LOGIN_SERVICE_URL: baseUrl,
  COMMERCE_URL: baseUrl,
  COMMERCE_PLATFORM_KEY: secret(16),
  CATALOGUE_PURGE_KEY: secret(32).optional(),
  CONTENT_URL: baseUrl,
  FLAGS_URL: baseUrl,
  FLAGS_BROWSER_URL: baseUrl.optional(),
  FLAGS_STREAM_URL: baseUrl.optional(),
  FLAGS_EVENTS_URL: baseUrl.optional(),
  FLAGS_CLIENT_ID: z.string().regex(/^[\w-]+$/),
  PAYMENT_PROVIDER: z.enum(['hosted-fields', 'stripe']).default('hosted-fields'),
  PAYMENT_URL: baseUrl,
  PAYMENT_BROWSER_URL: baseUrl.optional(),
  PAYMENT_SECRET_KEY: secret(16),
  PAYMENT_PUBLIC_KEY: z.string().min(1).optional(),
  CAPTCHA_URL: baseUrl.optional(),
  CAPTCHA_BROWSER_URL: baseUrl.optional(),
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  CAPTCHA_SECRET_KEY: secret(1).optional(),
  TAG_MANAGER_URL: httpUrl.optional(),
  TAG_ORIGINS: z
    .string()
    .refine(list => list.split(',').every(entry => ORIGIN.test(entry.trim())), 'is a list of origins')
    .optional(),
  SESSION_SCRIPT_URL: httpUrl.optional(),
  EXPIRY_THRESHOLD: z.coerce.number().int().min(30).max(3_600).default(SSO_EXPIRY_THRESHOLD_SECONDS),
  INACTIVITY_TIMEOUT: z.coerce.number().int().min(60).max(86_400).default(SSO_INACTIVITY_TIMEOUT_SECONDS),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine(value => !WEAK_SECRET.test(value), 'is an example value'),
  COOKIE_SECURE: flag,
  TRUST_PROXY: flag.default(false),
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(500).max(60_000).default(DEFAULT_REQUEST_DEADLINE_MS),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(DEFAULT_SHUTDOWN_DELAY_MS),
  PAGES_PER_MINUTE: z.coerce.number().int().min(10).max(1_000_000).default(DEFAULT_PAGES_PER_MINUTE),
  ADMISSION_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(DEFAULT_ADMISSION_WAIT_MS),
  PAGE_CACHE_MS: z.coerce.number().int().min(100).max(DEFAULT_PAGE_CACHE_MS).default(DEFAULT_PAGE_CACHE_MS),
  BREAKER_PAUSE_MS: z.coerce.number().int().min(100).max(600_000).default(BREAKER_PAUSE_MS),
  LOCK_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
  LOCK_HOLD_MS: z.coerce.number().int().min(1_000).max(600_000).default(30_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /./ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Settings = z.infer<typeof SETTINGS>

/** Prefixes that only this product uses; a variable with such a prefix that is no setting is a typo. */
const OWN_PREFIXES = [
  ...['STORE_HOST', 'SITE_ORIGIN', 'IDENTITY_', 'PASSWORD_RESET', 'SUPPORT_', 'LOGIN_SERVICE_', 'FLAGS_'],
  ...['PAYMENT_', 'CAPTCHA_', 'COMMERCE_', 'CATALOGUE_', 'REDIS_UR', 'TAG_MANAGER', 'TAG_ORIGIN'],
  ...['SESSION_SCRIPT', 'SESSION_SECRET', 'COOKIE_SEC', 'TRUST_PROX', 'EXPIRY_THRESH', 'INACTIVITY_TIME'],
  ...['REQUEST_DEADLINE', 'SHUTDOWN_DELAY', 'PAGES_PER_', 'ADMISSION_WAIT', 'PAGE_CACHE', 'BREAKER_PAUSE'],
  ...['LOCK_WAIT', 'LOCK_HOLD'],
]
const OWN_PREFIX = new RegExp(`^(?:${OWN_PREFIXES.join('|')})`)
/** Variables that a container platform sets for services whose names happen to match our prefixes. */
const PLATFORM_NAME = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d+_\w+)$/
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; faults: readonly string[] }

/** Parses the environment. Errors name the setting and never contain its value, which may be a secret. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const unknown = findUnknownNames(Object.keys(given))
  const parsed = SETTINGS.safeParse(given)
  if (!parsed.success) return { ok: false, faults: [...toFaults(parsed.error, given), ...unknown] }
  const faults = [...findContradictions(parsed.data), ...unknown]
  return faults.length === 0 ? { ok: true, settings: parsed.data } : { ok: false, faults }
}

function toFaults(
  { issues }: z.ZodError,
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const faults = issues.map(({ path, message }) => {
    const name = String(path[0])
    if (given[name] === undefined) return `${name} is missing`
    return message.startsWith(name) ? message : `${name} is not valid: ${message}`
  })
  return [...new Set(faults)]
}

const findUnknownNames = (names: readonly string[]): readonly string[] =>
  names
    .filter(
      name => OWN_PREFIX.test(name) && !PLATFORM_NAME.test(name) && !Object.hasOwn(SETTINGS.shape, name),
    )
    .map(name => `${name} is not a setting of the store`)

/**
 * Finds contradictory settings. An HTTPS site redirects users to the identity provider, which must use HTTPS
 * too: over plain HTTP a password could be intercepted. The store itself serves plain HTTP; only the trusted
 * proxy in front of it knows that the browser uses HTTPS.
 */
function findContradictions({ COOKIE_SECURE, TRUST_PROXY, ...settings }: Settings): readonly string[] {
  const missing = [
    ...findMissingOf(CAPTCHA_SETTINGS, settings),
    ...findMissingOf(SUPPORT_SETTINGS, settings),
    ...findMissingKey(settings),
  ]
  if (!COOKIE_SECURE) return missing
  return [
    ...missing,
    ...findInsecure(settings),
    ...(TRUST_PROXY
      ? []
      : [
          'TRUST_PROXY is not valid: it must be true where COOKIE_SECURE is true, for TLS ends before the store',
        ]),
  ]
}

/** Addresses that browsers open, with the one that they open by default. */
const OF_BROWSERS = [
  ['IDENTITY_URL'],
  ['PASSWORD_RESET_URL'],
  ['PAYMENT_BROWSER_URL', 'PAYMENT_URL'],
  ['CAPTCHA_BROWSER_URL', 'CAPTCHA_URL'],
  ['FLAGS_BROWSER_URL', 'FLAGS_URL'],
  ['FLAGS_STREAM_URL'],
  ['FLAGS_EVENTS_URL'],
  ['TAG_MANAGER_URL'],
  ['SESSION_SCRIPT_URL'],
] as const

type Addresses = Partial<Record<(typeof OF_BROWSERS)[number][0 | 1] & string, string | undefined>>

/** A browser sends passwords to them, and an HTTPS page loads nothing over plain HTTP. */
const findInsecure = (settings: Addresses): readonly string[] =>
  OF_BROWSERS.flatMap(([name, standIn]) => {
    if (settings[name] !== undefined || standIn === undefined)
      return isPrivate(settings[name])
        ? []
        : [`${name} is not valid: it must be https where COOKIE_SECURE is true`]
    return isPrivate(settings[standIn])
      ? []
      : [`${name} is missing: ${standIn} is not https, and browsers open it where COOKIE_SECURE is true`]
  })

/** The script of Stripe needs the publishable key. */
const findMissingKey = ({
  PAYMENT_PROVIDER,
  PAYMENT_PUBLIC_KEY,
}: Pick<Settings, 'PAYMENT_PROVIDER' | 'PAYMENT_PUBLIC_KEY'>): readonly string[] =>
  PAYMENT_PROVIDER === 'stripe' && PAYMENT_PUBLIC_KEY === undefined ? ['PAYMENT_PUBLIC_KEY is missing'] : []

/** A captcha needs all of its settings. */
const CAPTCHA_SETTINGS = ['CAPTCHA_URL', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY'] as const

/** So does the sign-in of support staff; without any of them the store has none. */
const SUPPORT_SETTINGS = ['SUPPORT_CLIENT_ID', 'SUPPORT_CLIENT_SECRET'] as const

/** Settings that are missing beside others that are useless without them. */
function findMissingOf<Name extends keyof Settings>(
  names: readonly Name[],
  settings: Readonly<Partial<Pick<Settings, Name>>>,
): readonly string[] {
  const missing = names.filter(name => settings[name] === undefined)
  return missing.length === names.length ? [] : missing.map(name => `${name} is missing`)
}

function isPrivate(address: string | undefined): boolean {
  if (address === undefined) return true
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname)
}
