import { cache } from 'react'
import { hasLoadedTitles, loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { type FoundCategory, findCategory, namedCategory } from '@/lib/catalogue/find-category'
import { titlesOfCategory } from '@/lib/catalogue/title-searches'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { categoryPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { toSlug } from '@/lib/site/slug'
import { type CatalogueContext, failedContext } from '../../../_screen/catalogue-context'

export type CategoryParams = Promise<{ locale: string; code: string; slug?: string }>

export type ShownCategory = FoundCategory & { titles: TitleSearchPage; asOf: number | undefined }

type CategoryVisit = CatalogueContext<ShownCategory>

/** Reads site and area of an address. */
export async function readCategoryAddress(params: CategoryParams) {
  const { locale: named, code, slug = '' } = await params
  const locale = requireLocale(named)
  return { locale, visit: await readCategory(locale, decodeURIComponent(code), decodeURIComponent(slug)) }
}

/**
 * Finds the area by its code in the category tree of the site. Titles are requested only for an area that
 * exists, or at once if they have been loaded before, so that they do not wait for the tree. Cached per
 * request, so that metadata and page use the same response.
 */
const readCategory = cache(async (locale: Locale, code: string, slug: string): Promise<CategoryVisit> => {
  const retryHref = categoryPath(locale, { code, name: slug })
  const search = titlesOfCategory(code)
  const early = hasLoadedTitles(locale, search) ? loadTitles(locale, search) : undefined
  const tree = await loadCategories(locale)
  if (!tree.ok) return failedContext(tree.error, retryHref)
  const found = findCategory(tree.value.value.categories, code)
  if (found === undefined) return { kind: 'missing' }
  const { category } = found
  if (toSlug(category.name) !== slug)
    return { kind: 'moved', to: categoryPath(locale, namedCategory(category)) }
  const titles = await (early ?? loadTitles(locale, search))
  if (!titles.ok) return failedContext(titles.error, retryHref)
  return { kind: 'shown', shown: { ...found, titles: titles.value.value, asOf: titles.value.asOf } }
})
