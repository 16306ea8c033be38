import 'server-only'
import { searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { fetchTitlesToCompare } from '@/lib/backends/commerce/catalogue/compare-calls.server'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { MOST_COMPARED } from './compared-codes'

/** Titles offered at once to be added. */
const OFFERED_ROWS = 6

export type Comparison =
  | { state: 'away'; requestId: string }
  | {
      state: 'shown'
      titles: readonly TitleProduct[]
      /** Chosen as well; there is no room for them yet. */
      waiting: readonly TitleProduct[]
      /** Codes that were asked for and cannot be shown here. */
      missing: readonly string[]
      /** What a search for more to compare has found; undefined where none was asked for. */
      offered?: readonly TitleProduct[]
    }

/**
 * Acronyms of the titles that stand side by side, as far as they are known; a title's page has asked for most
 * of them before.
 */
export async function comparedNames(locale: Locale, codes: readonly string[]): Promise<readonly string[]> {
  const titles = await Promise.all(codes.slice(0, MOST_COMPARED).map(code => loadTitle(locale, code)))
  return titles.flatMap(title => (title.ok ? [title.value.value.assessment.acronym] : []))
}

/**
 * The chosen titles in one call, in the order in which they were chosen, and what a text finds to add to
 * them.
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
