import { CPU_BUDGETS, HTML_BUDGETS, SCRIPT_BUDGETS } from './budgets.ts'
import { COMPARISONS, type Comparison } from './cpu-targets.ts'
import type { MeasuredPage } from './measure-pages.ts'
import type { PageBytes } from './script-bytes.ts'
import type { Cpu } from './server-cpu.ts'

type Row = readonly (string | number)[]

/** Formats a table with columns of equal width: the first one aligned left, numbers right. */
function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map(row => row.map(String))
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return all.map(line).join('\n')
}

/** Table of the bytes of every page; the bytes in addition to the empty page are followed by gate and aim. */
export function byteTable(pages: readonly MeasuredPage[], empty: PageBytes): string {
  const head = ['page', 'script gz', 'own', 'gate', 'aim', 'CSS gz', 'requests', 'HTML', 'gate', 'HTML gz']
  const rows = pages.map(page => {
    const { gate, aim } = SCRIPT_BUDGETS[page.class]
    const own = page.scripts - empty.scripts
    const html = [page.html, HTML_BUDGETS[page.class].gate, page.htmlGzip]
    return [page.name, page.scripts, own, gate, aim, page.css, page.requests, ...html]
  })
  const none = '–'
  const floor = [
    'empty page',
    empty.scripts,
    0,
    none,
    none,
    empty.css,
    empty.requests,
    empty.html,
    none,
    empty.htmlGzip,
  ]
  return table(head, [floor, ...rows])
}

export type CpuVerdict = { name: string; ratio: number; gate: number | undefined; broken: boolean }

const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/**
 * Every comparison as a multiple of its page. It is the median of the rounds' own multiples, because
 * the speed of a machine varies between rounds.
 */
export const cpuVerdicts = (
  costs: readonly Cpu[],
  comparisons: readonly Comparison[] = COMPARISONS,
): readonly CpuVerdict[] =>
  comparisons.map(({ name, against, budget }) => {
    const rounds = (wanted: string) => costs.find(cpu => cpu.name === wanted)?.rounds ?? []
    const empty = rounds(against)
    const ratio = medianOf(rounds(name).map((cost, round) => cost / (empty[round] ?? Number.NaN)))
    const gate = budget && CPU_BUDGETS[budget].gate
    return { name, ratio, gate, broken: gate !== undefined && !(ratio <= gate) }
  })

/** Table of CPU milliseconds per request, with the multiple of the page that it is compared with. */
export function cpuTable(costs: readonly Cpu[], verdicts: readonly CpuVerdict[]): string {
  const head = ['request', 'median ms', 'min', 'max', 'x compared', 'gate']
  const rows = costs.map(({ name, rounds }) => {
    const verdict = verdicts.find(candidate => candidate.name === name)
    const times = [medianOf(rounds), Math.min(...rounds), Math.max(...rounds)].map(value => value.toFixed(3))
    return [name, ...times, verdict?.ratio.toFixed(2) ?? '1', verdict?.gate ?? '–']
  })
  return table(head, rows)
}

/** CPU milliseconds per request of two builds that were measured in alternation, one figure per round. */
export type BuildCosts = { name: string; before: readonly number[]; now: readonly number[] }

/** Table of two builds: medians of the rounds, and the median of the rounds' own quotients. */
export function comparisonTable(costs: readonly BuildCosts[]): string {
  const rows = costs.map(({ name, before, now }) => {
    const share = medianOf(now.map((cost, round) => cost / (before[round] ?? Number.NaN)))
    return [name, medianOf(before).toFixed(3), medianOf(now).toFixed(3), share.toFixed(2)]
  })
  return table(['request', 'other ms', 'this ms', 'this / other'], rows)
}
