import 'server-only'
import type { Locale } from '@/lib/site/sites'
import { knownCategories } from './load-search.server'
import { searchSubject } from './search-title'
import type { SearchWishes } from './search-wishes'

/** What a search is about, its area by the name that commerce gives it. */
export const loadSearchSubject = async (locale: Locale, wishes: SearchWishes): Promise<string | undefined> =>
  searchSubject(
    locale,
    wishes,
    wishes.facets.allCategories === undefined ? [] : await knownCategories(locale),
  )
