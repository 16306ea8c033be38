import { SORTS } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { toPagination } from '../../http/paging.ts'
import type { ProductContext } from '../products/product-context.ts'
import { readItems } from '../products/stored-item.ts'
import { readTitles } from '../products/stored-title.ts'
import { toItem } from '../products/to-item.ts'
import { toTitle } from '../products/to-title.ts'
import { displayWords } from './display-words.ts'
import { SORT_NAMES } from './facet-names.ts'
import { writeQuery } from './query.ts'
import type { SearchRequest, SearchResult } from './search-catalogue.ts'
import { toBreadcrumbs, toUnderstood } from './to-breadcrumbs.ts'
import { toFacets } from './to-facets.ts'
import { toSearchState } from './to-search-state.ts'

/** The answer to a search. Members that are not shown are never computed. */
export const toSearchPage = (
  context: ProductContext,
  request: SearchRequest,
  result: SearchResult,
): object => {
  const { database, audience } = context
  const { query, kind, page, pageSize, language } = request
  const products =
    kind === 'title'
      ? readTitles(database, audience, result.ids).map(title => toTitle(context, title))
      : readItems(database, audience, result.ids).map(item => toItem(context, item))
  return {
    freeTextSearch: query.text,
    currentQuery: toSearchState(query),
    products,
    get spellingSuggestion() {
      if (result.corrected === undefined) return undefined
      const suggestion = displayWords(result.corrected, products)
      return { suggestion, query: writeQuery({ ...query, text: suggestion }) }
    },
    get textMatch() {
      return result.match && { ...result.match, understood: toUnderstood(context, result.match.understood) }
    },
    get facets() {
      return toFacets(context, request, result)
    },
    get breadcrumbs() {
      return toBreadcrumbs(context, query)
    },
    get sorts() {
      return SORTS.map(code => ({ code, name: SORT_NAMES[code][language], selected: code === query.sort }))
    },
    pagination: toPagination({ currentPage: page, pageSize }, result.total, query.sort),
  }
}
