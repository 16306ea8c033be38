import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath, storePrefix } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ACRONYM } from './acronym'
import { cardOf } from './card-of'
import { TitleCardsView } from './title-cards-view'

type Props = { locale: Locale; titles: readonly TitleProduct[] }

/**
 * A grid of titles, each with a checkbox that selects it for the comparison page. The selection is sent as
 * query parameters of that page.
 */
export function ComparableTitles({ locale, titles }: Props) {
  const t = getTranslator(locale, 'compare')
  return (
    <TitleCardsView
      data={staticMarkupData({
        cards: titles.map(title => cardOf(locale, title)),
        base: storePrefix(locale),
        compare: { text: t('link'), label: t('linkNamed', { name: ACRONYM }) },
      })}
      chosen={{ action: comparePath(locale), submit: t('chosen') }}
    />
  )
}
