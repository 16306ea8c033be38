import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stopOnSignals } from '../scripts/children.ts'
import { freePortBlock } from '../scripts/free-port.ts'
import { root } from '../scripts/run-settings.ts'
import { COMPARISONS, needsLongLists, type Server, SHORT_ACCOUNT_PAGE, storeTargets } from './cpu-targets.ts'
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

const isWanted = (name: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some(part => name.includes(part))

/**
 * The wanted requests to a build. The empty pages are left out, the other build is what it is compared with;
 * nobody orders where no step of the checkout is wanted, so that an older build can be compared.
 */
async function targetsOf(
  { server, control }: Running,
  wanted: readonly string[],
): Promise<readonly Target[]> {
  const compared = COMPARISONS.filter(({ name }) => isWanted(name, wanted))
  const orders = compared.some(({ name }) => name.startsWith('checkout'))
  const account = compared.some(({ name, against }) => [name, against].includes(SHORT_ACCOUNT_PAGE))
  const lists = needsLongLists(compared)
  const askers = await prepareAskers(server.origin, control, { orders, account, lists })
  return storeTargets(server, askers).filter(({ name }) => isWanted(name, wanted))
}

const labelled = (label: string, targets: readonly Target[]): readonly Target[] =>
  targets.map(target => ({ ...target, name: `${label}: ${target.name}` }))

/** Whether a request gets its page, and not, for example, the way to another one. */
async function isAnswered({ urls, headers = {} }: Target): Promise<boolean> {
  const [url = ''] = urls(0)
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status === 200
}

type Pair = { now: Target; before: Target }

/** The requests that both builds answer. An older build may lack a page, or what leads to it. */
async function answeredByBoth(
  targets: readonly Target[],
  others: readonly Target[],
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (const now of targets) {
    const before = others.find(({ name }) => name === now.name)
    if (before !== undefined && (await isAnswered(now)) && (await isAnswered(before)))
      pairs.push({ now, before })
    else process.stdout.write(`Left out, because only one of the builds answers it: ${now.name}\n`)
  }
  return pairs
}

/**
 * Measures this checkout and the one in `folder` (after `npm ci` there) in turn, and prints a table.
 * @param wanted parts of the names of the requests to measure; none measures all
 */
async function compareWith(folder: string, wanted: readonly string[]): Promise<void> {
  const others = await targetsOf(await startCheckout(folder, 'other'), wanted)
  const targets = await targetsOf(await startCheckout(root, 'this'), wanted)
  const pairs = await answeredByBoth(targets, others)
  const costs = await measureCpu(
    pairs.flatMap(({ now, before }) => [...labelled('this', [now]), ...labelled('other', [before])]),
  )
  const roundsOf = (name: string) => costs.find(cost => cost.name === name)?.rounds ?? []
  const rows = pairs.map(({ now: { name } }) => ({
    name,
    before: roundsOf(`other: ${name}`),
    now: roundsOf(`this: ${name}`),
  }))
  process.stdout.write(`\nServer CPU per request\n${comparisonTable(rows)}\n`)
}

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write(
    'npm run bench:compare -- <folder of another checkout with its packages installed> [part of a request’s name …]\n',
  )
  process.exit(1)
}
stopOnSignals()
// All load comes from this machine, which is one network, so the page limit must not apply.
process.env.PAGES_PER_MINUTE = '1000000'
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
await compareWith(resolve(folder), wanted)
// The scripts of the other checkout know their own children, which end with this process.
process.exit(0)
