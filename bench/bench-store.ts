import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStore } from '../scripts/build-store.ts'
import { stopChildren, stopOnSignals } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'

type Settings = Readonly<Record<string, string>>

/**
 * Runs a benchmark with a data folder of its own. The process ends with 0 only if `measure` returns that all
 * gates hold; whatever it has started is stopped.
 */
export async function runBench(settings: Settings, measure: () => Promise<boolean>): Promise<never> {
  stopOnSignals()
  const data = mkdtempSync(join(tmpdir(), 'store-bench-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  Object.assign(process.env, { STORE_DATA: data, ...settings })
  let holds = false
  try {
    holds = await measure()
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  } finally {
    await stopChildren()
  }
  process.exit(holds ? 0 : 1)
}

/** All load comes from this machine, which is one network, so the page limit must not apply. */
export const UNLIMITED = { PAGES_PER_MINUTE: '1000000' } as const

/** Builds the store, starts it with a sandbox of its own and measures it at its origin. */
export const benchStore = (
  settings: Settings,
  measure: (origin: string) => Promise<boolean>,
): Promise<never> =>
  runBench({ LOG_LEVEL: 'warn', ...settings }, async () => {
    const run = await prepareRun()
    buildStore(root)
    await startSandbox(run)
    await startStore(run)
    return measure(`http://localhost:${run.ports.store}`)
  })
