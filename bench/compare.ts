import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stopOnSignals } from '../scripts/children.ts'
import { freePortBlock } from '../scripts/free-port.ts'
import { root } from '../scripts/run-settings.ts'
import { type Server, storeTargets } from './cpu-targets.ts'
import { prepareAskers } from './new-pages.ts'
import { comparisonTable } from './report.ts'
import { measureCpu, type Target } from './server-cpu.ts'

// Compares the server CPU of this checkout with that of another one, in alternation in one run.

/** Store, empty app and all services of the sandbox. */
const PORTS_OF_A_BUILD = 60
const SANDBOX_OFFSET = 20

const data = mkdtempSync(join(tmpdir(), 'store-compare-'))

type Running = { server: Server; control: string }

/** Builds and starts the store of a checkout with the sandbox of the same checkout, by its own scripts. */
async function startCheckout(folder: string, label: string): Promise<Running> {
  const script = (file: string) => join(folder, 'scripts', file)
  const port = await freePortBlock(PORTS_OF_A_BUILD)
  process.env.PORT = String(port)
  process.env.SANDBOX_PORT = String(port + SANDBOX_OFFSET)
  process.env.STORE_DATA = join(data, label)
  const { buildStore }: typeof import('../scripts/build-store.ts') = await import(script('build-store.ts'))
  const run: typeof import('../scripts/run-store.ts') = await import(script('run-store.ts'))
  const { sandboxUrl }: typeof import('../scripts/store-environment.ts') = await import(
    script('store-environment.ts')
  )
  buildStore(folder)
  const prepared = await run.prepareRun()
  await run.startSandbox(prepared)
  const started = await run.startStore(prepared)
  return {
    server: { process: started, origin: `http://localhost:${prepared.ports.store}` },
    control: sandboxUrl(prepared.ports.sandbox, 'control'),
  }
}

/** The requests to a build; the empty pages are left out, the other build is what it is compared with. */
async function targetsOf({ server, control }: Running): Promise<readonly Target[]> {
  const askers = await prepareAskers(server.origin, control)
  return storeTargets(server, askers)
}

const labelled = (label: string, targets: readonly Target[]): readonly Target[] =>
  targets.map(target => ({ ...target, name: `${label}: ${target.name}` }))

/** Measures this checkout and the one in `folder` (after `npm ci` there) in turn, and prints a table. */
async function compareWith(folder: string): Promise<void> {
  const before = labelled('other', await targetsOf(await startCheckout(folder, 'other')))
  const targets = await targetsOf(await startCheckout(root, 'this'))
  const now = labelled('this', targets)
  const costs = await measureCpu(now.flatMap((target, index) => [target, before[index] ?? target]))
  const roundsOf = (name: string) => costs.find(cost => cost.name === name)?.rounds ?? []
  const pairs = targets.map(({ name }) => ({
    name,
    before: roundsOf(`other: ${name}`),
    now: roundsOf(`this: ${name}`),
  }))
  process.stdout.write(`\nServer CPU per request\n${comparisonTable(pairs)}\n`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('npm run bench:compare -- <folder of another checkout with its packages installed>\n')
  process.exit(1)
}
stopOnSignals()
// All load comes from this machine, which is one network, so the page limit must not apply.
process.env.PAGES_PER_MINUTE = '1000000'
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
await compareWith(resolve(folder))
// The scripts of the other checkout know their own children, which end with this process.
process.exit(0)
