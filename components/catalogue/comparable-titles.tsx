import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { comparableCardOf } from './card-of'
import { TitleCardsView } from './title-cards-view'

type Props = { locale: Locale; titles: readonly TitleProduct[] }

/** Titles that somebody has asked for, as many side by side as there is room for, each with the way to a comparison. */
export const ComparableTitles = ({ locale, titles }: Props) => (
  <TitleCardsView
    cards={titles.map(title => comparableCardOf(locale, title))}
    heading="h3"
    className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4"
    compareText={getTranslator(locale, 'compare')('link')}
  />
)
