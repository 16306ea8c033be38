import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { storePrefix } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { cardOf } from './card-of'
import { TitleListView } from './title-list-view'

/** `id` is unique in the page. */
type Props = { locale: Locale; id: string; titles: readonly TitleProduct[] }

/** Titles as cards, on public pages. */
export const TitleList = ({ locale, id, titles }: Props) => (
  <TitleListView
    id={id}
    data={staticMarkupData({
      cards: titles.map(title => cardOf(locale, title)),
      base: storePrefix(locale),
    })}
  />
)
