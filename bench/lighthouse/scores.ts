/** Minimum scores of a page, of 100 (quality: performance). */
export const GATES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof GATES

export const CATEGORIES = Object.keys(GATES) as readonly Category[] // the keys of the table above

/** Reported besides the scores: milliseconds, and the layout shift. */
const MEASURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const

type Measure = keyof typeof MEASURES

/** Result of one run; `failed` names the failed audits of all categories but performance. */
export type Judgement = { figures: Record<Category | Measure, number>; failed: readonly string[] }

/**
 * Result of several runs of a page: the median of each figure, and the performance score of every run,
 * lowest first.
 */
export type Median = Judgement & { speeds: readonly number[] }

/** The properties of Lighthouse's report that are read here. */
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

/** Median of several runs, for each figure separately. */
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
