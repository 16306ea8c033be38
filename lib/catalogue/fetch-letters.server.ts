import 'server-only'
import { fetchTitleNames } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { type Letters, placesOf } from './letters'

/** Maximum number of pages of names: ten thousand titles. Further titles are found by the search only. */
const MOST_PAGES = 100
/** Number of parallel calls. */
const AT_ONCE = 10

/** Loads the names of all titles; the first response states how many pages there are. */
export async function fetchLetters(locale: Locale): Promise<Result<Letters, Problem>> {
  const first = await fetchTitleNames({ locale }, 0)
  if (!first.ok) return first
  const { totalPages, totalResults: total } = first.value.pagination
  const pages = [namesOf(first.value)]
  for (let from = 1; from < Math.min(totalPages, MOST_PAGES); from += AT_ONCE) {
    const count = Math.min(AT_ONCE, Math.min(totalPages, MOST_PAGES) - from)
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => fetchTitleNames({ locale }, from + index)),
    )
    for (const answer of answers) {
      if (!answer.ok) return answer
      pages.push(namesOf(answer.value))
    }
  }
  return ok({ total, places: placesOf(pages) })
}

const namesOf = ({ products }: { products: readonly { name: string }[] }): readonly string[] =>
  products.map(({ name }) => name)
