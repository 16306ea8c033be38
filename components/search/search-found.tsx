import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { FilterPanel } from './filter-panel'
import { FoundContent } from './found-content'
import { FoundItems } from './found-items'
import { FoundTitles } from './found-titles'
import { LiveSearch } from './live-search'
import { NothingFound } from './nothing-found'
import { OrderableNote } from './orderable-note'
import { RESULTS_ID, STATUS_ID } from './parts'
import { ResultsHead } from './results-head'
import type { SearchScreenProps } from './search-screen-props'

type Props = SearchScreenProps & { view: Extract<SearchView, { state: 'found' }> }

/** What was found, with the filters beside it. The two parts with an id are what the script renews. */
export function SearchFound(props: Props) {
  const { locale, asked, wishes, view, isCut, visitor } = props
  const { titles, items, content } = view
  return (
    <div className="mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <FilterPanel
        locale={locale}
        asked={asked}
        wishes={wishes}
        facets={titles.facets ?? []}
        visitor={visitor}
      />
      <div>
        <p id={STATUS_ID} role="status" className="sr-only" />
        <div id={RESULTS_ID}>
          <OrderableNote locale={locale} asked={asked} visitor={visitor} />
          <ResultsHead locale={locale} wishes={wishes} page={titles} isCut={isCut} />
          {titles.pagination.totalResults === 0 ? (
            <NothingFound {...props} page={titles} categories={view.categories} />
          ) : (
            <FoundTitles locale={locale} wishes={wishes} page={titles} />
          )}
          <FoundItems locale={locale} items={items} />
          <FoundContent locale={locale} content={content} siteBase={props.siteBase} />
        </div>
      </div>
      <LiveSearch />
    </div>
  )
}
