import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { SearchQuery } from '@/lib/catalogue/search/search-query'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import { searchPath } from '@/lib/site/paths'
import { clientData, facetData, switchData } from './filter-data'
import type { FilterPanelData } from './filter-panel-contents'
import { FilterPanelView } from './filter-panel-view'
import type { SearchScreenProps } from './search-screen-props'

type Props = Pick<SearchScreenProps, 'locale' | 'asked' | 'query' | 'visitor'> & {
  facets: readonly SearchFacet[]
  /** Number of titles found. */
  count: number
}

/** Facets that are single checkboxes, rendered together at the end. */
const SWITCHES: readonly string[] = ['telepractice', 'inStock', 'orderable']

const bySpecification = (a: SearchFacet, b: SearchFacet): number => b.priority - a.priority

/** Hidden fields of the form. */
const keptEntries = ({ text, size }: SearchQuery): FilterPanelData['kept'] => [
  ...(text === '' ? [] : [{ name: SEARCH_PARAMETERS.text, value: text }]),
  ...(size === undefined ? [] : [{ name: SEARCH_PARAMETERS.size, value: String(size) }]),
]

/** All filters of a search, as one GET form. */
export function FilterPanel(props: Props) {
  const { locale, query, facets, count } = props
  const t = getTranslator(locale, 'search')
  const shown = facets.filter(({ code, visible }) => visible && !SWITCHES.includes(code))
  return (
    <FilterPanelView
      data={staticMarkupData({
        action: searchPath(locale),
        words: {
          heading: t('filters.heading'),
          close: t('filters.close'),
          show: t('filters.show'),
          showCount: t('filters.showCount', { count }),
          all: t('filters.all'),
        },
        kept: keptEntries(query),
        facets: shown.toSorted(bySpecification).flatMap(facet => facetData(locale, query, facet)),
        client: clientData(locale, query),
        switches: switchData(props),
      })}
    />
  )
}
