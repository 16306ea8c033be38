import 'server-only'
import { fetchTitleNames } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { loadAllTitles } from '@/lib/catalogue/all-titles.server'
import { loadCategories } from '@/lib/catalogue/catalogue.server'
import { filledCategories } from '@/lib/catalogue/find-category'
import { segmentOf } from '@/lib/catalogue/letters'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import { ok, type Problem, type Result } from '@/lib/result/result'
import {
  aToZPath,
  categoryPath,
  fitPath,
  homePath,
  letterPath,
  productPath,
  searchPath,
  sitemapPath,
  storePath,
} from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { publicAddress } from './alternates.server'
import { ADDRESSES_OF_SITEMAP } from './sitemap'

type Addresses = Result<readonly string[], Problem>

const CALLS_OF_SITEMAP = ADDRESSES_OF_SITEMAP / LARGEST_PAGE_SIZE

/** Absolute addresses of paths; none for a site whose origin is not known. */
const addressesOf = (locale: Locale, paths: readonly string[]): readonly string[] =>
  paths.map(path => publicAddress(locale, path)).filter(address => address !== undefined)

/** Addresses of the sitemaps of a site: its pages, and as many product sitemaps as its titles need. */
export async function loadSitemaps(locale: Locale): Promise<Addresses> {
  const first = await fetchTitleNames({ locale }, 0)
  if (!first.ok) return first
  const count = Math.ceil(first.value.pagination.totalResults / ADDRESSES_OF_SITEMAP)
  const parts = ['pages', ...Array.from({ length: count }, (_, index) => `products-${index + 1}`)]
  return ok(
    addressesOf(
      locale,
      parts.map(part => sitemapPath(locale, part)),
    ),
  )
}

/**
 * Home, store, A–Z and its letters, search, fit finder and every category in which the site sells something.
 */
export async function loadPageAddresses(locale: Locale): Promise<Addresses> {
  const [tree, titles] = await Promise.all([loadCategories(locale), loadAllTitles(locale)])
  if (!tree.ok) return tree
  if (!titles.ok) return titles
  const letters = 'letters' in titles.value.value ? titles.value.value.letters : []
  const categories = flatten(tree.value.value.categories)
  const paths = [
    homePath(locale),
    storePath(locale),
    aToZPath(locale),
    ...letters.map(({ letter }) => letterPath(locale, segmentOf(letter))),
    searchPath(locale),
    fitPath(locale),
    ...categories.map(({ id, name }) => categoryPath(locale, { code: id, name })),
  ]
  return ok(addressesOf(locale, paths))
}

/** Only categories with content: the page of an empty category has no canonical address. */
const flatten = (categories: readonly Category[]): readonly Category[] =>
  filledCategories(categories).flatMap(category => [category, ...flatten(category.subcategories)])

/** Titles of the n-th sitemap of products, counted from 1; none beyond the last. */
export async function loadProductAddresses(locale: Locale, number: number): Promise<Addresses> {
  const from = (number - 1) * CALLS_OF_SITEMAP
  const paths: string[] = []
  for (let page = from; page < from + CALLS_OF_SITEMAP; page += 1) {
    const answer = await fetchTitleNames({ locale }, page)
    if (!answer.ok) return answer
    paths.push(...answer.value.products.map(title => productPath(locale, title)))
    if (page + 1 >= answer.value.pagination.totalPages) break
  }
  return ok(addressesOf(locale, paths))
}
