import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { storePrefix } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { cardOf } from './card-of'
import { type CardHeading, TitleCardsView } from './title-cards-view'

type Props = { locale: Locale; titles: readonly TitleProduct[]; heading?: CardHeading }

/** Titles as cards, side by side where there is room. */
export const TitleList = ({ locale, titles, heading = 'h3' }: Props) => (
  <TitleCardsView
    cards={titles.map(title => cardOf(locale, title))}
    heading={heading}
    base={storePrefix(locale)}
    className="grid gap-4 lg:grid-cols-2"
  />
)
