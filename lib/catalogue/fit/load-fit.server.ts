import 'server-only'
import { searchJudgedTitles, searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { Locale } from '@/lib/site/sites'
import { collectNonMatching, type NonMatchingTitlesFound } from './collect-non-matching'
import { JUDGED_PAGE_SIZE, judgedSearch, toSearchQuery } from './fit-search'
import type { FitForm } from './read-fit-form'

export type FitChoices = {
  areas: readonly Category[]
  languages: readonly { code: string; name: string }[]
}

/**
 * Loads the choices of the form, the same for all visitors; while commerce is unavailable, the cached ones,
 * or none.
 */
export async function loadFitChoices(locale: Locale): Promise<FitChoices> {
  const [areas, titles] = await Promise.all([
    loadCategories(locale),
    loadTitles(locale, toOccSearch(EMPTY_QUERY, 1)),
  ])
  const facets = titles.ok ? titles.value.value.facets : undefined
  return {
    areas: areas.ok ? areas.value.value.categories : [],
    languages: facets?.find(({ code }) => code === 'language')?.values ?? [],
  }
}

export type FitResults =
  | { state: 'away'; requestId: string }
  | {
      state: 'found'
      fits: TitleSearchPage
      /**
       * How many titles do not fit, and some of them with the reasons; undefined while these cannot be
       * loaded.
       */
      rest: (NonMatchingTitlesFound & { count: number }) | undefined
    }

/**
 * Loads the titles that fit, and the reasons for the others. The first page of titles to check is requested
 * in parallel with the titles that fit.
 */
export async function loadFit(
  locale: Locale,
  { criteria, fitPage, restFrom: from }: Extract<FitForm, { state: 'asked' }>,
): Promise<FitResults> {
  const judged = (page: number) => searchJudgedTitles({ locale }, judgedSearch(criteria, page))
  const firstPage = Math.floor(from / JUDGED_PAGE_SIZE)
  const [fits, first] = await Promise.all([
    searchTitles({ locale }, toOccSearch({ ...toSearchQuery(criteria), page: fitPage })),
    judged(firstPage),
  ])
  if (!fits.ok) return { state: 'away', requestId: fits.error.requestId }
  const fitting = fits.value.pagination.totalResults
  const count = first.ok ? Math.max(first.value.pagination.totalResults - fitting, 0) : 0
  const pages = async (page: number) => (page === firstPage ? first : judged(page))
  const rest = first.ok ? await collectNonMatching(pages, { criteria, from, count }) : first
  return { state: 'found', fits: fits.value, rest: rest.ok ? { count, ...rest.value } : undefined }
}
