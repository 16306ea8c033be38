import { Fragment, type ReactNode } from 'react'
import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { foundCounts, isNothing, orderSections } from '@/lib/catalogue/search/order-sections'
import { isNarrowed, LONGEST_QUERY } from '@/lib/catalogue/search/search-query'
import type { SuggestionKind } from '@/lib/catalogue/search/suggestions'
import { getTranslator } from '@/lib/i18n/translator'
import { FilterPanel } from './filter-panel'
import { FoundContent } from './found-content'
import { FoundElsewhere } from './found-elsewhere'
import { FoundItems } from './found-items'
import { FoundTitles } from './found-titles'
import { LiveSearch } from './live-search'
import { NoTitles } from './no-titles'
import { NothingFound } from './nothing-found'
import { OrderableNote } from './orderable-note'
import { RESULTS_ID, STATUS_ID } from './parts'
import { ResultsHead } from './results-head'
import type { SearchScreenProps } from './search-screen-props'

type Props = SearchScreenProps & { view: Extract<SearchView, { state: 'found' }> }

/** Up to this number of titles, filters are omitted. */
const FEW = 3

/** The results, with the filters beside them. The script replaces the two parts that have an id. */
export function SearchFound(props: Props) {
  const { locale, asked, query, view, isCut, visitor } = props
  const { titles, items, content } = view
  const isShort = !isNarrowed(asked) && query.page === 1 && titles.pagination.totalResults <= FEW
  const parts: Readonly<Record<SuggestionKind, ReactNode>> = {
    products: <Titles {...props} isShort={isShort} />,
    productItems: <FoundItems locale={locale} text={query.text} items={items} />,
    content: <FoundContent locale={locale} content={content} siteBase={props.siteBase} />,
  }
  return (
    <div
      className={
        isShort ? 'mt-6' : 'mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-10'
      }
    >
      {!isShort && (
        <FilterPanel
          locale={locale}
          asked={asked}
          query={query}
          facets={titles.facets ?? []}
          count={titles.pagination.totalResults}
          visitor={visitor}
        />
      )}
      <div>
        <p id={STATUS_ID} role="status" className="sr-only" />
        <div id={RESULTS_ID}>
          <OrderableNote locale={locale} asked={asked} visitor={visitor} />
          {isCut && (
            <p className="mb-3">{getTranslator(locale, 'search')('tooLong', { count: LONGEST_QUERY })}</p>
          )}
          <div>
            {orderSections(view).map(kind => (
              <Fragment key={kind}>{parts[kind]}</Fragment>
            ))}
          </div>
        </div>
      </div>
      {!isShort && <LiveSearch />}
    </div>
  )
}

/** The titles found; the message that nothing was found is shown only where no section has results. */
function Titles(props: Props & { isShort: boolean }) {
  const { locale, query, view, isShort } = props
  const { titles } = view
  if (titles.pagination.totalResults === 0 && !isNothing(view))
    return <NoTitles locale={locale} text={query.text} />
  return (
    <section className="mt-12 first:mt-0">
      <ResultsHead locale={locale} query={query} page={titles} isShort={isShort} />
      <FoundElsewhere
        locale={locale}
        counts={foundCounts(view)}
        isFirst={orderSections(view)[0] === 'products'}
      />
      {titles.pagination.totalResults === 0 ? (
        <NothingFound {...props} page={titles} categories={view.categories} />
      ) : (
        <FoundTitles locale={locale} query={query} page={titles} />
      )}
    </section>
  )
}
