import { formatPrice } from '@/lib/catalogue/money'
import { isSoldOn } from '@/lib/catalogue/sold-on'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct }

/** What the cheapest item of a title costs, or why there is no price. */
export function FromPrice({ locale, title }: Props) {
  const t = getTranslator(locale, 'catalogue')
  const { priceRange } = title
  if (priceRange === undefined)
    return <>{isSoldOn(locale, title) ? t('price.onRequest') : t('price.notSold')}</>
  const price = formatPrice(locale, priceRange.minPrice)
  return <>{priceRange.minPrice.value === priceRange.maxPrice.value ? price : t('price.from', { price })}</>
}
