import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { StartRefusal } from './start-refusal.ts'

/** Everything that a deployment may choose about the sandbox. */
export type SandboxSettings = {
  /** Port of the control service; the back ends follow. 0 takes a free port for each. */
  basePort: number
  /** Address the back ends listen on; the control service is always on loopback. */
  host: string
  dataFolder: string
  /**
   * Public base address of the identity provider: its issuer starts with it. Empty = loopback and the port in
   * use.
   */
  identityUrl: string
  clientSecret: string
  platformKey: string
  /**
   * Public base address of the payment provider, where browsers load its frames. Empty = loopback and the
   * port in use.
   */
  paymentUrl: string
  /** Secret key of the payment provider's server API. */
  paymentKey: string
  /** Secret of the captcha's `siteverify`. */
  captchaSecret: string
  /** Origins at which the store is reachable; redirect addresses are derived from them. */
  storeOrigins: readonly string[]
  flagsClientId: string
  accessTokenSeconds: number
  /** A real deployment may rotate refresh tokens, so the store has to cope: on unless switched off. */
  rotateRefreshTokens: boolean
  /** Registers a public client for the conformance test of the vendor's browser library. */
  conformanceClient: boolean
  logLevel: LogLevel
}

const flag = (byDefault: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(byDefault)
    .transform(word => word === 'true')

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(url => URL.canParse(url) && new URL(url).origin === url, 'must be an origin')

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65530).default(3100),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_DATA: z.string().min(1).default('.data/sandbox'),
  SANDBOX_IDENTITY_URL: origin.or(z.literal('')).default(''),
  SANDBOX_CLIENT_SECRET: z.string().min(32).default('sandbox-only-client-secret-not-for-production'),
  SANDBOX_PLATFORM_KEY: z.string().min(1).default('sandbox-only-platform-key'),
  SANDBOX_PAYMENT_URL: origin.or(z.literal('')).default(''),
  SANDBOX_PAYMENT_KEY: z.string().min(16).default('sandbox-only-payment-key'),
  SANDBOX_CAPTCHA_SECRET: z.string().min(1).default('sandbox-only-captcha-secret'),
  SANDBOX_STORE_ORIGINS: z
    .string()
    .default('http://localhost:3000,http://127.0.0.1:3000')
    .transform(list => list.split(',').map(entry => entry.trim()))
    .pipe(z.array(origin).min(1)),
  SANDBOX_FLAGS_CLIENT_ID: z.string().min(1).default('sandbox-flags-client'),
  SANDBOX_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
  SANDBOX_ROTATE_REFRESH_TOKENS: flag('true'),
  SANDBOX_CONFORMANCE_CLIENT: flag('false'),
  SANDBOX_LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
})

/** Reads the settings from an environment; throws a `StartRefusal` that names every fault. */
export const parseSettings = (environment: Readonly<Record<string, string | undefined>>): SandboxSettings => {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartRefusal(`Sandbox settings are wrong: ${faults.join('; ')}`)
  }
  const values = parsed.data
  return {
    basePort: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    dataFolder: values.SANDBOX_DATA,
    identityUrl: values.SANDBOX_IDENTITY_URL,
    clientSecret: values.SANDBOX_CLIENT_SECRET,
    platformKey: values.SANDBOX_PLATFORM_KEY,
    paymentUrl: values.SANDBOX_PAYMENT_URL,
    paymentKey: values.SANDBOX_PAYMENT_KEY,
    captchaSecret: values.SANDBOX_CAPTCHA_SECRET,
    storeOrigins: values.SANDBOX_STORE_ORIGINS,
    flagsClientId: values.SANDBOX_FLAGS_CLIENT_ID,
    accessTokenSeconds: values.SANDBOX_ACCESS_TOKEN_SECONDS,
    rotateRefreshTokens: values.SANDBOX_ROTATE_REFRESH_TOKENS,
    conformanceClient: values.SANDBOX_CONFORMANCE_CLIENT,
    logLevel: values.SANDBOX_LOG_LEVEL,
  }
}
