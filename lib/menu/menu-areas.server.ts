import 'server-only'
import { cacheContent } from '@/lib/backends/content/content-cache'
import { loadCategories } from '@/lib/catalogue/catalogue.server'
import { filledCategories, namedCategory } from '@/lib/catalogue/find-category'
import { CATALOGUE_BESIDE_MS } from '@/lib/catalogue/stale-if-error-cache'
import { processWide } from '@/lib/process/process-wide'
import { failed, ok } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'
import { categoryPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { countCataloguePurges } from '@/lib/state/catalogue-purges'

export type MenuArea = { label: string; href: string }

type Keepers = Map<Locale, () => Promise<readonly MenuArea[] | undefined>>

const keepersOfSites = (): Keepers => processWide('menu-areas', () => new Map())

/**
 * The areas in which a site sells something, for the menu of every page: loaded once a minute. While commerce
 * is unavailable the previous areas are used, or none. Never rejects.
 */
export async function loadMenuAreas(locale: Locale): Promise<readonly MenuArea[]> {
  const keepers = keepersOfSites()
  const keeper =
    keepers.get(locale) ??
    cacheContent({
      load: () => readAreas(locale),
      now: Date.now,
      onFailure: () => undefined,
      version: countCataloguePurges,
    })
  keepers.set(locale, keeper)
  return (await keeper()) ?? []
}

async function readAreas(locale: Locale) {
  const tree = await withTimeout(CATALOGUE_BESIDE_MS, loadCategories(locale)).catch(() =>
    failed('late' as const),
  )
  if (!tree.ok) return failed(tree.error)
  const areas = filledCategories(tree.value.value.categories)
  return ok(areas.map(area => ({ label: area.name, href: categoryPath(locale, namedCategory(area)) })))
}
