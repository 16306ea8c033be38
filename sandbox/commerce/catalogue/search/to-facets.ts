import { FACETS, type Facet, type SearchFacet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import type { ProductContext } from '../products/product-context.ts'
import { FACET_NAMES, VALUE_NAMES } from './facet-names.ts'
import { FACET_RULES } from './facet-rules.ts'
import { type SearchQuery, toggled } from './query.ts'
import type { SearchRequest, SearchResult } from './search-catalogue.ts'
import { toSearchState } from './to-search-state.ts'
import { valueName } from './value-name.ts'

type Value = SearchFacet['values'][number]

/** Every facet in which there is something to choose, or something chosen. */
export const toFacets = (
  context: ProductContext,
  { query, rank, language }: SearchRequest,
  { counts }: SearchResult,
): SearchFacet[] =>
  FACETS.filter(facet => facet !== 'orderable' || rank !== undefined).flatMap((code, at) => {
    const values = toValues(context, query, code, counts(code))
    if (values.length === 0) return []
    const { multiSelect } = FACET_RULES[code]
    return [
      {
        code,
        name: FACET_NAMES[code][language],
        category: code === 'allCategories',
        multiSelect,
        visible: true,
        priority: (FACETS.length - at) * 100,
        values,
      },
    ]
  })

const toValues = (
  context: ProductContext,
  query: SearchQuery,
  facet: Facet,
  counts: ReadonlyMap<string, number>,
): Value[] => {
  const selected = new Set(query.selections.filter(({ key }) => key === facet).map(({ value }) => value))
  const shown = [...new Set([...counts.keys(), ...selected])].filter(
    value =>
      (FACET_RULES[facet].values !== 'flag' || value === 'true') &&
      (selected.has(value) || counts.get(value)),
  )
  const values = shown.map(value => ({
    code: value,
    name: valueName(context, facet, value),
    count: counts.get(value) ?? 0,
    selected: selected.has(value),
    query: toSearchState(toggled(query, { key: facet, value })),
  }))
  return values.sort(comparing(context, facet))
}

const comparing = ({ categories, market }: ProductContext, facet: Facet) => {
  const byPlace = (list: readonly string[]) => (one: Value, other: Value) =>
    list.indexOf(one.code) - list.indexOf(other.code)
  switch (FACET_RULES[facet].values) {
    case 'tree':
      return byPlace(categories.all)
    case 'newest':
      return (one: Value, other: Value) => other.code.localeCompare(one.code)
    case 'named':
      return (one: Value, other: Value) => one.name.localeCompare(other.name, market.language)
    default:
      return byPlace(Object.keys(VALUE_NAMES[facet] ?? {}))
  }
}
