import { announce } from './announce.ts'
import { buildStore } from './build-store.ts'
import { stopChildren, stopOnSignals } from './children.ts'
import { root } from './run-settings.ts'
import { mailboxUrl, prepareRun, startSandbox, startStore } from './run-store.ts'

stopOnSignals()
try {
  const run = await prepareRun()
  buildStore(root)
  await startSandbox(run)
  await startStore(run)
  announce(run.ports.store, mailboxUrl(run))
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  await stopChildren()
  process.exit(1)
}
