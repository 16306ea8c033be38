import { LARGEST_PAGE_SIZE } from '../../../../lib/contract/commerce/catalogue/search.ts'
import type { Commerce } from '../../commerce.ts'
import type { CommerceRequest } from '../../http/environment.ts'
import { catalogueLanguage } from '../languages.ts'
import { invalid, parseFilters, parseQuery, type Selection } from './query.ts'
import type { SearchRequest } from './search-catalogue.ts'
import { KINDS, type Kind } from './site-index.ts'
import { findVisitorRank } from './visitor-rank.ts'

const PAGE_SIZE = 20

/** A whole number of the query that is not negative. */
export const readCount = (request: CommerceRequest, name: string, absent: number): number => {
  const text = request.req.query(name)
  if (text === undefined) return absent
  if (!/^\d{1,6}$/.test(text)) throw invalid(name, 'A whole number is expected.')
  return Number(text)
}

/** Reads what a search asks for; `area` narrows it to a category. Throws `ValidationError`s. */
export const readSearchRequest = async (
  commerce: Commerce,
  request: CommerceRequest,
  area?: string,
): Promise<SearchRequest> => {
  const query = parseQuery(request.req.query('query') ?? '', request.req.query('sort'))
  const filters = parseFilters(request.req.queries('filters') ?? [])
  return {
    site: request.get('site').uid,
    language: catalogueLanguage(request.get('language')),
    kind:
      readKind([...query.selections, ...filters]) ?? (isItemNumber(commerce, query.text) ? 'item' : 'title'),
    query,
    filters: area === undefined ? filters : [...filters, { key: 'allCategories', value: area }],
    page: readCount(request, 'currentPage', 0),
    pageSize: Math.min(LARGEST_PAGE_SIZE, Math.max(1, readCount(request, 'pageSize', PAGE_SIZE))),
    rank: await findVisitorRank(commerce, request),
  }
}

/** Storefronts of the engine order by number: the number of an item finds the item and not its title. */
const isItemNumber = ({ catalogue }: Commerce, text: string): boolean =>
  /^\d+$/.test(text) && catalogue.search.codes('item').idOfCode(text) !== undefined

/** The kind that is asked for, be it by the numbers of items; undefined where a search leaves it open. */
const readKind = (selections: readonly Selection[]): Kind | undefined => {
  const named = selections.find(({ key }) => key === 'productKind')?.value
  if (named === undefined) {
    return selections.some(({ key, value }) => key === 'code' && /^\d/.test(value)) ? 'item' : undefined
  }
  const kind = KINDS.find(known => known === named)
  if (kind === undefined) throw invalid('productKind', 'The kind is title or item.')
  return kind
}
