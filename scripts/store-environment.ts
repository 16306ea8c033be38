import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Ports = { store: number; sandbox: number }

/** Listeners of the sandbox, as offsets from its base port. */
const SERVICES = { control: 0, identity: 1, loginService: 2, commerce: 3, content: 4, flags: 5 } as const

export const sandboxPorts = (base: number): number[] => Object.values(SERVICES).map(offset => base + offset)

export const sandboxUrl = (base: number, service: keyof typeof SERVICES): string =>
  `http://127.0.0.1:${base + SERVICES[service]}`

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

/** Origins at which the store of this installation is reached; the identity provider knows them as redirect targets. */
export function storeOrigins(port: number): string[] {
  const endings = ['com', 'ca', 'co.uk', 'com.au', 'asia', 'nl', 'es']
  const hosts = [
    'localhost',
    '127.0.0.1',
    ...endings.flatMap(ending => [`www.example.${ending}`, `store.example.${ending}`]),
  ]
  return hosts.map(host => `http://${host}:${port}`)
}

/**
 * Environment of the sandbox and of a store that uses it. What is already set wins, so every single back end can be
 * replaced by a real one.
 */
export function sandboxedEnvironment(
  dataFolder: string,
  ports: Ports,
): { store: NodeJS.ProcessEnv; sandbox: NodeJS.ProcessEnv } {
  const secrets = loadSecrets(dataFolder)
  const url = (service: keyof typeof SERVICES) => sandboxUrl(ports.sandbox, service)
  return {
    sandbox: {
      ...process.env,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_DATA: join(dataFolder, 'sandbox'),
      SANDBOX_CLIENT_SECRET: secrets.client,
      SANDBOX_PLATFORM_KEY: secrets.platform,
      SANDBOX_STORE_ORIGINS: storeOrigins(ports.store).join(','),
      SANDBOX_FLAGS_CLIENT_ID: 'sandbox-client-side-id',
    },
    store: {
      IDENTITY_URL: url('identity'),
      IDENTITY_CLIENT_ID: 'assessments-store',
      IDENTITY_CLIENT_SECRET: secrets.client,
      LOGIN_SERVICE_URL: url('loginService'),
      COMMERCE_URL: url('commerce'),
      COMMERCE_PLATFORM_KEY: secrets.platform,
      CONTENT_URL: url('content'),
      FLAGS_URL: url('flags'),
      FLAGS_CLIENT_ID: 'sandbox-client-side-id',
      SESSION_SECRET: secrets.session,
      COOKIE_SECURE: 'false',
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.store),
      HOSTNAME: process.env.STORE_BIND ?? '0.0.0.0',
    },
  }
}
