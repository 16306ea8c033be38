import 'server-only'
import { searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { fetchTitlesToCompare } from '@/lib/backends/commerce/catalogue/compare-calls.server'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { MOST_COMPARED } from './compared-codes'

/** Number of titles that are offered for adding. */
const OFFERED_ROWS = 6

export type Comparison =
  | { state: 'away'; requestId: string }
  | {
      state: 'shown'
      titles: readonly TitleProduct[]
      /** Selected titles for which there is no room yet. */
      waiting: readonly TitleProduct[]
      /** Requested codes that cannot be shown here. */
      missing: readonly string[]
      /** Results of a search for more titles to compare; undefined where no search was requested. */
      offered?: readonly TitleProduct[]
    }

/**
 * Acronyms of the compared titles, as far as they are known; most of them are in the cache of the title
 * pages.
 */
export async function comparedNames(locale: Locale, codes: readonly string[]): Promise<readonly string[]> {
  const titles = await Promise.all(codes.slice(0, MOST_COMPARED).map(code => loadTitle(locale, code)))
  return titles.flatMap(title => (title.ok ? [title.value.value.assessment.acronym] : []))
}

/**
 * Loads the selected titles in one call, in the order of selection, and the search results to add to them.
 */
export async function loadComparison(
  locale: Locale,
  codes: readonly string[],
  text: string,
): Promise<Comparison> {
  const [chosen, found] = await Promise.all([
    codes.length === 0 ? undefined : fetchTitlesToCompare({ locale }, codes),
    text === '' ? undefined : searchTitles({ locale }, toOccSearch({ ...EMPTY_QUERY, text }, OFFERED_ROWS)),
  ])
  if (chosen?.ok === false) return { state: 'away', requestId: chosen.error.requestId }
  if (found?.ok === false) return { state: 'away', requestId: found.error.requestId }
  const known = chosen?.value.products ?? []
  const all = codes.flatMap(code => known.find(title => title.code === code) ?? [])
  return {
    state: 'shown',
    titles: all.slice(0, MOST_COMPARED),
    waiting: all.slice(MOST_COMPARED),
    missing: codes.filter(code => !all.some(title => title.code === code)),
    ...(found === undefined
      ? {}
      : { offered: found.value.products.filter(({ code }) => !codes.includes(code)) }),
  }
}
