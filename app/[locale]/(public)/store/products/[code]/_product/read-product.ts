import { loadItem, loadTitle } from '@/lib/catalogue/catalogue.server'
import { isItemCode } from '@/lib/catalogue/codes'
import type { Kept } from '@/lib/catalogue/keep-answers'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { itemPath, productPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { toSlug } from '@/lib/site/slug'
import { type CatalogueVisit, failedVisit } from '../../../_screen/catalogue-visit'

export type ProductParams = Promise<{ locale: string; code: string; slug?: string }>

type ProductVisit = CatalogueVisit<Kept<TitleProduct>>

/** Site and title of an address. */
export async function readProductAddress(params: ProductParams) {
  const { locale: named, code, slug = '' } = await params
  const locale = requireLocale(named)
  return { locale, visit: await readProduct(locale, decodeURIComponent(code), decodeURIComponent(slug)) }
}

/** Finds the title by its code alone; the name in the address only has to be right. An item is a place on the page of its title. */
async function readProduct(locale: Locale, code: string, slug: string): Promise<ProductVisit> {
  if (isItemCode(code)) return readItem(locale, code)
  const answer = await loadTitle(locale, code)
  if (!answer.ok) return failedVisit(answer.error, productPath(locale, { code, name: slug }))
  const { value: title } = answer.value
  return toSlug(title.name) === slug
    ? { kind: 'shown', shown: answer.value }
    : { kind: 'moved', to: productPath(locale, title) }
}

async function readItem(locale: Locale, code: string): Promise<ProductVisit> {
  const retryHref = productPath(locale, { code, name: code })
  const item = await loadItem(locale, code)
  if (!item.ok) return failedVisit(item.error, retryHref)
  const { baseProduct } = item.value.value
  const title = await loadTitle(locale, baseProduct)
  if (!title.ok) return failedVisit(title.error, retryHref)
  return { kind: 'moved', to: itemPath(locale, { code, baseProduct, name: title.value.value.name }) }
}
