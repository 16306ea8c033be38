import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { DATABASE_FILE } from '../../sandbox/db/database.ts'
import type { Log } from '../../sandbox/log.ts'
import { parseSettings, type SandboxSettings } from '../../sandbox/settings.ts'
import { type RunningSandbox, startSandbox as start } from '../../sandbox/start.ts'

export type TestSandbox = RunningSandbox & { dataFolder: string }

/**
 * Starts every service in this process on free ports over a data folder of its own, which `stop` removes.
 * With `dataFolder` given the folder is used as it is and kept.
 */
export const startSandbox = async (
  overrides: Partial<SandboxSettings> = {},
  log?: Log,
): Promise<TestSandbox> => {
  const dataFolder = overrides.dataFolder ?? (await createSeededFolder())
  const settings = { ...parseSettings({}), basePort: 0, logLevel: 'silent', conformanceClient: true } as const
  const sandbox = await start({ ...settings, ...overrides, dataFolder }, log)
  const stop = async () => {
    await sandbox.stop()
    if (overrides.dataFolder === undefined) await rm(dataFolder, { recursive: true })
  }
  return { ...sandbox, dataFolder, stop }
}

/** A folder with a copy of the database that the test run has seeded: seeding takes seconds. */
export async function createSeededFolder(): Promise<string> {
  const folder = await createDataFolder()
  await copyFile(inject('seededDatabase'), join(folder, DATABASE_FILE))
  return folder
}

/** An empty folder for a test that starts more than one sandbox over the same data. */
export const createDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sandbox-test-'))
