import 'server-only'
import {
  fetchCategories,
  fetchReferences,
  fetchTitle,
  type OccSearch,
  searchTitles,
} from '@/lib/commerce/catalogue/catalogue-calls.server'
import { getSite, type Locale } from '@/lib/site/sites'
import { keepAnswers } from './keep-answers'

/** Answers that are the same for every visitor of a site, kept for the public pages. */
const answers = keepAnswers(Date.now)

const keyOf = (locale: Locale, question: string): string =>
  `${getSite(locale).siteId}/${getSite(locale).language}/${question}`

/** A title as its page shows it. */
export const loadTitle = (locale: Locale, code: string) =>
  answers.get(keyOf(locale, `title/${code}`), () => fetchTitle({ locale }, code))

/** Similar titles and the successor of a title. */
export const loadReferences = (locale: Locale, code: string) =>
  answers.get(keyOf(locale, `references/${code}`), () => fetchReferences({ locale }, code))

/** The category tree. */
export const loadCategories = (locale: Locale) =>
  answers.get(keyOf(locale, 'categories'), () => fetchCategories({ locale }))

/** Titles of a public page: of a category, newest, all. Not for what visitors type, which would fill the memory. */
export const loadTitles = (locale: Locale, search: OccSearch) =>
  answers.get(keyOf(locale, `titles/${JSON.stringify(search)}`), () => searchTitles({ locale }, search))
