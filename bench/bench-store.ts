import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStore } from '../scripts/build-store.ts'
import { stopChildren, stopOnSignals } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'

/**
 * Builds the store, starts it with a sandbox of its own and measures it at its origin. The process ends with
 * 0 only if `measure` returns that all gates hold.
 */
export async function benchStore(
  settings: Readonly<Record<string, string>>,
  measure: (origin: string) => Promise<boolean>,
): Promise<never> {
  stopOnSignals()
  const data = mkdtempSync(join(tmpdir(), 'store-bench-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  Object.assign(process.env, { STORE_DATA: data, LOG_LEVEL: 'warn', ...settings })
  let holds = false
  try {
    const run = await prepareRun()
    buildStore(root)
    await startSandbox(run)
    await startStore(run)
    holds = await measure(`http://localhost:${run.ports.store}`)
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  } finally {
    await stopChildren()
  }
  process.exit(holds ? 0 : 1)
}
