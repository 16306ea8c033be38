import 'server-only'
import { withTimeout } from '@/lib/result/with-timeout'
import { categoryPath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { loadCategories } from './catalogue.server'
import { findCategory, namedCategory } from './find-category'
import { CATALOGUE_BESIDE_MS } from './stale-if-error-cache'

/**
 * Path of a category on each site, with its name there: its code is the same everywhere. A site is left out
 * if its tree does not load in time or if it sells nothing in the category: a page must not wait for data
 * about other sites.
 */
export async function loadCategoryPaths(code: string): Promise<ReadonlyMap<Locale, string>> {
  const entries = await Promise.all(
    LOCALES.map(async locale => {
      const tree = await withTimeout(CATALOGUE_BESIDE_MS, loadCategories(locale)).catch(() => undefined)
      const found = tree?.ok ? findCategory(tree.value.value.categories, code) : undefined
      return found === undefined || found.category.count === 0
        ? []
        : [[locale, categoryPath(locale, namedCategory(found.category))] as const]
    }),
  )
  return new Map(entries.flat())
}
