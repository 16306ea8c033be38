import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { LEVEL_CODES } from '@/lib/catalogue/search/facet-parameters'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'
import { NO_WISHES, type SearchWishes } from '@/lib/catalogue/search/search-wishes'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import type { FitWishes, Setting } from './fit-wishes'

/** Titles that one call brings to be judged. */
export const JUDGED_PAGE_SIZE = LARGEST_PAGE_SIZE

type Facets = SearchWishes['facets']

/** The facets that find what `judgeFit` finds fitting. */
const FACETS_OF_SETTING: Readonly<Record<Setting, Facets>> = {
  individual: { administration: ['PAPER', 'ONSCREEN', 'REMOTE', 'TABLET', 'INTERVIEW'] },
  group: { administration: ['GROUP'] },
  remote: { telepractice: ['true'] },
  screen: { administration: ['ONSCREEN', 'TABLET'] },
  paper: { administration: ['PAPER'] },
}

const areaFacet = ({ area }: FitWishes): Facets => (area === undefined ? {} : { allCategories: [area] })

function facetsOf(wishes: FitWishes): Facets {
  const { setting, language, level } = wishes
  return {
    ...areaFacet(wishes),
    ...(setting === undefined ? {} : FACETS_OF_SETTING[setting]),
    ...(language === undefined ? {} : { language: [language] }),
    ...(level === undefined
      ? {}
      : { qualificationLevel: LEVEL_CODES.slice(0, LEVEL_CODES.indexOf(level) + 1) }),
  }
}

/** The search of the store that finds what fits. */
export function toSearchWishes(wishes: FitWishes): SearchWishes {
  const { ageMonths, minutes } = wishes
  return {
    ...NO_WISHES,
    facets: facetsOf(wishes),
    ...(ageMonths === undefined ? {} : { ageMonths }),
    ...(minutes === undefined ? {} : { minutes }),
    sort: 'name-asc',
  }
}

/** A page of all titles of the chosen area, or of all, to be judged one by one; `page` counts from 0. */
export const judgedSearch = (wishes: FitWishes, page: number): OccSearch =>
  toOccSearch({ ...NO_WISHES, facets: areaFacet(wishes), sort: 'name-asc', page: page + 1 }, JUDGED_PAGE_SIZE)
