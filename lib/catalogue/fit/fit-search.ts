import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { LEVEL_CODES } from '@/lib/catalogue/search/facet-parameters'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { EMPTY_QUERY, type SearchQuery } from '@/lib/catalogue/search/search-query'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import type { FitCriteria, Setting } from './fit-criteria'

/** Number of titles that one call returns for checking. */
export const JUDGED_PAGE_SIZE = LARGEST_PAGE_SIZE

type Facets = SearchQuery['facets']

/** The facets that match the same titles as `findMismatches`. */
const FACETS_OF_SETTING: Readonly<Record<Setting, Facets>> = {
  individual: { administration: ['PAPER', 'ONSCREEN', 'REMOTE', 'TABLET', 'INTERVIEW'] },
  group: { administration: ['GROUP'] },
  remote: { telepractice: ['true'] },
  screen: { administration: ['ONSCREEN', 'TABLET'] },
  paper: { administration: ['PAPER'] },
}

const areaFacet = ({ area }: FitCriteria): Facets => (area === undefined ? {} : { allCategories: [area] })

function facetsOf(criteria: FitCriteria): Facets {
  const { setting, language, level } = criteria
  return {
    ...areaFacet(criteria),
    ...(setting === undefined ? {} : FACETS_OF_SETTING[setting]),
    ...(language === undefined ? {} : { language: [language] }),
    ...(level === undefined
      ? {}
      : { qualificationLevel: LEVEL_CODES.slice(0, LEVEL_CODES.indexOf(level) + 1) }),
  }
}

/** The store search for titles that fit. */
export function toSearchQuery(criteria: FitCriteria): SearchQuery {
  const { ageMonths, minutes } = criteria
  return {
    ...EMPTY_QUERY,
    facets: facetsOf(criteria),
    ...(ageMonths === undefined ? {} : { ageMonths }),
    ...(minutes === undefined ? {} : { minutes }),
    sort: 'name-asc',
  }
}

/**
 * The search for one page of all titles, or of those in the chosen category, to be checked one by one; `page`
 * counts from 0.
 */
export const judgedSearch = (criteria: FitCriteria, page: number): OccSearch =>
  toOccSearch(
    { ...EMPTY_QUERY, facets: areaFacet(criteria), sort: 'name-asc', page: page + 1 },
    JUDGED_PAGE_SIZE,
  )
