import type { Commerce } from '../../commerce.ts'
import type { CommerceRequest } from '../../http/environment.ts'
import { readPage } from '../../http/paging.ts'
import { catalogueLanguage } from '../languages.ts'
import { invalid, parseFilters, parseQuery, type Selection } from './query.ts'
import type { SearchRequest } from './search-catalogue.ts'
import { KINDS, type Kind } from './site-index.ts'
import { findVisitorRank } from './visitor-rank.ts'

/** Reads what a search asks for; `area` narrows it to a category. Throws `ValidationError`s. */
export const readSearchRequest = async (
  commerce: Commerce,
  request: CommerceRequest,
  area?: string,
): Promise<SearchRequest> => {
  const query = parseQuery(request.req.query('query') ?? '', request.req.query('sort'))
  const filters = parseFilters(request.req.queries('filters') ?? [])
  const { currentPage, pageSize } = readPage(request)
  return {
    site: request.get('site').uid,
    language: catalogueLanguage(request.get('language')),
    kind:
      readKind([...query.selections, ...filters]) ?? (isItemNumber(commerce, query.text) ? 'item' : 'title'),
    query,
    filters: area === undefined ? filters : [...filters, { key: 'allCategories', value: area }],
    page: currentPage,
    pageSize,
    rank: await findVisitorRank(commerce, request),
    isOfAny: readOffer([...query.selections, ...filters]),
  }
}

/** Storefronts of the engine order by number: the number of an item finds the item and not its title. */
const isItemNumber = ({ catalogue }: Commerce, text: string): boolean =>
  /^\d+$/.test(text) && catalogue.search.codes('item').idOfCode(text) !== undefined

/** Whether items that the site does not sell are asked for, which is possible by their codes alone. */
const readOffer = (selections: readonly Selection[]): boolean => {
  const offer = selections.find(({ key }) => key === 'offer')?.value
  if (offer === undefined) return false
  if (offer !== 'any' || !selections.some(({ key }) => key === 'code'))
    throw invalid('offer', 'The value is any, beside codes.')
  return true
}

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
