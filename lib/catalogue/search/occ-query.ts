import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { FACET_CODES } from './facet-parameters'
import { chosenValues, PAGE_SIZES, type SearchQuery } from './search-query'

/** Replaces colons by spaces, because a colon would end the text in the grammar of the query. */
export const freeText = (typed: string): string => typed.replaceAll(':', ' ').replace(/\s+/g, ' ').trim()

const filtersOf = (query: SearchQuery): readonly (readonly [string, string])[] => [
  ...FACET_CODES.flatMap(facet => chosenValues(query, facet).map(value => [facet, value] as const)),
  ...(query.ageMonths === undefined ? [] : [['age', String(query.ageMonths)] as const]),
  ...(query.minutes === undefined ? [] : [['minutes', String(query.minutes)] as const]),
]

/** A search for titles in the OCC grammar, `text:sort:key:value:…`, with pages counted from 0. */
export const toOccSearch = (
  query: SearchQuery,
  pageSize: number = query.size ?? PAGE_SIZES[0],
): OccSearch => ({
  query: [freeText(query.text), query.sort, ...filtersOf(query).flat()].join(':'),
  currentPage: query.page - 1,
  pageSize,
})
