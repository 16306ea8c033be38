import type { Facet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import type { Language } from '../languages.ts'
import { type Bitmap, countBoth, isIn } from './bitmap.ts'
import { anyRows, type Filtered, type FilterScope, filterRows, orderableRows } from './filter.ts'
import { findText, type Hits, type TextMatch, type TextScope } from './find-text.ts'
import type { SearchQuery, Selection } from './query.ts'
import type { SearchMemory } from './search-memory.ts'
import type { Kind, SiteIndex } from './site-index.ts'

export type SearchRequest = {
  site: string
  language: Language
  kind: Kind
  query: SearchQuery
  /** Wishes that the links of the answer do not repeat. */
  filters: readonly Selection[]
  page: number
  pageSize: number
  /** Rank up to which a signed-in user may order; absent for anonymous visitors. */
  rank?: number | undefined
  /** Also what the site does not sell. */
  isOfAny?: boolean
}

export type SearchResult = {
  ids: number[]
  total: number
  /** The text that was searched instead, where the given one is found nowhere. */
  corrected?: string | undefined
  /** How well what was found meets the text. */
  match?: TextMatch | undefined
  counts: (facet: Facet) => ReadonlyMap<string, number>
}

/** Without proof of a level people may order what needs none to be proved. */
const LOWEST_RANK = 1

/** Searches titles or items of a site: text, filters, counts of every facet, one page of ids. */
export const searchCatalogue = (memory: SearchMemory, request: SearchRequest): SearchResult => {
  const { site, language, kind, query } = request
  const index = memory.index(site, kind)
  const hits: Hits | undefined =
    query.text === '' ? undefined : findText(textScope(memory, { site, language, kind }), query.text)
  const scope = filterScope(memory, index, request)
  const filtered = filterRows(hits?.rows ?? scope.all, [...query.selections, ...request.filters], scope)
  return {
    ids: pageOf(inOrder(memory, request, hits, scope), filtered.found, request),
    total: countBoth(filtered.found, filtered.found),
    corrected: hits?.corrected,
    match: hits?.match,
    counts: facet => countValues(facet, filtered, scope),
  }
}

const filterScope = (
  memory: SearchMemory,
  index: SiteIndex,
  { kind, rank = LOWEST_RANK, isOfAny = false }: Pick<SearchRequest, 'kind' | 'rank' | 'isOfAny'>,
): FilterScope => ({
  ...{ index, rank, all: isOfAny ? anyRows(index) : index.all },
  ...memory.codes(kind),
})

/** What the words of a text are looked up in. */
export const textScope = (
  memory: SearchMemory,
  { site, language, kind }: Pick<SearchRequest, 'site' | 'language' | 'kind'>,
): TextScope => {
  const index = memory.index(site, kind)
  return {
    ...{ database: memory.database, kind, language, index },
    rowsOf: memory.rowsOf,
    words: memory.words(language),
    vocabulary: () => memory.vocabulary(kind, language),
    filter: filterScope(memory, index, { kind }),
    other: () => textScope(memory, { site, language, kind: kind === 'title' ? 'item' : 'title' }),
  }
}

/**
 * The order of a page: that of the sort, of the ranks, of the codes that were asked for, or of the catalogue.
 */
const inOrder = (
  memory: SearchMemory,
  { site, language, kind, query, filters }: SearchRequest,
  hits: Hits | undefined,
  scope: FilterScope,
): Iterable<number> => {
  if (query.sort !== 'relevance') return memory.order(site, kind, language, query.sort)
  if (hits !== undefined) return hits.ranked()
  const codes = [...query.selections, ...filters].find(({ key }) => key === 'code')?.value.split(',')
  return codes === undefined
    ? allIds(scope.index.size)
    : new Set(codes.map(scope.idOfCode).filter(id => id !== undefined))
}

function* allIds(size: number): Generator<number> {
  for (let id = 1; id < size; id += 1) yield id
}

const pageOf = (order: Iterable<number>, found: Bitmap, { page, pageSize }: SearchRequest): number[] => {
  const ids: number[] = []
  let skip = page * pageSize
  for (const id of order) {
    if (!isIn(found, id)) continue
    if (skip > 0) skip -= 1
    else ids.push(id)
    if (ids.length === pageSize) break
  }
  return ids
}

const countValues = (facet: Facet, filtered: Filtered, scope: FilterScope): ReadonlyMap<string, number> => {
  const rows = filtered.of(facet)
  const values = facet === 'orderable' ? new Map([['true', orderableRows(scope)]]) : scope.index.facets[facet]
  return new Map([...values].map(([value, set]) => [value, countBoth(rows, set)]))
}
