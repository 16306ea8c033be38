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
  wishes: SearchQuery
  page: TitleSearchPage
  /** Whether there are so few titles that filters and sort order are omitted. */
  isShort: boolean
}

/**
 * Heading of the results: their number and order, the active filters, and the button that opens the filters.
 */
export function ResultsHead({ locale, wishes, page, isShort }: Props) {
  const t = getTranslator(locale, 'search')
  const { sorts = [], pagination } = page
  return (
    <ResultsHeadView
      heading={getTranslator(locale, 'layout')('searchPage.products')}
      count={t('count', { count: pagination.totalResults })}
      {...(isShort
        ? {}
        : { controls: { opener: openerText(locale, wishes), sort: sortData(locale, wishes, sorts) } })}
      notes={matchNotes(locale, wishes.text, page, 'titles')}
      {...(isNarrowed(wishes) ? { active: activeData(locale, wishes, page) } : {})}
    />
  )
}

const sortData = (
  locale: Locale,
  wishes: SearchQuery,
  sorts: NonNullable<TitleSearchPage['sorts']>,
): SortData => {
  const t = getTranslator(locale, 'search')
  return {
    label: t('sort.label'),
    apply: t('sort.apply'),
    name: SEARCH_PARAMETERS.sort,
    chosen: wishes.sort,
    options: sorts.map(({ code, name }) => [code, name]),
  }
}

/** Label of the button that opens the filters on small screens, with the number of active ones. */
function openerText(locale: Locale, wishes: SearchQuery): string {
  const t = getTranslator(locale, 'search')
  const count =
    FACET_CODES.flatMap(facet => chosenValues(wishes, facet)).length +
    Number(wishes.ageMonths !== undefined) +
    Number(wishes.minutes !== undefined)
  return count === 0 ? t('filters.open') : t('filters.openCount', { count })
}

function activeData(
  locale: Locale,
  wishes: SearchQuery,
  page: TitleSearchPage,
): NonNullable<ResultsHeadData['active']> {
  const t = getTranslator(locale, 'search')
  return {
    label: t('filters.active'),
    chips: activeFilters(locale, wishes, page).map(({ name, without }) => ({
      name,
      label: t('filters.remove', { name }),
      href: without,
    })),
    clear: { href: searchAddress(locale, withoutFilters(wishes)), label: t('filters.clear') },
  }
}
