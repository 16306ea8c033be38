import { z } from 'zod'
import { parseStoreHosts } from '../site/hosts.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/+$/, ''))
const flag = z.enum(['true', 'false']).transform(value => value === 'true')
const WEAK_SECRET = /^(.)\1*$|change-?me|example|secret-secret/i

/** Every setting of the store (architecture: one image, configured at run time). Names are those of the environment. */
export const SETTINGS = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  STORE_HOSTS: z
    .string()
    .optional()
    .transform((value, context) => {
      try {
        return parseStoreHosts(value)
      } catch (fault) {
        context.addIssue({ code: 'custom', message: fault instanceof Error ? fault.message : 'is malformed' })
        return z.NEVER
      }
    }),
  IDENTITY_URL: httpUrl,
  IDENTITY_REALM: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('pearson'),
  IDENTITY_CLIENT_ID: z.string().min(1),
  IDENTITY_CLIENT_SECRET: z.string().min(16),
  IDENTITY_COOKIE: z
    .string()
    .regex(/^[\w-]+$/)
    .default('iPlanetDirectoryPro'),
  LOGIN_SERVICE_URL: httpUrl,
  COMMERCE_URL: httpUrl,
  COMMERCE_PLATFORM_KEY: z.string().min(16),
  CONTENT_URL: httpUrl,
  FLAGS_URL: httpUrl,
  FLAGS_BROWSER_URL: httpUrl.optional(),
  FLAGS_STREAM_URL: httpUrl.optional(),
  FLAGS_EVENTS_URL: httpUrl.optional(),
  FLAGS_CLIENT_ID: z.string().regex(/^[\w-]+$/),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine(value => !WEAK_SECRET.test(value), 'is an example value'),
  COOKIE_SECURE: flag,
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Settings = z.infer<typeof SETTINGS>

/** First words that belong to this product alone; a name that starts so and is no setting is a misspelt one. */
const OWN_PREFIX = /^(?:STORE_HOST|IDENTITY_|LOGIN_SERVICE_|FLAGS_|COMMERCE_)/
/** Names a container platform sets for services that happen to be called as ours. */
const PLATFORM_NAME = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d+_\w+)$/
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; faults: readonly string[] }

/**
 * Reads the environment. Faults name the setting and never repeat its value, which may be a secret.
 */
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

/** A public HTTPS site sends people to the identity provider: over plain HTTP their password could be read on the way. */
function findContradictions({ COOKIE_SECURE, IDENTITY_URL }: Settings): readonly string[] {
  const { protocol, hostname } = new URL(IDENTITY_URL)
  if (!COOKIE_SECURE || protocol === 'https:' || LOOPBACK_HOST.test(hostname)) return []
  return ['IDENTITY_URL is not valid: it must be https where COOKIE_SECURE is true']
}
