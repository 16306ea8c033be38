import 'server-only'
import {
  fetchCategories,
  fetchItem,
  fetchReferences,
  fetchTitle,
  type OccSearch,
  searchTitles,
} from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { catalogVersionSchema } from '@/lib/contract/commerce/catalogue/category'
import { itemProductSchema, titleProductSchema } from '@/lib/contract/commerce/catalogue/product'
import { referenceListSchema } from '@/lib/contract/commerce/catalogue/reference'
import { titleSearchPageSchema } from '@/lib/contract/commerce/catalogue/search'
import { getSite, type Locale } from '@/lib/site/sites'
import { catalogueAnswers } from './answers.server'
import { fetchLetters } from './fetch-letters.server'
import { lettersSchema } from './letters'

const keyOf = (locale: Locale, question: string): string =>
  `${getSite(locale).siteId}/${getSite(locale).language}/${question}`

/** Loads a title for its page. */
export const loadTitle = (locale: Locale, code: string) =>
  catalogueAnswers().get({
    key: keyOf(locale, `title/${code}`),
    load: () => fetchTitle({ locale }, code),
    schema: titleProductSchema,
  })

/** Loads an orderable item by its number, for callers that have only the number. */
export const loadItem = (locale: Locale, code: string) =>
  catalogueAnswers().get({
    key: keyOf(locale, `item/${code}`),
    load: () => fetchItem({ locale }, code),
    schema: itemProductSchema,
  })

/** Loads similar titles, and the supplies of a title's kits. */
export const loadReferences = (locale: Locale, code: string) =>
  catalogueAnswers().get({
    key: keyOf(locale, `references/${code}`),
    load: () => fetchReferences({ locale }, code),
    schema: referenceListSchema,
  })

/** Loads the category tree. */
export const loadCategories = (locale: Locale) =>
  catalogueAnswers().get({
    key: keyOf(locale, 'categories'),
    load: () => fetchCategories({ locale }),
    schema: catalogVersionSchema,
  })

const keyOfTitles = (locale: Locale, search: OccSearch): string =>
  keyOf(locale, `titles/${JSON.stringify(search)}`)

/** Whether the response of this search is in the cache. */
export const hasLoadedTitles = (locale: Locale, search: OccSearch): boolean =>
  catalogueAnswers().knows(keyOfTitles(locale, search))

/**
 * Loads titles of a public page: of a category, the newest, or all. Not for search input of visitors, which
 * would fill the cache.
 */
export const loadTitles = (locale: Locale, search: OccSearch) =>
  catalogueAnswers().get({
    key: keyOfTitles(locale, search),
    load: () => searchTitles({ locale }, search),
    schema: titleSearchPageSchema,
  })

/** Loads the positions of each letter in the list of all titles by name. */
export const loadLetters = (locale: Locale) =>
  catalogueAnswers().get({
    key: keyOf(locale, 'letters'),
    load: () => fetchLetters(locale),
    schema: lettersSchema,
  })
