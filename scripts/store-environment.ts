import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_ENDINGS } from '../lib/site/sites.ts'
import { SERVICE_NAMES, type ServiceName } from '../sandbox/http/service.ts'
import { RESET_PATH } from '../sandbox/identity/paths.ts'

export type Ports = { store: number; sandbox: number }

export const sandboxPorts = (base: number): number[] => SERVICE_NAMES.map((_, offset) => base + offset)

export const sandboxUrl = (base: number, service: ServiceName): string =>
  `http://127.0.0.1:${base + SERVICE_NAMES.indexOf(service)}`

/** Client id of the sandbox's flag environment; it is not a secret. */
const FLAGS_CLIENT_ID = 'sandbox-client-side-id'

type Secrets = { session: string; client: string; platform: string; payment: string }

/**
 * Secrets of this installation: generated once and stored with the data, so that sessions survive a restart.
 * A secret that an older folder lacks is added to it.
 */
function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    // Only the code below writes this file.
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
    mkdirSync(folder, { recursive: true })
    const secret = () => randomBytes(32).toString('base64url')
    const secrets = { session: secret(), client: secret(), platform: secret(), payment: secret(), ...known }
    if (Object.keys(known).length < Object.keys(secrets).length)
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return secrets
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'not readable'
    process.stderr.write(`The data folder ${folder} cannot be used: ${reason}\n`)
    process.exit(1)
  }
}

/**
 * Origins of the store of this installation; the identity provider accepts them as redirect targets. Behind
 * TLS (`COOKIE_SECURE`) they include those of a proxy on the default port.
 */
function storeOrigins(port: number, behindTls = false): string[] {
  const hosts = [
    'localhost',
    '127.0.0.1',
    ...HOST_ENDINGS.flatMap(ending => [`www.example.${ending}`, `store.example.${ending}`]),
  ]
  return [
    ...hosts.map(host => `http://${host}:${port}`),
    ...(behindTls ? hosts.map(host => `https://${host}`) : []),
  ]
}

/**
 * Tag manager and session script of the sandbox, so that all optional features of a deployment are active.
 */
const tagsOf = (origin: string) => ({
  TAG_MANAGER_URL: `${origin}/tags/manager.js`,
  TAG_ORIGINS: origin,
  SESSION_SCRIPT_URL: `${origin}/tags/session.js`,
})

/** Secret of the sandbox's captcha; it protects nothing. */
const CAPTCHA_SECRET = 'sandbox-only-captcha-secret'

/** The captcha of the sandbox, whose tokens pass. */
const captchaOf = (url: string, secret: string) => ({
  CAPTCHA_URL: url,
  CAPTCHA_SITE_KEY: 'sandbox-captcha-passes',
  CAPTCHA_SECRET_KEY: secret,
})

/** Keys that the store and the sandbox have in common; one that is set for either is used for both. */
const sharedKeys = (secrets: Secrets, given: NodeJS.ProcessEnv) => ({
  session: secrets.session,
  client: given.SANDBOX_CLIENT_SECRET ?? given.IDENTITY_CLIENT_SECRET ?? secrets.client,
  platform: given.SANDBOX_PLATFORM_KEY ?? given.COMMERCE_PLATFORM_KEY ?? secrets.platform,
  payment: given.SANDBOX_PAYMENT_KEY ?? given.PAYMENT_SECRET_KEY ?? secrets.payment,
  captcha: given.SANDBOX_CAPTCHA_SECRET ?? given.CAPTCHA_SECRET_KEY ?? CAPTCHA_SECRET,
  flags: given.SANDBOX_FLAGS_CLIENT_ID ?? given.FLAGS_CLIENT_ID ?? FLAGS_CLIENT_ID,
})

/**
 * Environment of the sandbox and of a store that uses it. Variables that are already set take precedence for
 * both: each back end can be replaced by a real one, and a shared value that is set for one is used for
 * both.
 */
export function sandboxedEnvironment(
  dataFolder: string,
  ports: Ports,
  given: NodeJS.ProcessEnv = process.env,
): { store: NodeJS.ProcessEnv; sandbox: NodeJS.ProcessEnv } {
  const { session, client, platform, payment, captcha, flags } = sharedKeys(loadSecrets(dataFolder), given)
  const url = (service: ServiceName) => sandboxUrl(ports.sandbox, service)
  return {
    sandbox: {
      SANDBOX_DATA: join(dataFolder, 'sandbox'),
      SANDBOX_CLIENT_SECRET: client,
      SANDBOX_PLATFORM_KEY: platform,
      SANDBOX_PAYMENT_KEY: payment,
      SANDBOX_CAPTCHA_SECRET: captcha,
      SANDBOX_STORE_ORIGINS: storeOrigins(ports.store, given.COOKIE_SECURE === 'true').join(','),
      SANDBOX_FLAGS_CLIENT_ID: flags,
      ...given,
      SANDBOX_PORT: String(ports.sandbox),
    },
    store: {
      IDENTITY_URL: url('identity'),
      // The password reset page belongs to the identity provider.
      ...(given.IDENTITY_URL === undefined ? { PASSWORD_RESET_URL: `${url('identity')}${RESET_PATH}` } : {}),
      IDENTITY_CLIENT_ID: 'assessments-store',
      IDENTITY_CLIENT_SECRET: client,
      SUPPORT_CLIENT_ID: 'assessments-support',
      SUPPORT_CLIENT_SECRET: client,
      LOGIN_SERVICE_URL: url('login-service'),
      COMMERCE_URL: url('commerce'),
      COMMERCE_PLATFORM_KEY: platform,
      CONTENT_URL: url('content'),
      FLAGS_URL: url('flags'),
      PAYMENT_URL: url('payment'),
      PAYMENT_SECRET_KEY: payment,
      ...(given.CAPTCHA_URL === undefined ? captchaOf(url('captcha'), captcha) : {}),
      FLAGS_CLIENT_ID: flags,
      SESSION_SECRET: session,
      COOKIE_SECURE: 'false',
      // There is no load balancer that has to notice the shutdown first.
      SHUTDOWN_DELAY_MS: '0',
      ...(given.SANDBOX_TAGS === 'on' ? tagsOf(url('content')) : {}),
      ...given,
      NODE_ENV: 'production',
      PORT: String(ports.store),
      HOSTNAME: given.STORE_BIND ?? '0.0.0.0',
    },
  }
}
