import { join } from 'node:path'
import { announce } from './announce.ts'
import { startChild, stopOnSignals, waitFor } from './children.ts'
import { root } from './run-settings.ts'
import { mailboxUrl, prepareRun, startSandbox } from './run-store.ts'

stopOnSignals()
const run = await prepareRun()
await startSandbox(run)
startChild({
  name: 'development server',
  root,
  args: [join(root, 'node_modules/next/dist/bin/next'), 'dev', '--port', String(run.ports.store)],
  env: { ...run.store, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  tethered: false,
})
await waitFor('development server', `http://localhost:${run.ports.store}/api/health/live`, 120)
announce(run.ports.store, mailboxUrl(run))
