import type { JudgedTitlePage } from '@/lib/contract/commerce/catalogue/search'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { findMismatches, type Judged, type MismatchReason } from './find-mismatches'
import type { FitCriteria } from './fit-criteria'
import { JUDGED_PAGE_SIZE } from './fit-search'

export type NonMatchingTitle = { title: Judged; reasons: readonly MismatchReason[] }

/** Titles that do not fit, and the position in the list of all titles from which to continue. */
export type NonMatchingTitlesFound = { titles: readonly NonMatchingTitle[]; next?: number }

/** A page of all titles by name, counted from 0. */
export type JudgedPages = (page: number) => Promise<Result<JudgedTitlePage, Problem>>

/** Number of titles that do not fit on one page. */
export const SHOWN_AT_ONCE = 50

/** Number of parallel calls in each batch; usually the first batch is sufficient. */
const BATCHES = [1, 4, 15] as const

/** Maximum number of titles that are checked for one page. */
export const LOOKED_THROUGH = JUDGED_PAGE_SIZE * BATCHES.reduce<number>((sum, calls) => sum + calls, 0)

type Search = {
  criteria: FitCriteria
  /** Position in the list of all titles, counted from 0. */
  from: number
  /** Total number of titles that do not fit. */
  count: number
}

/**
 * Checks all titles by name until one page of those that do not fit is full, plus one more title, which shows
 * that there is another page. Where nearly all titles fit, it reads on, so that a page is not empty while
 * there are more.
 */
export async function collectNonMatching(
  pages: JudgedPages,
  search: Search,
): Promise<Result<NonMatchingTitlesFound, Problem>> {
  const { from, count } = search
  if (count === 0) return ok({ titles: [] })
  const found: Placed[] = []
  let page = Math.floor(from / JUDGED_PAGE_SIZE)
  let last = Number.POSITIVE_INFINITY
  for (const calls of BATCHES) {
    const batch = await readPages(pages, page, Math.min(page + calls, last))
    if (!batch.ok) return batch
    found.push(...batch.value.flatMap(answer => nonMatchingOf(answer, search)))
    last = batch.value[0]?.pagination.totalPages ?? last
    page += calls
    const isAll = page >= last || (from === 0 && found.length >= count)
    if (isAll || found.length > SHOWN_AT_ONCE) return ok(shownOf(found))
  }
  return ok({ ...shownOf(found), next: page * JUDGED_PAGE_SIZE })
}

type Placed = NonMatchingTitle & { place: number }

const shownOf = (found: readonly Placed[]): NonMatchingTitlesFound => {
  const next = found[SHOWN_AT_ONCE]?.place
  return { titles: found.slice(0, SHOWN_AT_ONCE), ...(next === undefined ? {} : { next }) }
}

async function readPages(
  pages: JudgedPages,
  from: number,
  to: number,
): Promise<Result<readonly JudgedTitlePage[], Problem>> {
  const numbers = Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index)
  const read: JudgedTitlePage[] = []
  for (const answer of await Promise.all(numbers.map(pages))) {
    if (!answer.ok) return answer
    read.push(answer.value)
  }
  return ok(read)
}

function nonMatchingOf(
  { products, pagination }: JudgedTitlePage,
  { criteria, from }: Search,
): readonly Placed[] {
  const first = pagination.currentPage * JUDGED_PAGE_SIZE
  return products
    .map((title, index) => ({ title, reasons: findMismatches(title, criteria), place: first + index }))
    .filter(({ reasons, place }) => reasons.length > 0 && place >= from)
}
