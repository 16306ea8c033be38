import { z } from 'zod'
import { assessmentSchema } from './assessment.ts'
import { itemProductSchema, titleProductSchema } from './product.ts'

/** Facet codes of the search, returned with counts; `orderable` for signed-in users only. */
export const FACETS = [
  'allCategories',
  'qualificationLevel',
  'administration',
  'scoring',
  'format',
  'itemGroup',
  'language',
  'publicationYear',
  'telepractice',
  'inStock',
  'orderable',
] as const

/**
 * `age` in months and `minutes` have one value; `productKind` is `title` or `item`, `baseProduct` and `code`
 * are codes. `offer` is `any`, beside codes alone: then also what the site does not sell, or no longer sells,
 * is found by its code.
 */
export const FILTERS = ['age', 'minutes', 'productKind', 'baseProduct', 'code', 'offer'] as const

export const SORTS = ['relevance', 'name-asc', 'name-desc', 'newest', 'price-asc', 'price-desc'] as const

/** Maximum page size; commerce silently reduces larger ones to it. */
export const LARGEST_PAGE_SIZE = 100

export type Facet = (typeof FACETS)[number]
export type Filter = (typeof FILTERS)[number]
export type SortCode = (typeof SORTS)[number]

const searchStateSchema = z.object({ url: z.string(), query: z.object({ value: z.string() }) })

const facetValueSchema = z.object({
  code: z.string(),
  name: z.string(),
  count: z.int(),
  selected: z.boolean(),
  /** The search with this value, or without it if it is selected; absent if not requested by `fields`. */
  query: searchStateSchema.optional(),
})

/** `code` of facet and value are our extension: OCC only has names, in the language of the call. */
const facetSchema = z.object({
  code: z.enum(FACETS),
  name: z.string(),
  category: z.boolean(),
  multiSelect: z.boolean(),
  visible: z.boolean(),
  priority: z.int(),
  values: z.array(facetValueSchema),
})

const breadcrumbSchema = z.object({
  facetCode: z.string(),
  facetName: z.string(),
  facetValueCode: z.string(),
  facetValueName: z.string(),
  removeQuery: searchStateSchema.optional(),
})

export const paginationSchema = z.object({
  currentPage: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
  sort: z.string(),
})

/**
 * How well the results match the search text. `EXACT`: a result has the text as its number, code or acronym.
 * `ALL`: every result contains all words. `SOME`: no result contains all words, so those with the most words
 * are returned. `MENTION`: the text occurs in descriptions only.
 */
const MATCH_QUALITIES = ['EXACT', 'ALL', 'SOME', 'MENTION'] as const

/**
 * Our extension: the words of the search text that results contain, the words that no result contains, and
 * the words that were interpreted as facet values. Words are in lower case without accents. Absent without a
 * search text.
 */
const textMatchSchema = z.object({
  quality: z.enum(MATCH_QUALITIES),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  understood: z.array(
    z.object({
      text: z.string(),
      facetCode: z.string(),
      facetName: z.string(),
      facetValueCode: z.string(),
      facetValueName: z.string(),
    }),
  ),
})

const searchPageSchema = z.object({
  /** The search that was executed; storefronts compare the facets' queries with it. */
  currentQuery: searchStateSchema.optional(),
  freeTextSearch: z.string().optional(),
  textMatch: textMatchSchema.optional(),
  spellingSuggestion: z.object({ suggestion: z.string(), query: z.string() }).optional(),
  facets: z.array(facetSchema).optional(),
  breadcrumbs: z.array(breadcrumbSchema).optional(),
  sorts: z.array(z.object({ code: z.enum(SORTS), name: z.string(), selected: z.boolean() })).optional(),
  pagination: paginationSchema,
})

/** Page of titles found, `productKind:title`. */
export const titleSearchPageSchema = searchPageSchema.extend({ products: z.array(titleProductSchema) })

/** Page of items found, `productKind:item`. */
export const itemSearchPageSchema = searchPageSchema.extend({ products: z.array(itemProductSchema) })

/** Page of title codes and names, for complete lists. */
export const titleNamePageSchema = z.object({
  products: z.array(z.object({ code: z.string(), name: z.string() })),
  pagination: paginationSchema,
})

/** Page of titles with only the attributes that the fit finder evaluates. */
export const judgedTitlePageSchema = z.object({
  products: z.array(
    titleProductSchema.pick({ code: true, name: true, qualificationLevel: true }).extend({
      assessment: assessmentSchema.pick({
        acronym: true,
        population: true,
        completion: true,
        administration: true,
        telepractice: true,
        languages: true,
      }),
    }),
  ),
  pagination: paginationSchema,
})

export const suggestionListSchema = z.object({ suggestions: z.array(z.object({ value: z.string() })) })

export type TitleSearchPage = z.infer<typeof titleSearchPageSchema>
export type JudgedTitlePage = z.infer<typeof judgedTitlePageSchema>
export type ItemSearchPage = z.infer<typeof itemSearchPageSchema>
export type SearchFacet = z.infer<typeof facetSchema>
export type TextMatch = z.infer<typeof textMatchSchema>
