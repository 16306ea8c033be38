import { z } from 'zod'
import { parseStoreHosts } from '../site/hosts.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/+$/, ''))
const flag = z.enum(['true', 'false']).transform(value => value === 'true')
const WEAK_SECRET = /^(.)\1*$|change-?me|example|secret-secret/i

/** Every setting of the store (architecture: one image, configured at run time). Names are those of the environment. */
const SETTINGS = z.object({
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
  FLAGS_STREAM_URL: httpUrl.optional(),
  FLAGS_EVENTS_URL: httpUrl.optional(),
  FLAGS_CLIENT_ID: z.string().regex(/^[\w-]+$/),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine(value => !WEAK_SECRET.test(value), 'is an example value'),
  COOKIE_SECURE: flag,
  TRUST_PROXY: flag.default(false),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Settings = z.infer<typeof SETTINGS>

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; faults: readonly string[] }

/**
 * Reads the environment. Faults name the setting and never repeat its value, which may be a secret.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = SETTINGS.safeParse(given)
  if (parsed.success) return { ok: true, settings: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    if (given[name] === undefined) return `${name} is missing`
    return message.startsWith(name) ? message : `${name} is not valid: ${message}`
  })
  return { ok: false, faults: [...new Set(faults)] }
}
