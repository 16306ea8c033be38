import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { productPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { isSoldOn } from './sold-on'

type NamedTitle = Pick<TitleProduct, 'code' | 'name' | 'localizedNames' | 'assessment'>

/** The path of a title on a site, with its name there; undefined where that site does not sell it. */
export function titlePathOn(site: Locale, title: NamedTitle): string | undefined {
  if (!isSoldOn(site, title)) return undefined
  const { language } = getSite(site)
  const name = title.localizedNames?.find(localized => localized.language === language)?.name ?? title.name
  return productPath(site, { code: title.code, name })
}
