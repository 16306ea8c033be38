import 'server-only'
import { categoryPath } from '@/lib/site/routes'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { loadCategories } from './catalogue.server'
import { findCategory, namedCategory } from './find-category'

/**
 * Where an area is on each site, under the name it has there: its code is the same everywhere. A site whose tree cannot be had, or
 * that has nothing in the area, is left out.
 */
export async function loadCategoryPaths(code: string): Promise<ReadonlyMap<Locale, string>> {
  const entries = await Promise.all(
    LOCALES.map(async locale => {
      const tree = await loadCategories(locale)
      const found = tree.ok ? findCategory(tree.value.value.categories, code) : undefined
      return found === undefined || found.category.count === 0
        ? []
        : [[locale, categoryPath(locale, namedCategory(found.category))] as const]
    }),
  )
  return new Map(entries.flat())
}
