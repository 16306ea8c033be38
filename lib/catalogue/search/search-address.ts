import { MONTHS_OF_YEAR, MOST_MINUTES, toAgeMonths } from '@/lib/catalogue/age'
import { type Facet, SORTS } from '@/lib/contract/commerce/catalogue/search'
import { type AddressParameters, firstParam, paramValues } from '@/lib/site/address-parameters'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { FACET_CODES, FACET_PARAMETERS, fromAddressValue, inOrder, toAddressValue } from './facet-parameters'
import { PAGE_SIZES, type SearchQuery } from './search-query'
import { cleanQuery } from './typed-text'

/** Maximum page number; higher numbers, as crawlers send them, are reduced to it. */
const LAST_PAGE = 5_000

function wholeNumber(text: string, most: number): number | undefined {
  const digits = text.normalize('NFKC').trim()
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return number === 0 ? undefined : Math.min(number, most)
}

function readAge(parameters: AddressParameters): number | undefined {
  const [years, months] = [
    firstParam(parameters, SEARCH_PARAMETERS.years),
    firstParam(parameters, SEARCH_PARAMETERS.months),
  ]
  return years.trim() === '' && months.trim() === '' ? undefined : toAgeMonths(years, months)
}

/** The page size, if it differs from the default. */
const readSize = (parameters: AddressParameters): SearchQuery['size'] =>
  PAGE_SIZES.slice(1).find(size => String(size) === firstParam(parameters, SEARCH_PARAMETERS.size))

const readFacet = (parameters: AddressParameters, facet: Facet): readonly string[] =>
  inOrder(
    facet,
    paramValues(parameters, FACET_PARAMETERS[facet].name).flatMap(
      value => fromAddressValue(facet, value.trim()) ?? [],
    ),
  )

/** Parses an address of the search; invalid values are dropped. */
export function parseSearchAddress(parameters: AddressParameters): SearchQuery {
  const chosen = FACET_CODES.map(facet => [facet, readFacet(parameters, facet)] as const)
  const ageMonths = readAge(parameters)
  const minutes = wholeNumber(firstParam(parameters, SEARCH_PARAMETERS.minutes), MOST_MINUTES)
  const sort = firstParam(parameters, SEARCH_PARAMETERS.sort)
  const size = readSize(parameters)
  return {
    text: cleanQuery(firstParam(parameters, SEARCH_PARAMETERS.text)),
    facets: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(ageMonths === undefined ? {} : { ageMonths }),
    ...(minutes === undefined ? {} : { minutes }),
    sort: SORTS.find(code => code === sort) ?? 'relevance',
    ...(size === undefined ? {} : { size }),
    page: wholeNumber(firstParam(parameters, SEARCH_PARAMETERS.page), LAST_PAGE) ?? 1,
  }
}

function ageEntries(ageMonths: number | undefined): readonly (readonly [string, string])[] {
  if (ageMonths === undefined) return []
  const months = ageMonths % MONTHS_OF_YEAR
  return [
    [SEARCH_PARAMETERS.years, String(Math.floor(ageMonths / MONTHS_OF_YEAR))],
    ...(months === 0 ? [] : [[SEARCH_PARAMETERS.months, String(months)] as const]),
  ]
}

/** The parameters of a search in canonical spelling and order; defaults are left out. */
function searchEntries(query: SearchQuery): readonly (readonly [string, string])[] {
  const { text, facets, ageMonths, minutes, sort, size, page } = query
  return [
    ...(text === '' ? [] : [[SEARCH_PARAMETERS.text, text] as const]),
    ...FACET_CODES.flatMap(facet =>
      inOrder(facet, facets[facet] ?? []).map(
        code => [FACET_PARAMETERS[facet].name, toAddressValue(facet, code)] as const,
      ),
    ),
    ...ageEntries(ageMonths),
    ...(minutes === undefined ? [] : [[SEARCH_PARAMETERS.minutes, String(minutes)] as const]),
    ...(sort === 'relevance' ? [] : [[SEARCH_PARAMETERS.sort, sort] as const]),
    ...(size === undefined ? [] : [[SEARCH_PARAMETERS.size, String(size)] as const]),
    ...(page === 1 ? [] : [[SEARCH_PARAMETERS.page, String(page)] as const]),
  ]
}

/** The address of a search. */
export function searchAddress(locale: Locale, query: SearchQuery): string {
  const parameters = new URLSearchParams(
    searchEntries(query).map(([name, value]) => [name, value]),
  ).toString()
  return parameters === '' ? searchPath(locale) : `${searchPath(locale)}?${parameters}`
}

const OWN_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(SEARCH_PARAMETERS),
  ...Object.values(FACET_PARAMETERS).map(({ name }) => name),
])

/**
 * Whether the filters of an address are not in canonical form, for example after a form was submitted with
 * empty fields. The text may have any form, and parameters that are not ours are ignored.
 */
export function isNonCanonical(parameters: AddressParameters): boolean {
  const given = Object.keys(parameters)
    .filter(name => OWN_NAMES.has(name) && name !== SEARCH_PARAMETERS.text)
    .flatMap(name => paramValues(parameters, name).map(value => `${name}=${value}`))
  const meant = searchEntries(parseSearchAddress(parameters))
    .filter(([name]) => name !== SEARCH_PARAMETERS.text)
    .map(([name, value]) => `${name}=${value}`)
  return given.join('&') !== meant.join('&')
}
