import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { FACET_CODES } from './facet-parameters'
import { chosenValues, PAGE_SIZES, type SearchQuery } from './search-query'

/** Replaces colons by spaces, because a colon would end the text in the grammar of the query. */
export const freeText = (typed: string): string => typed.replaceAll(':', ' ').replace(/\s+/g, ' ').trim()

const filtersOf = (wishes: SearchQuery): readonly (readonly [string, string])[] => [
  ...FACET_CODES.flatMap(facet => chosenValues(wishes, facet).map(value => [facet, value] as const)),
  ...(wishes.ageMonths === undefined ? [] : [['age', String(wishes.ageMonths)] as const]),
  ...(wishes.minutes === undefined ? [] : [['minutes', String(wishes.minutes)] as const]),
]

/** A search for titles in the OCC grammar, `text:sort:key:value:…`, with pages counted from 0. */
export const toOccSearch = (
  wishes: SearchQuery,
  pageSize: number = wishes.size ?? PAGE_SIZES[0],
): OccSearch => ({
  query: [freeText(wishes.text), wishes.sort, ...filtersOf(wishes).flat()].join(':'),
  currentPage: wishes.page - 1,
  pageSize,
})
