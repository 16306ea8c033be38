import 'server-only'
import type { Locale } from '@/lib/site/sites'
import { knownCategories } from './load-search.server'
import type { SearchQuery } from './search-query'
import { searchSubject } from './search-title'

/** Subject of a search, with its category by the name that commerce gives it. */
export const loadSearchSubject = async (locale: Locale, query: SearchQuery): Promise<string | undefined> =>
  searchSubject(locale, query, query.facets.allCategories === undefined ? [] : await knownCategories(locale))
