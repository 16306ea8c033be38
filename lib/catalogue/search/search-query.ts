import type { Facet, SortCode } from '@/lib/contract/commerce/catalogue/search'

/** Maximum length of a search text, in characters. */
export const LONGEST_QUERY = 200

/** Page sizes of the results; the first is the default. */
export const PAGE_SIZES = [20, 50, 100] as const

/** A search: the text, the filters, the sort order and the page (from 1). */
export type SearchQuery = {
  text: string
  facets: Readonly<Partial<Record<Facet, readonly string[]>>>
  ageMonths?: number
  minutes?: number
  sort: SortCode
  /** Page size; absent for the default. */
  size?: (typeof PAGE_SIZES)[number]
  page: number
}

export const EMPTY_QUERY: SearchQuery = { text: '', facets: {}, sort: 'relevance', page: 1 }

export const chosenValues = ({ facets }: SearchQuery, facet: Facet): readonly string[] => facets[facet] ?? []

/** Whether the search has filters. */
export const isNarrowed = ({ facets, ageMonths, minutes }: SearchQuery): boolean =>
  ageMonths !== undefined || minutes !== undefined || Object.values(facets).some(values => values.length > 0)

/** The same search with other values of a facet; it begins on the first page. */
export const withFacet = (query: SearchQuery, facet: Facet, values: readonly string[]): SearchQuery => ({
  ...query,
  facets: { ...query.facets, [facet]: values },
  page: 1,
})

export const withoutValue = (query: SearchQuery, facet: Facet, value: string): SearchQuery =>
  withFacet(
    query,
    facet,
    chosenValues(query, facet).filter(chosen => chosen !== value),
  )

/** The same text, order and page size without filters. */
export const withoutFilters = ({ text, sort, size }: SearchQuery): SearchQuery => ({
  ...EMPTY_QUERY,
  text,
  sort,
  ...(size === undefined ? {} : { size }),
})

export const withSize = (
  { size: _, ...query }: SearchQuery,
  size: (typeof PAGE_SIZES)[number],
): SearchQuery => ({
  ...query,
  ...(size === PAGE_SIZES[0] ? {} : { size }),
  page: 1,
})

export const withoutAge = ({ ageMonths: _, ...query }: SearchQuery): SearchQuery => ({
  ...query,
  page: 1,
})

export const withoutMinutes = ({ minutes: _, ...query }: SearchQuery): SearchQuery => ({
  ...query,
  page: 1,
})

/** The same search without the filter that needs a signed-in user: what they may order. */
export function anonymousQuery(query: SearchQuery): SearchQuery {
  const { orderable: _, ...facets } = query.facets
  return { ...query, facets }
}
