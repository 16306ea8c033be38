import { join } from 'node:path'
import { parseSettings } from '../lib/config/settings.ts'
import type { Ports } from './store-environment.ts'

export const root = join(import.meta.dirname, '..')

function portSetting(name: string, fallback: number): number {
  const value = process.env[name]
  const port = Number(value ?? fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_530) return port
  process.stderr.write(`${name} must be a port number\n`)
  process.exit(1)
}

/** Ports of the store (PORT) and of the sandbox's first listener (SANDBOX_PORT). */
export const readPorts = (): Ports => ({
  store: portSetting('PORT', 3000),
  sandbox: portSetting('SANDBOX_PORT', 3100),
})

/** Folder for secrets and sandbox data. */
export const dataFolder = (): string => process.env.STORE_DATA ?? join(root, '.data')

/** With SANDBOX=off the store uses only the back ends of the environment. */
export const usesSandbox = (): boolean => process.env.SANDBOX !== 'off'

/** Ends the process with one message per missing or invalid setting. */
export function requireSettings(environment: NodeJS.ProcessEnv): void {
  const result = parseSettings(environment)
  if (result.ok) return
  process.stderr.write(`${result.faults.join('\n')}\n`)
  process.exit(1)
}
