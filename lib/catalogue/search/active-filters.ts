import { formatAge } from '@/lib/catalogue/age'
import type { Facet, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FACET_CODES } from './facet-parameters'
import { facetValueName } from './facet-value-name'
import { searchAddress } from './search-address'
import { chosenValues, type SearchQuery, withoutAge, withoutMinutes, withoutValue } from './search-query'

export type ActiveFilter = {
  name: string
  /** Address of the same search without this filter. */
  without: string
}

export type NamedFacets = Pick<TitleSearchPage, 'facets' | 'breadcrumbs'>

/** The name of a chosen value; a value that commerce does not name keeps its code. */
function nameOf(
  locale: Locale,
  { facets = [], breadcrumbs = [] }: NamedFacets,
  facet: Facet,
  value: string,
): string {
  const crumb = breadcrumbs.find(
    ({ facetCode, facetValueCode }) => facetCode === facet && facetValueCode === value,
  )
  const known = facets.find(({ code }) => code === facet)?.values.find(({ code }) => code === value)
  return facetValueName(locale, facet, { code: value, name: crumb?.facetValueName ?? known?.name ?? value })
}

/** All active filters of a search, each with the address that removes it. */
export function activeFilters(
  locale: Locale,
  query: SearchQuery,
  page: NamedFacets,
): readonly ActiveFilter[] {
  const t = getTranslator(locale, 'search')
  const { ageMonths, minutes } = query
  return [
    ...FACET_CODES.flatMap(facet =>
      chosenValues(query, facet).map(value => ({
        name: facet === 'orderable' ? t('filters.orderable') : nameOf(locale, page, facet, value),
        without: searchAddress(locale, withoutValue(query, facet, value)),
      })),
    ),
    ...(ageMonths === undefined
      ? []
      : [
          {
            name: t('filters.ageChip', { age: formatAge(ageMonths) }),
            without: searchAddress(locale, withoutAge(query)),
          },
        ]),
    ...(minutes === undefined
      ? []
      : [
          {
            name: t('filters.minutesChip', { minutes }),
            without: searchAddress(locale, withoutMinutes(query)),
          },
        ]),
  ]
}
