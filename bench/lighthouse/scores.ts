/** Scores of 100 that a page must reach (quality: performance). */
export const GATES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof GATES

export const CATEGORIES = Object.keys(GATES) as readonly Category[] // the keys of the table above

/** What is told beside the scores: milliseconds, and the share of the screen that moved. */
const MEASURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const

type Measure = keyof typeof MEASURES

/** One judgement of a page; `failed` names what costs it points beside speed. */
export type Judgement = { figures: Record<Category | Measure, number>; failed: readonly string[] }

/**
 * Several judgements of a page: the median of each figure, and every run's score of its speed, lowest first.
 */
export type Median = Judgement & { speeds: readonly number[] }

/** The parts of Lighthouse's report that count here. */
type Report = {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, { score: number | null; numericValue?: number | undefined } | undefined>
}

export function readReport({ categories, audits }: Report): Judgement {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (measure: Measure) => audits[MEASURES[measure]]?.numericValue ?? Number.NaN
  const weighed = CATEGORIES.filter(category => category !== 'performance').flatMap(
    category => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: value('fcp'),
      lcp: value('lcp'),
      cls: value('cls'),
      tbt: value('tbt'),
    },
    failed: weighed.map(({ id }) => id).filter(id => (audits[id]?.score ?? 1) < 1),
  }
}

/** The middle of several judgements, each figure by itself. */
export function middleOf(judgements: readonly Judgement[]): Median {
  const sorted = (name: Category | Measure): number[] =>
    judgements.map(({ figures }) => figures[name]).sort((a, b) => a - b)
  const middle = (name: Category | Measure): number =>
    sorted(name)[Math.floor(judgements.length / 2)] ?? Number.NaN
  return {
    figures: {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      'best-practices': middle('best-practices'),
      seo: middle('seo'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      cls: middle('cls'),
      tbt: middle('tbt'),
    },
    failed: [...new Set(judgements.flatMap(({ failed }) => failed))],
    speeds: sorted('performance'),
  }
}
