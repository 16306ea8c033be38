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

/** Environment of the sandbox's flags; it is no secret. */
const FLAGS_CLIENT_ID = 'sandbox-client-side-id'

type Secrets = { session: string; client: string; platform: string }

/** Secrets of this installation: made once and kept beside the data, so that sessions outlive a restart. */
function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    // The file is written below and by nobody else.
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
    mkdirSync(folder, { recursive: true })
    const secret = () => randomBytes(32).toString('base64url')
    const secrets = { session: secret(), client: secret(), platform: secret() }
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return secrets
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'not readable'
    process.stderr.write(`The data folder ${folder} cannot be used: ${reason}\n`)
    process.exit(1)
  }
}

/**
 * Origins at which the store of this installation is reached; the identity provider knows them as redirect
 * targets. Behind TLS (`COOKIE_SECURE`) those of a front on the usual port are among them.
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

/** Tag manager and session script of the sandbox, so that everything a deployment can have is seen. */
const tagsOf = (origin: string) => ({
  TAG_MANAGER_URL: `${origin}/tags/manager.js`,
  TAG_ORIGINS: origin,
  SESSION_SCRIPT_URL: `${origin}/tags/session.js`,
})

/**
 * Environment of the sandbox and of a store that uses it. What is already set wins, for either: every single
 * back end can be replaced by a real one, and what both must agree on is what either was told.
 */
export function sandboxedEnvironment(
  dataFolder: string,
  ports: Ports,
  given: NodeJS.ProcessEnv = process.env,
): { store: NodeJS.ProcessEnv; sandbox: NodeJS.ProcessEnv } {
  const secrets = loadSecrets(dataFolder)
  const url = (service: ServiceName) => sandboxUrl(ports.sandbox, service)
  const client = given.SANDBOX_CLIENT_SECRET ?? given.IDENTITY_CLIENT_SECRET ?? secrets.client
  const platform = given.SANDBOX_PLATFORM_KEY ?? given.COMMERCE_PLATFORM_KEY ?? secrets.platform
  const flags = given.SANDBOX_FLAGS_CLIENT_ID ?? given.FLAGS_CLIENT_ID ?? FLAGS_CLIENT_ID
  return {
    sandbox: {
      SANDBOX_DATA: join(dataFolder, 'sandbox'),
      SANDBOX_CLIENT_SECRET: client,
      SANDBOX_PLATFORM_KEY: platform,
      SANDBOX_STORE_ORIGINS: storeOrigins(ports.store, given.COOKIE_SECURE === 'true').join(','),
      SANDBOX_FLAGS_CLIENT_ID: flags,
      ...given,
      SANDBOX_PORT: String(ports.sandbox),
    },
    store: {
      IDENTITY_URL: url('identity'),
      // The page belongs to whoever keeps the passwords.
      ...(given.IDENTITY_URL === undefined ? { PASSWORD_RESET_URL: `${url('identity')}${RESET_PATH}` } : {}),
      IDENTITY_CLIENT_ID: 'assessments-store',
      IDENTITY_CLIENT_SECRET: client,
      LOGIN_SERVICE_URL: url('login-service'),
      COMMERCE_URL: url('commerce'),
      COMMERCE_PLATFORM_KEY: platform,
      CONTENT_URL: url('content'),
      FLAGS_URL: url('flags'),
      FLAGS_CLIENT_ID: flags,
      SESSION_SECRET: secrets.session,
      COOKIE_SECURE: 'false',
      // No load balancer has to notice the end first.
      SHUTDOWN_DELAY_MS: '0',
      ...(given.SANDBOX_TAGS === 'on' ? tagsOf(url('content')) : {}),
      ...given,
      NODE_ENV: 'production',
      PORT: String(ports.store),
      HOSTNAME: given.STORE_BIND ?? '0.0.0.0',
    },
  }
}
