import type { OccSearch } from '@/lib/commerce/catalogue/catalogue-calls.server'

/** As many titles as commerce gives in one answer, and as a list of cards can be read. */
export const MOST_LISTED = 100

/** All titles by name, one page of them. */
export const titlesByName = (currentPage: number): OccSearch => ({
  query: ':name-asc',
  currentPage,
  pageSize: MOST_LISTED,
})

/** Titles of an area by name. */
export const titlesOfCategory = (code: string): OccSearch => ({
  query: `:name-asc:allCategories:${code}`,
  pageSize: MOST_LISTED,
})

/** The newest titles. */
export const newestTitles = (pageSize: number): OccSearch => ({ query: ':newest', pageSize })
