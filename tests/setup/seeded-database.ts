import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { DATABASE_FILE } from '../../sandbox/db/database'
import { parseSettings } from '../../sandbox/settings'
import { startSandbox } from '../../sandbox/start'
import { seededCommerce } from '../support/seeded-commerce'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the database of a sandbox that was started once and stopped; tests start from copies of it. */
    seededDatabase: string
    /** Path of a serialized database for a commerce service in memory. */
    seededCommerce: string
  }
}

/** Seeds a sandbox and a commerce service for the whole run. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-seeded-'))
  const sandbox = await startSandbox({ ...parseSettings({}), basePort: 0, logLevel: 'silent', dataFolder })
  await sandbox.stop()
  provide('seededDatabase', join(dataFolder, DATABASE_FILE))
  const commerce = join(dataFolder, 'commerce.bin')
  writeFileSync(commerce, seededCommerce())
  provide('seededCommerce', commerce)
  return () => rmSync(dataFolder, { recursive: true })
}
