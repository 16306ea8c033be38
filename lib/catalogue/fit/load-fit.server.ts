import 'server-only'
import { loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { NO_WISHES } from '@/lib/catalogue/search/search-wishes'
import { searchTitles } from '@/lib/commerce/catalogue/catalogue-calls.server'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { Locale } from '@/lib/site/sites'
import { judgedSearch, toSearchWishes } from './fit-search'
import type { FitForm } from './read-fit-form'

export type FitChoices = {
  areas: readonly Category[]
  languages: readonly { code: string; name: string }[]
}

/** What can be chosen in the form, the same for everybody; while commerce is away, what is known, perhaps nothing. */
export async function loadFitChoices(locale: Locale): Promise<FitChoices> {
  const [areas, titles] = await Promise.all([
    loadCategories(locale),
    loadTitles(locale, toOccSearch(NO_WISHES, 1)),
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
      /** A page of all titles of the area, to be judged one by one; undefined while it cannot be had. */
      all: TitleSearchPage | undefined
    }

/** What fits, and a page of everything to say of the rest why it does not: two searches at once. */
export async function loadFit(
  locale: Locale,
  { wishes, fitPage, restPage }: Extract<FitForm, { state: 'asked' }>,
): Promise<FitResults> {
  const [fits, all] = await Promise.all([
    searchTitles({ locale }, toOccSearch({ ...toSearchWishes(wishes), page: fitPage })),
    searchTitles({ locale }, judgedSearch(wishes, restPage)),
  ])
  if (!fits.ok) return { state: 'away', requestId: fits.error.requestId }
  return { state: 'found', fits: fits.value, all: all.ok ? all.value : undefined }
}
