import 'server-only'
import { searchItems, searchTitles } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import { searchContent } from '@/lib/backends/content/search-content.server'
import { loadCategories } from '@/lib/catalogue/catalogue.server'
import { CATALOGUE_BESIDE_MS } from '@/lib/catalogue/stale-if-error-cache'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { Problem, Result } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'
import type { Locale } from '@/lib/site/sites'
import { toOccSearch } from './occ-query'
import { isNothing, type Section, type Sections, withoutGuess } from './order-sections'
import { EMPTY_QUERY, isNarrowed, type SearchQuery } from './search-query'

/** Number of rows in the sections below the products. */
const ITEM_ROWS = 6
const CONTENT_ROWS = 5

/** Data of a results page. */
export type SearchView =
  | { state: 'away'; requestId: string; categories: readonly Category[] }
  | (Sections & {
      state: 'found'
      /** Categories to offer where nothing was found. */
      categories: readonly Category[]
    })

const sectionOf = <T>(answer: Result<T, Problem> | undefined): Section<T> =>
  answer === undefined ? undefined : answer.ok ? answer.value : 'away'

/** The categories of the store; none while they do not load in time. */
export async function knownCategories(locale: Locale): Promise<readonly Category[]> {
  const answer = await withTimeout(CATALOGUE_BESIDE_MS, loadCategories(locale)).catch(() => undefined)
  return answer?.ok ? answer.value.value.categories : []
}

/**
 * Searches titles and, for a text, also items and the marketing site, in parallel. Items and pages are
 * searched only for the first page of a text without filters, because filters apply to titles. The user's
 * access token is sent only where the search asks what they may order.
 */
export async function loadSearch({ locale, user }: CommerceContext, query: SearchQuery): Promise<SearchView> {
  const asksForUser = user !== undefined && query.facets.orderable !== undefined
  const withSections = query.text !== '' && query.page === 1 && !isNarrowed(query)
  const items = toOccSearch({ ...EMPTY_QUERY, text: query.text }, ITEM_ROWS)
  const [titles, foundItems, content] = await Promise.all([
    searchTitles(asksForUser ? { locale, user } : { locale }, toOccSearch(query)),
    withSections ? searchItems({ locale }, items) : undefined,
    withSections ? searchContent(locale, query.text, CONTENT_ROWS) : undefined,
  ])
  if (!titles.ok)
    return {
      state: 'away',
      requestId: titles.error.requestId,
      categories: await knownCategories(locale),
    }
  const sections = withoutGuess({
    titles: titles.value,
    items: sectionOf(foundItems),
    content: sectionOf(content),
  })
  return {
    state: 'found',
    ...sections,
    categories: isNothing(sections) ? await knownCategories(locale) : [],
  }
}
