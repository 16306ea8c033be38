import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const dataFolder = overrides.dataFolder ?? (await createDataFolder())
  const settings = { ...parseSettings({}), basePort: 0, logLevel: 'silent', conformanceClient: true } as const
  const sandbox = await start({ ...settings, ...overrides, dataFolder }, log)
  const stop = async () => {
    await sandbox.stop()
    if (overrides.dataFolder === undefined) await rm(dataFolder, { recursive: true })
  }
  return { ...sandbox, dataFolder, stop }
}

/** An empty folder for a test that starts more than one sandbox over the same data. */
export const createDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sandbox-test-'))
