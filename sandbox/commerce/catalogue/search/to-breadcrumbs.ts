import {
  FACETS,
  type Facet,
  type TitleSearchPage,
  type TextMatch as WireMatch,
} from '../../../../lib/contract/commerce/catalogue/search.ts'
import { catalogueLanguage } from '../languages.ts'
import type { ProductContext } from '../products/product-context.ts'
import { FACET_NAMES } from './facet-names.ts'
import type { TextMatch } from './find-text.ts'
import { type SearchQuery, type Selection, toggled } from './query.ts'
import { toSearchState } from './to-search-state.ts'
import { valueName } from './value-name.ts'

type Breadcrumb = NonNullable<TitleSearchPage['breadcrumbs']>[number]

/** What narrows a search, each with the search without it. */
export const toBreadcrumbs = (context: ProductContext, query: SearchQuery): Breadcrumb[] => {
  const language = catalogueLanguage(context.market.language)
  return query.selections.flatMap(selection => {
    const named = nameSelection(context, selection)
    if (named === undefined) return []
    return [
      {
        facetCode: selection.key,
        facetName: FACET_NAMES[named.key][language],
        facetValueCode: selection.value,
        facetValueName: named.value,
        removeQuery: toSearchState(toggled(query, selection)),
      },
    ]
  })
}

const MONTHS_OF_YEAR = 12

/** Words of a text that were read as values of facets. */
export const toUnderstood = (
  context: ProductContext,
  understood: TextMatch['understood'],
): WireMatch['understood'] => {
  const language = catalogueLanguage(context.market.language)
  return understood.flatMap(({ typed, selection }) => {
    const named = nameSelection(context, selection)
    if (named === undefined) return []
    return [
      {
        text: typed,
        facetCode: selection.key,
        facetName: FACET_NAMES[named.key][language],
        facetValueCode: selection.value,
        facetValueName: named.value,
      },
    ]
  })
}

/** Kinds and codes are no choice of a visitor and have no crumb. */
const nameSelection = (
  context: ProductContext,
  { key, value }: Selection,
): { key: Facet | 'age' | 'minutes'; value: string } | undefined => {
  const facet = FACETS.find(known => known === key)
  if (facet !== undefined) return { key: facet, value: valueName(context, facet, value) }
  if (key === 'minutes') return { key, value }
  if (key !== 'age') return undefined
  const months = Number(value)
  return { key, value: `${Math.floor(months / MONTHS_OF_YEAR)}:${months % MONTHS_OF_YEAR}` }
}
