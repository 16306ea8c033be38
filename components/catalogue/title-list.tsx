import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { TitleCard } from './title-card'

type Props = { locale: Locale; titles: readonly TitleProduct[]; heading?: 'h2' | 'h3' | 'h4' }

/** Titles as cards, side by side where there is room. */
export const TitleList = ({ locale, titles, heading = 'h3' }: Props) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {titles.map(title => (
      <li key={title.code}>
        <TitleCard locale={locale} title={title} heading={heading} />
      </li>
    ))}
  </ul>
)
