import { cache } from 'react'
import { loadItem, loadReferences, loadTitle } from '@/lib/catalogue/catalogue.server'
import { type Cached, cachedFrom } from '@/lib/catalogue/stale-if-error-cache'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Reference } from '@/lib/contract/commerce/catalogue/reference'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { itemPath, productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { toSlug } from '@/lib/site/slug'
import { isCode, isItemCode } from '@/lib/validation/codes'
import { type CatalogueContext, failedContext } from '../../../_screen/catalogue-context'

export type ProductParams = Promise<{ locale: string; code: string; slug?: string }>

/**
 * A title with its product references; these are empty where they cannot be loaded, since the page is
 * complete without them.
 */
export type ShownProduct = { title: TitleProduct; references: readonly Reference[] }

type ProductContext = CatalogueContext<Cached<ShownProduct>>

/** Reads site and title of an address. */
export async function readProductAddress(params: ProductParams) {
  const { locale: named, code, slug = '' } = await params
  const locale = requireLocale(named)
  return { locale, visit: await readProduct(locale, decodeURIComponent(code), decodeURIComponent(slug)) }
}

/**
 * Finds the title by its code alone; a wrong slug only redirects. The code of an item redirects to its place
 * on the page of its title. Cached per request, so that metadata and page use the same response.
 */
const readProduct = cache(async (locale: Locale, code: string, slug: string): Promise<ProductContext> => {
  if (!isCode(code)) return { kind: 'missing' }
  if (isItemCode(code)) return readItem(locale, code)
  // Both calls run in parallel, because each may be slow.
  const related = loadReferences(locale, code)
  const answer = await loadTitle(locale, code)
  if (!answer.ok) return failedContext(answer.error, productPath(locale, { code, name: slug }))
  const { value: title } = answer.value
  if (toSlug(title.name) !== slug) return { kind: 'moved', to: productPath(locale, title) }
  const found = await related
  return {
    kind: 'shown',
    shown: found.ok
      ? cachedFrom({ title, references: found.value.value.references }, answer.value, found.value)
      : cachedFrom({ title, references: [] }, answer.value),
  }
})

async function readItem(locale: Locale, code: string): Promise<ProductContext> {
  const retryHref = productPath(locale, { code, name: code })
  const item = await loadItem(locale, code)
  if (!item.ok) return failedContext(item.error, retryHref)
  const { baseProduct } = item.value.value
  const title = await loadTitle(locale, baseProduct)
  if (!title.ok) return failedContext(title.error, retryHref)
  return { kind: 'moved', to: itemPath(locale, { code, baseProduct, name: title.value.value.name }) }
}
