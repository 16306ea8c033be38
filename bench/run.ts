import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { buildStore } from '../scripts/build-store.ts'
import { requireFreePort } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'
import { sandboxUrl } from '../scripts/store-environment.ts'
import { runBench, UNLIMITED } from './bench-store.ts'
import { brokenByteGates } from './budgets.ts'
import { COMPARISONS, cpuTargets, needsLongLists } from './cpu-targets.ts'
import { buildFloor, startFloor } from './floor-app.ts'
import { measurePages } from './measure-pages.ts'
import { prepareAskers } from './new-pages.ts'
import { PAGES } from './pages.ts'
import { byteTable, cpuTable, cpuVerdicts } from './report.ts'
import { measurePage } from './script-bytes.ts'
import { measureCpu } from './server-cpu.ts'

const { values: options } = parseArgs({
  options: {
    'bytes-only': { type: 'boolean', default: false },
    'gate-cpu': { type: 'boolean', default: false },
    'fresh-floor': { type: 'boolean', default: false },
    /** Only pages and requests with this text in their names. */
    only: { type: 'string', default: '' },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

const isWanted = ({ name }: { name: string }): boolean => name.includes(options.only)

type Running = Awaited<ReturnType<typeof startAll>>

async function startAll() {
  const run = await prepareRun()
  const floorPort = run.ports.store + 1
  await requireFreePort(floorPort, 'PORT')
  buildStore(root)
  buildFloor({ fresh: options['fresh-floor'] })
  await startSandbox(run)
  return {
    control: sandboxUrl(run.ports.sandbox, 'control'),
    store: { process: await startStore(run), origin: `http://localhost:${run.ports.store}` },
    floor: { process: await startFloor(floorPort), origin: `http://localhost:${floorPort}` },
  }
}

/** Measures and prints bytes. Returns a message for every failed gate. */
async function benchBytes({ store, floor }: Running): Promise<readonly string[]> {
  const empty = await measurePage(`${floor.origin}/`)
  const pages = await measurePages(store.origin, PAGES.filter(isWanted))
  say(`\nBytes at first view\n${byteTable(pages, empty)}`)
  return pages.flatMap(page =>
    brokenByteGates(page.class, page, empty).map(fault => `${page.name}: ${fault}`),
  )
}

/** Measures and prints server CPU time. Returns the failed gates, which callers may ignore. */
async function benchCpu({ store, floor, control }: Running): Promise<readonly string[]> {
  const wanted = COMPARISONS.filter(isWanted)
  const askers = await prepareAskers(store.origin, control, {
    orders: true,
    account: true,
    lists: needsLongLists(wanted),
  })
  const targets = cpuTargets(store, floor, askers)
  const isCompared = ({ name }: { name: string }) => wanted.some(({ against }) => against === name)
  const costs = await measureCpu(
    targets.filter(target => isWanted(target) || isCompared(target) || target.process === floor.process),
  )
  const verdicts = cpuVerdicts(costs, wanted)
  say(`\nServer CPU per request\n${cpuTable(costs, verdicts)}`)
  return verdicts
    .filter(({ broken }) => broken)
    .map(
      ({ name, ratio, gate }) =>
        `${name}: ${ratio.toFixed(2)} x the page it is compared with, at most ${gate}`,
    )
}

await runBench(UNLIMITED, async () => {
  const running = await startAll()
  const [processor] = cpus()
  say(`${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.version}`)
  const heavy = await benchBytes(running)
  const slow = options['bytes-only'] ? [] : await benchCpu(running)
  const broken = options['gate-cpu'] ? [...heavy, ...slow] : heavy
  if (!options['gate-cpu'] && slow.length > 0) say(`\nNot gated:\n${slow.join('\n')}`)
  say(broken.length === 0 ? '\nAll gates hold' : `\nBroken gates:\n${broken.join('\n')}`)
  return broken.length === 0
})
