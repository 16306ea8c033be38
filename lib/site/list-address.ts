import { type AddressParameters, firstParam } from './address-parameters.ts'
import { pageOf } from './page-number.ts'
import { LIST_PARAMETERS } from './page-parameters.ts'
import type { Locale } from './sites.ts'

type ValueKind = 'day' | 'amount' | 'code'

type Declaration<Sort extends string, Filter extends string> = {
  path: (locale: Locale) => string
  /** Sort orders of the list, the default first. */
  sorts?: readonly Sort[]
  /** Filters with their allowed values, or what any value has to look like. */
  filters?: Readonly<Record<Filter, readonly string[] | ValueKind>>
  /** The list can be searched by text. */
  hasSearch?: boolean
}

/** Query of a list; defaults are left out. */
export type ListQuery<Sort extends string = never, Filter extends string = never> = {
  /** Counted from 1. */
  page: number
  sort?: Sort
  search?: string
  filters: Partial<Record<Filter, string>>
}

/** Maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 100

/** Whether a text can be the code or id of an entity of a back end. */
export const isCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Days are yyyy-mm-dd, amounts have at most two decimals, codes name an entity of a back end. */
const KINDS = {
  day: value => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  amount: value => /^\d{1,8}(?:\.\d{1,2})?$/.test(value),
  code: isCode,
} as const satisfies Record<string, (value: string) => boolean>

const isAllowed = (allowed: readonly string[] | ValueKind, value: string): boolean =>
  typeof allowed === 'string' ? KINDS[allowed](value) : allowed.includes(value)

/**
 * Parses and builds the addresses of a list from one declaration. Invalid values are dropped, so
 * `build(locale, parse(parameters))` is the canonical form of an address.
 */
export function listAddress<Sort extends string = never, Filter extends string = never>(
  declaration: Declaration<Sort, Filter>,
) {
  const { path, sorts = [], filters, hasSearch = false } = declaration
  const names = Object.keys(filters ?? {}) as Filter[]
  return {
    parse(parameters: AddressParameters): ListQuery<Sort, Filter> {
      const sort = sorts.slice(1).find(known => known === firstParam(parameters, LIST_PARAMETERS.sort))
      const search = hasSearch
        ? firstParam(parameters, LIST_PARAMETERS.search).trim().slice(0, LONGEST_SEARCH)
        : ''
      const chosen = names.flatMap(name => {
        const value = firstParam(parameters, name)
        return isAllowed(filters?.[name] ?? [], value) ? [[name, value] as const] : []
      })
      return {
        page: pageOf(parameters),
        ...(sort !== undefined && { sort }),
        ...(search !== '' && { search }),
        filters: Object.fromEntries(chosen) as Partial<Record<Filter, string>>,
      }
    },
    build(locale: Locale, { page, sort, search, filters: chosen }: ListQuery<Sort, Filter>): string {
      const query = new URLSearchParams()
      if (search !== undefined) query.set(LIST_PARAMETERS.search, search)
      for (const name of names) if (chosen[name] !== undefined) query.set(name, chosen[name])
      if (sort !== undefined) query.set(LIST_PARAMETERS.sort, sort)
      if (page > 1) query.set(LIST_PARAMETERS.page, String(page))
      return query.size === 0 ? path(locale) : `${path(locale)}?${query}`
    },
  }
}

/** Address of a file with everything that a page of a list is part of. */
export function listFileAddress(path: string, locale: Locale, listHref: string): string {
  const query = new URLSearchParams(listHref.split('?')[1] ?? '')
  query.delete(LIST_PARAMETERS.page)
  return `${path}?${new URLSearchParams([['locale', locale], ...query])}`
}
