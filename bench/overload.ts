import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { homePath, searchPath } from '../lib/site/routes.ts'
import { buildStore } from '../scripts/build-store.ts'
import { stopChildren, stopOnSignals } from '../scripts/children.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'
import type { TimedVisit, Work } from './overload/generator.ts'
import { judge, type Phases, table } from './overload/judge.ts'
import { LOCALE } from './pages.ts'

const FACTOR = 5
const SECONDS = { warmUp: 15, capacity: 15, calm: 8, overload: 60, after: 15 }
const CLOSED_VISITORS = 8
const PAUSE_MS = 250

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Each kind of request has a process of its own, so that none waits for another. */
type Generators = Readonly<Record<'crowd' | 'health' | 'memory' | 'page', ChildProcess>>

function startGenerators(): Generators {
  const start = () => fork(join(import.meta.dirname, 'overload/generator.ts'))
  return { crowd: start(), health: start(), memory: start(), page: start() }
}

async function work(generator: ChildProcess, what: Work): Promise<readonly TimedVisit[]> {
  generator.send(what)
  // A generator sends one message only: the visits it has made.
  const [visits] = (await once(generator, 'message')) as [readonly TimedVisit[]]
  return visits
}

async function measure(origin: string, generators: Generators): Promise<Phases> {
  const url = `${origin}${searchPath(LOCALE)}`
  const closed = (seconds: number): Work => ({ kind: 'closed', visitors: CLOSED_VISITORS, seconds, url })
  const one = (seconds: number): Work => ({
    kind: 'repeated',
    pauseMs: PAUSE_MS,
    isUnique: true,
    seconds,
    url,
  })
  const repeated = (path: string): Work => ({
    ...one(SECONDS.overload),
    kind: 'repeated',
    pauseMs: PAUSE_MS,
    isUnique: false,
    url: `${origin}${path}`,
  })
  await work(generators.crowd, closed(SECONDS.warmUp))
  const capacity = await work(generators.crowd, closed(SECONDS.capacity))
  const perSecond = capacity.filter(({ end }) => end === 'whole').length / SECONDS.capacity
  say(`capacity: ${perSecond.toFixed(1)} pages a second; now ${FACTOR} times as many are asked for`)
  const calm = await work(generators.page, one(SECONDS.calm))
  const [crowd, health, memory] = await Promise.all([
    work(generators.crowd, { kind: 'open', perSecond: perSecond * FACTOR, seconds: SECONDS.overload, url }),
    work(generators.health, repeated('/api/health/live')),
    work(generators.memory, repeated(homePath(LOCALE))),
  ])
  const after = await work(generators.page, one(SECONDS.after))
  return { perSecond, seconds: SECONDS.overload, calm, crowd, health, memory, after }
}

stopOnSignals()
const data = mkdtempSync(join(tmpdir(), 'store-bench-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
// Every visit comes from a client address of its own.
Object.assign(process.env, { STORE_DATA: data, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' })
let broken: readonly string[] = ['the bench did not finish']
const generators = startGenerators()
try {
  const run = await prepareRun()
  buildStore(root)
  await startSandbox(run)
  await startStore(run)
  const [processor] = cpus()
  say(`${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.version}`)
  const verdicts = judge(await measure(`http://localhost:${run.ports.store}`, generators))
  say(table(verdicts))
  broken = verdicts.filter(({ holds }) => holds === false).map(({ what }) => what)
  say(broken.length === 0 ? '\nAll gates hold' : `\nBroken gates:\n${broken.join('\n')}`)
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
} finally {
  for (const generator of Object.values(generators)) generator.kill()
  await stopChildren()
}
process.exit(broken.length === 0 ? 0 : 1)
