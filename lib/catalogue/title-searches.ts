import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'

/** One page of all titles by name. */
export const titlesByName = (currentPage: number): OccSearch => ({
  query: ':name-asc',
  currentPage,
  pageSize: LARGEST_PAGE_SIZE,
})

/** Titles of a category by name. */
export const titlesOfCategory = (code: string): OccSearch => ({
  query: `:name-asc:allCategories:${code}`,
  pageSize: LARGEST_PAGE_SIZE,
})

/** The newest titles. */
export const newestTitles = (pageSize: number): OccSearch => ({ query: ':newest', pageSize })
