import { activeFilters } from '@/lib/catalogue/search/active-filters'
import { FACET_CODES } from '@/lib/catalogue/search/facet-parameters'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import {
  chosenValues,
  isNarrowed,
  type SearchQuery,
  withoutFilters,
} from '@/lib/catalogue/search/search-query'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { matchNotes } from './match-notes'
import { type ResultsHeadData, ResultsHeadView, type SortData } from './results-head-view'

type Props = {
  locale: Locale
  query: SearchQuery
  page: TitleSearchPage
  /** Whether there are so few titles that filters and sort order are omitted. */
  isShort: boolean
}

/**
 * Heading of the results: their number and order, the active filters, and the button that opens the filters.
 */
export function ResultsHead({ locale, query, page, isShort }: Props) {
  const t = getTranslator(locale, 'search')
  const { sorts = [], pagination } = page
  return (
    <ResultsHeadView
      heading={getTranslator(locale, 'layout')('searchPage.products')}
      count={t('count', { count: pagination.totalResults })}
      {...(isShort
        ? {}
        : { controls: { opener: openerText(locale, query), sort: sortData(locale, query, sorts) } })}
      notes={matchNotes(locale, query.text, page, 'titles')}
      {...(isNarrowed(query) ? { active: activeData(locale, query, page) } : {})}
    />
  )
}

const sortData = (
  locale: Locale,
  query: SearchQuery,
  sorts: NonNullable<TitleSearchPage['sorts']>,
): SortData => {
  const t = getTranslator(locale, 'search')
  return {
    label: t('sort.label'),
    apply: t('sort.apply'),
    name: SEARCH_PARAMETERS.sort,
    chosen: query.sort,
    options: sorts.map(({ code, name }) => [code, name]),
  }
}

/** Label of the button that opens the filters on small screens, with the number of active ones. */
function openerText(locale: Locale, query: SearchQuery): string {
  const t = getTranslator(locale, 'search')
  const count =
    FACET_CODES.flatMap(facet => chosenValues(query, facet)).length +
    Number(query.ageMonths !== undefined) +
    Number(query.minutes !== undefined)
  return count === 0 ? t('filters.open') : t('filters.openCount', { count })
}

function activeData(
  locale: Locale,
  query: SearchQuery,
  page: TitleSearchPage,
): NonNullable<ResultsHeadData['active']> {
  const t = getTranslator(locale, 'search')
  return {
    label: t('filters.active'),
    chips: activeFilters(locale, query, page).map(({ name, without }) => ({
      name,
      label: t('filters.remove', { name }),
      href: without,
    })),
    clear: { href: searchAddress(locale, withoutFilters(query)), label: t('filters.clear') },
  }
}
