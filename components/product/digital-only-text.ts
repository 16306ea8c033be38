import { digitalOnlyDeliveries } from '@/lib/catalogue/digital-only'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/**
 * Text for a title of which nothing ships, and how its items are delivered; undefined where something ships.
 */
export function digitalOnlyText(
  locale: Locale,
  title: Pick<TitleProduct, 'variantOptions'>,
): readonly [rule: string, ways: string] | undefined {
  const t = getTranslator(locale, 'product')
  const ways = digitalOnlyDeliveries(title)
  return ways.length === 0
    ? undefined
    : [t('digitalOnly.text'), ways.map(way => t(`digitalOnly.${way}`)).join(' ')]
}
