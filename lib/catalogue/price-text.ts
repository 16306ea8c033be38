import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { isSoldOn } from './sold-on'

/** Price of the cheapest item of a title, or the reason why there is none. */
export function priceText(locale: Locale, title: TitleProduct): string {
  const t = getTranslator(locale, 'catalogue')
  const { priceRange } = title
  if (priceRange === undefined) return t(isSoldOn(locale, title) ? 'price.onRequest' : 'price.notSold')
  const price = formatPrice(locale, priceRange.minPrice)
  return priceRange.minPrice.value === priceRange.maxPrice.value ? price : t('price.from', { price })
}
