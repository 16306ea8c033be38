import type { ChildProcess } from 'node:child_process'
import { cpus } from 'node:os'
import { homePath, searchPath } from '../lib/site/paths.ts'
import { benchStore } from './bench-store.ts'
import type { Work } from './overload/generator.ts'
import { judge, type Phases, table } from './overload/judge.ts'
import { startGenerator, work } from './overload/start-generator.ts'
import { LOCALE } from './pages.ts'

const FACTOR = 5
const SECONDS = { warmUp: 15, capacity: 15, calm: 8, overload: 60, after: 15 }
const CLOSED_VISITORS = 8
const PAUSE_MS = 250

const say = (text: string) => process.stdout.write(`${text}\n`)

/** One generator for each kind of request. */
type Generators = Readonly<Record<'crowd' | 'health' | 'memory' | 'page', ChildProcess>>

const startGenerators = (): Generators => ({
  crowd: startGenerator(),
  health: startGenerator(),
  memory: startGenerator(),
  page: startGenerator(),
})

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

// Every visit comes from a client address of its own.
await benchStore({ TRUST_PROXY: 'true' }, async origin => {
  const generators = startGenerators()
  try {
    const [processor] = cpus()
    say(`${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.version}`)
    const verdicts = judge(await measure(origin, generators))
    say(table(verdicts))
    const broken = verdicts.filter(({ holds }) => holds === false).map(({ what }) => what)
    say(broken.length === 0 ? '\nAll gates hold' : `\nBroken gates:\n${broken.join('\n')}`)
    return broken.length === 0
  } finally {
    for (const generator of Object.values(generators)) generator.kill()
  }
})
