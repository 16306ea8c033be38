import {
  FACETS,
  type Facet,
  FILTERS,
  type Filter,
  SORTS,
  type SortCode,
} from '../../../../lib/contract/commerce/catalogue/search.ts'
import { fieldFault, validationError } from '../../http/occ-error.ts'

export type Selection = { key: Facet | Filter; value: string }

/** What `query` says: `freeText:sort:key:value:key:value…`. */
export type SearchQuery = { text: string; sort: SortCode; selections: readonly Selection[] }

const LONGEST_TEXT = 200
const MOST_SELECTIONS = 60

/**
 * Reads the query grammar of OCC: free text, order, then pairs of facet and value. An unknown key is refused,
 * because a search that ignores a part of the query answers something else.
 */
export const parseQuery = (query: string, sort: string | undefined): SearchQuery => {
  const [text = '', inQuery = '', ...pairs] = query.split(':')
  return {
    // A `+` is how a space arrives that was encoded twice.
    text: text.replaceAll('+', ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
    sort: SORTS.find(known => known === (sort ?? inQuery)) ?? 'relevance',
    selections: readPairs(pairs, 'query'),
  }
}

/** Reads `filters`, the same pairs without text and sort; each key once. */
export const parseFilters = (filters: readonly string[]): readonly Selection[] => {
  const pairs = readPairs(
    filters.flatMap(text => (text === '' ? [] : text.split(':'))),
    'filters',
  )
  const keys = new Set(pairs.map(({ key }) => key))
  if (filters.length > 1 || keys.size < pairs.length) throw invalid('filters', 'A filter is given twice.')
  return pairs
}

const readPairs = (parts: readonly string[], subject: string): Selection[] => {
  if (parts.length % 2 === 1) throw invalid(subject, 'A facet lacks its value.')
  if (parts.length > 2 * MOST_SELECTIONS) throw invalid(subject, 'There are too many facets.')
  return Array.from({ length: parts.length / 2 }, (_, at) => {
    const [name, value = ''] = parts.slice(2 * at)
    const key = [...FACETS, ...FILTERS].find(known => known === name)
    if (key === undefined) throw invalid(subject, `There is no facet ${name}.`)
    return { key, value }
  })
}

export const invalid = (subject: string, message: string) =>
  validationError([fieldFault(subject, 'invalid', message)])

/** The grammar again, for the links of an answer. */
export const writeQuery = ({ text, sort, selections }: SearchQuery): string =>
  [text.replaceAll(' ', '+'), sort, ...selections.flatMap(({ key, value }) => [key, value])].join(':')

/** The query with a selection taken away where it is there, added where it is not. */
export const toggled = (query: SearchQuery, selection: Selection): SearchQuery => {
  const isSame = ({ key, value }: Selection) => key === selection.key && value === selection.value
  const others = query.selections.filter(known => !isSame(known))
  const added = others.length === query.selections.length ? [selection] : []
  return { ...query, selections: [...others, ...added] }
}
