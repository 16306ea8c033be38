import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { LONGEST_QUERY } from '@/lib/catalogue/search/search-wishes'
import { getTranslator } from '@/lib/i18n/translator'
import { ActiveFilters } from './active-filters'
import { FilterOpener } from './filter-opener'
import { FilterPanel } from './filter-panel'
import { FoundContent } from './found-content'
import { FoundItems } from './found-items'
import { FoundTitles } from './found-titles'
import { LiveSearch } from './live-search'
import { NothingFound } from './nothing-found'
import { RESULTS_ID, STATUS_ID } from './parts'
import type { SearchScreenProps } from './search-screen-props'
import { SortChoice } from './sort-choice'

type Props = SearchScreenProps & { view: Extract<SearchView, { state: 'found' }> }

/** What was found, with the filters beside it. The two parts with an id are what the script renews. */
export function SearchFound(props: Props) {
  const { locale, wishes, view, isCut, isSignedIn } = props
  const { titles, items, content } = view
  const t = getTranslator(locale, 'search')
  const { totalResults } = titles.pagination
  return (
    <div className="mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <FilterPanel locale={locale} wishes={wishes} facets={titles.facets ?? []} isSignedIn={isSignedIn} />
      <div>
        <p id={STATUS_ID} role="status" className="sr-only" />
        <div id={RESULTS_ID}>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h2>{getTranslator(locale, 'layout')('searchPage.products')}</h2>
              <p data-announced className="text-muted">
                {t('count', { count: totalResults })}
              </p>
            </div>
            <div className="flex items-end gap-3">
              <FilterOpener locale={locale} wishes={wishes} />
              <SortChoice locale={locale} sorts={titles.sorts ?? []} chosen={wishes.sort} />
            </div>
          </div>
          {isCut && <p className="mt-3">{t('tooLong', { count: LONGEST_QUERY })}</p>}
          {titles.spellingSuggestion !== undefined && (
            <p className="mt-3">
              {t('corrected', { typed: wishes.text, used: titles.spellingSuggestion.suggestion })}
            </p>
          )}
          <ActiveFilters locale={locale} wishes={wishes} page={titles} />
          {totalResults === 0 ? (
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
