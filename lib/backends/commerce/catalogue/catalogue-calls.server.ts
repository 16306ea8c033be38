import 'server-only'
import { CATALOG, CATALOG_VERSION, catalogVersionSchema } from '@/lib/contract/commerce/catalogue/category'
import {
  type ItemProduct,
  itemProductSchema,
  type TitleProduct,
  titleProductSchema,
} from '@/lib/contract/commerce/catalogue/product'
import { referenceListSchema } from '@/lib/contract/commerce/catalogue/reference'
import {
  itemSearchPageSchema,
  judgedTitlePageSchema,
  LARGEST_PAGE_SIZE,
  suggestionListSchema,
  titleNamePageSchema,
  titleSearchPageSchema,
} from '@/lib/contract/commerce/catalogue/search'
import type { Problem, Result } from '@/lib/result/result'
import { type CommerceContext, callCommerce } from '../commerce-call.server'

/** Timeout of catalogue reads; a page has a fallback for it. */
const CATALOGUE_DEADLINE_MS = 3_000

/** Fields of a title in a list. */
const TITLE_IN_LIST =
  'products(DEFAULT,images(DEFAULT),priceRange(DEFAULT),assessment(DEFAULT),itemGroups(DEFAULT))'
const ITEM_IN_LIST = 'products(DEFAULT,price(DEFAULT),stock(DEFAULT),productItem(DEFAULT))'
const ITEM_BY_CODE = 'products(DEFAULT,price(DEFAULT),volumePrices(FULL),stock(DEFAULT),productItem(DEFAULT))'
/** Fields of a title that the fit finder evaluates. */
const JUDGED_TITLE =
  'products(code,name,qualificationLevel,assessment(acronym,population,completion,administration,telepractice,languages))'
/** Facets without the query of each value: the store builds the URLs of its filters itself. */
const FACETS =
  'facets(code,name,category,multiSelect,visible,priority,values(code,name,count,selected)),breadcrumbs(facetCode,facetName,facetValueCode,facetValueName)'
const SEARCH_FRAME = `textMatch(FULL),spellingSuggestion,${FACETS},sorts(FULL),pagination(FULL)`

/** Without it commerce answers the number of an item with the item. */
const TITLES = 'productKind:title'

/** A search in OCC syntax. `currentPage` counts from 0. */
export type OccSearch = {
  query: string
  sort?: string
  currentPage?: number
  pageSize?: number
}

const searchQuery = ({ query, sort, currentPage = 0, pageSize = 20 }: OccSearch) => ({
  query,
  currentPage: String(currentPage),
  pageSize: String(pageSize),
  ...(sort === undefined ? {} : { sort }),
})

const read = {
  method: 'GET',
  deadlineMs: CATALOGUE_DEADLINE_MS,
} as const

/**
 * Fetches a title with all fields that its page shows. An unknown code is a problem of kind `domain`,
 * `UnknownIdentifierError`.
 */
export const fetchTitle = (context: CommerceContext, code: string): Promise<Result<TitleProduct, Problem>> =>
  callCommerce(context, {
    ...read,
    operation: 'fetchTitle',
    path: ['products', code],
    query: { fields: 'FULL' },
    schema: titleProductSchema,
  })

/** Fetches an orderable item. An unknown code is a problem as for `fetchTitle`. */
export const fetchItem = (context: CommerceContext, code: string): Promise<Result<ItemProduct, Problem>> =>
  callCommerce(context, {
    ...read,
    operation: 'fetchItem',
    path: ['products', code],
    query: { fields: 'FULL' },
    schema: itemProductSchema,
  })

/**
 * Fetches the references of a title: supplies, which are used up with its kits, and similar titles. Its
 * successor is part of the title itself.
 */
export const fetchReferences = (context: CommerceContext, code: string) =>
  callCommerce(context, {
    ...read,
    operation: 'fetchReferences',
    path: ['products', code, 'references'],
    query: {
      referenceType: 'ACCESSORIES,SIMILAR',
      fields:
        'references(referenceType,target(DEFAULT,images(DEFAULT),priceRange(DEFAULT),assessment(DEFAULT)))',
    },
    schema: referenceListSchema,
  })

/** Searches titles, with facets. */
export const searchTitles = (context: CommerceContext, search: OccSearch) =>
  callCommerce(context, {
    ...read,
    operation: 'searchTitles',
    path: ['products', 'search'],
    query: {
      ...searchQuery(search),
      filters: TITLES,
      fields: `${TITLE_IN_LIST},${SEARCH_FRAME}`,
    },
    schema: titleSearchPageSchema,
  })

/** Searches orderable items. */
export const searchItems = (context: CommerceContext, search: OccSearch) =>
  callCommerce(context, {
    ...read,
    operation: 'searchItems',
    path: ['products', 'search'],
    query: {
      ...searchQuery(search),
      filters: 'productKind:item',
      fields: `${ITEM_IN_LIST},textMatch(FULL),spellingSuggestion,pagination(FULL)`,
    },
    schema: itemSearchPageSchema,
  })

/** Finds items by their numbers, sold here or not, a page of them at most (contract 11). */
export const findItemsByCode = (context: CommerceContext, codes: readonly string[]) =>
  callCommerce(context, {
    ...read,
    operation: 'findItemsByCode',
    path: ['products', 'search'],
    query: {
      query: '',
      filters: `productKind:item:offer:any:code:${codes.join(',')}`,
      pageSize: String(LARGEST_PAGE_SIZE),
      fields: `${ITEM_BY_CODE},pagination(FULL)`,
    },
    schema: itemSearchPageSchema,
  })

/** Fetches codes and names of titles in order of name, a hundred per page. `page` counts from 0. */
export const fetchTitleNames = (context: CommerceContext, page: number) =>
  callCommerce(context, {
    ...read,
    operation: 'fetchTitleNames',
    path: ['products', 'search'],
    query: {
      ...searchQuery({ query: ':name-asc', currentPage: page, pageSize: LARGEST_PAGE_SIZE }),
      fields: 'products(code,name),pagination(FULL)',
    },
    schema: titleNamePageSchema,
  })

/** Searches titles with the fields that the fit finder evaluates, without facets. */
export const searchJudgedTitles = (context: CommerceContext, search: OccSearch) =>
  callCommerce(context, {
    ...read,
    operation: 'searchJudgedTitles',
    path: ['products', 'search'],
    query: { ...searchQuery(search), filters: TITLES, fields: `${JUDGED_TITLE},pagination(FULL)` },
    schema: judgedTitlePageSchema,
  })

/** Fetches suggestions: phrases that begin with the typed text. */
export const fetchSuggestions = (context: CommerceContext, term: string, max: number) =>
  callCommerce(context, {
    ...read,
    operation: 'fetchSuggestions',
    path: ['products', 'suggestions'],
    query: { term, max: String(max) },
    schema: suggestionListSchema,
  })

/** Fetches the category tree of the site. */
export const fetchCategories = (context: CommerceContext) =>
  callCommerce(context, {
    ...read,
    operation: 'fetchCategories',
    path: ['catalogs', CATALOG, CATALOG_VERSION],
    query: { fields: 'FULL' },
    schema: catalogVersionSchema,
  })
