import { buildStore } from '../scripts/build-store.ts'
import { root } from '../scripts/run-settings.ts'
import { prepareRun, startSandbox, startStore } from '../scripts/run-store.ts'
import { runBench, UNLIMITED } from './bench-store.ts'
import { PAINT_BUDGETS } from './budgets.ts'
import { buildFloor, startFloor } from './floor-app.ts'
import { type JudgedPage, measurePaint } from './lighthouse/measure-paint.ts'
import { CATEGORIES, GATES, type Median } from './lighthouse/scores.ts'
import { LIGHTHOUSE_PAGES } from './pages.ts'

const NAME_WIDTH = 10

const say = (text: string) => process.stdout.write(`${text}\n`)

const HEAD = [
  'page'.padEnd(NAME_WIDTH),
  ...CATEGORIES,
  '   LCP',
  '  CLS',
  '    TBT',
  'speed of each run',
].join('  ')

const rowOf = (name: string, { figures, failed, speeds }: Median): string =>
  [
    name.padEnd(NAME_WIDTH),
    ...CATEGORIES.map(category => String(figures[category]).padStart(category.length)),
    `${(figures.lcp / 1000).toFixed(2)} s`.padStart(6),
    figures.cls.toFixed(3),
    `${Math.round(figures.tbt)} ms`.padStart(7),
    speeds.join(' '),
    failed.join(' '),
  ].join('  ')

/** Measured for comparison: the cost of machine and framework alone. */
const EMPTY = 'empty page'

const pagesOf = (store: string): readonly JudgedPage[] =>
  LIGHTHOUSE_PAGES.map(({ name, path }) => ({ name, url: `${store}${path}` }))

const PAINT_HEAD = ['page'.padEnd(NAME_WIDTH), '   FCP', '   LCP', '    TBT'].join('  ')

/**
 * Prints paint times of each page with a throttled browser and connection. Returns whether every page meets
 * the budget.
 */
async function checkPaint(store: string): Promise<boolean> {
  say(`\nApplied throttling\n${PAINT_HEAD}`)
  let holds = true
  for (const [name, { figures }] of await measurePaint(pagesOf(store), 'devtools')) {
    const seconds = [figures.fcp, figures.lcp].map(ms => `${(ms / 1000).toFixed(2)} s`.padStart(6))
    say([name.padEnd(NAME_WIDTH), ...seconds, `${Math.round(figures.tbt)} ms`.padStart(7)].join('  '))
    holds &&= figures.fcp <= PAINT_BUDGETS.fcp.gate && figures.lcp <= PAINT_BUDGETS.lcp.gate
  }
  return holds
}

/** Prints a row per page. Returns whether every page of the store passes every gate. */
async function checkAll(store: string, floor: string): Promise<boolean> {
  const pages = [{ name: EMPTY, url: `${floor}/` }, ...pagesOf(store)]
  const judgements = await measurePaint(pages, 'simulate')
  let holds = true
  for (const [name, judgement] of judgements) {
    if (name === EMPTY) {
      say(rowOf(name, { ...judgement, failed: [] }))
      continue
    }
    say(rowOf(name, judgement))
    holds &&= CATEGORIES.every(category => judgement.figures[category] >= GATES[category])
  }
  return holds
}

await runBench(UNLIMITED, async () => {
  const run = await prepareRun()
  buildStore(root)
  await startSandbox(run)
  await startStore(run)
  buildFloor({ fresh: false })
  const floorPort = run.ports.store + 1
  await startFloor(floorPort)
  say(HEAD)
  const store = `http://localhost:${run.ports.store}`
  const scores = await checkAll(store, `http://localhost:${floorPort}`)
  const holds = (await checkPaint(store)) && scores
  say(holds ? '\nAll gates hold' : '\nA gate is broken')
  return holds
})
