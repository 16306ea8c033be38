import type { TimedVisit } from './generator.ts'

/**
 * Measured visits: one visitor before (`calm`) and after the overload, and during it the crowd, a health
 * check and a cached page.
 */
export type Phases = {
  /** Complete pages per second at the store's full capacity. */
  perSecond: number
  seconds: number
  calm: readonly TimedVisit[]
  crowd: readonly TimedVisit[]
  health: readonly TimedVisit[]
  memory: readonly TimedVisit[]
  after: readonly TimedVisit[]
}

/** One figure; `holds` is undefined if it has no gate. */
export type Verdict = { what: string; figure: string; gate: string; holds?: boolean }

const GATES = { share: 0.8, healthMs: 1_000, backAfterSeconds: 10 }
/** A page counts as fast as before within this tolerance, because pages differ. */
const AS_FAST = { factor: 1.5, addMs: 10 }

const quantile = (visits: readonly TimedVisit[], share: number): number => {
  const sorted = visits.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Seconds from the end of the overload until pages are as fast as before. */
function backAfter({ calm, after }: Phases): number {
  const most = quantile(calm, 0.5) * AS_FAST.factor + AS_FAST.addMs
  // The median of all later pages counts, so single slow pages are tolerated.
  for (const [index, { at }] of after.entries()) {
    const rest = after.slice(index)
    if (quantile(rest, 0.5) <= most && (after[index]?.ms ?? 0) <= most) return at / 1000
  }
  return Number.POSITIVE_INFINITY
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

/** Evaluates the visits; figures that depend on the machine are compared within the same run. */
export function judge(phases: Phases): readonly Verdict[] {
  const { perSecond, seconds, crowd, health, memory } = phases
  const ended = (end: TimedVisit['end']) => crowd.filter(visit => visit.end === end)
  const [whole, shed] = [ended('whole'), ended('shed')]
  const share = whole.length / (perSecond * seconds)
  const back = backAfter(phases)
  const sick = health.filter(({ end }) => end !== 'whole').length
  const percent = `${(share * 100).toFixed(0)} % of capacity`
  const none = ''
  return [
    { what: 'visitors', figure: `${crowd.length} in ${seconds} s`, gate: none },
    { what: 'whole pages', figure: percent, gate: '80 %', holds: share >= GATES.share },
    { what: 'shed', figure: String(shed.length), gate: none },
    {
      what: 'in vain',
      figure: String(ended('in vain').length),
      gate: '0',
      holds: ended('in vain').length === 0,
    },
    {
      what: 'wrong answers',
      figure: String(ended('wrong').length),
      gate: '0',
      holds: ended('wrong').length === 0,
    },
    { what: 'wait for a page', figure: waits(whole), gate: none },
    { what: 'wait for a refusal', figure: waits(shed), gate: none },
    {
      what: 'health check',
      figure: `${waits(health)}, ${sick} failed`,
      gate: ms(GATES.healthMs),
      holds: sick === 0 && quantile(health, 1) <= GATES.healthMs,
    },
    { what: 'page from memory', figure: waits(memory), gate: none },
    {
      what: 'as fast as before',
      figure: `after ${back.toFixed(1)} s (${ms(quantile(phases.calm, 0.5))} before)`,
      gate: `${GATES.backAfterSeconds} s`,
      holds: back <= GATES.backAfterSeconds,
    },
  ]
}

const waits = (visits: readonly TimedVisit[]): string =>
  `${[0.5, 0.95, 1].map(share => quantile(visits, share).toFixed(0)).join(' / ')} ms (median / 95 % / longest)`

export const table = (verdicts: readonly Verdict[]): string =>
  verdicts
    .map(({ what, figure, gate, holds }) => {
      const word = holds === undefined ? '' : holds ? 'holds' : 'BROKEN'
      return `${what.padEnd(20)} ${figure.padEnd(56)} ${gate.padEnd(8)} ${word}`.trimEnd()
    })
    .join('\n')
