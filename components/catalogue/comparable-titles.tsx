import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { CompareLink } from './compare-link'
import { TitleCard } from './title-card'

type Props = { locale: Locale; titles: readonly TitleProduct[] }

/** Titles that somebody has asked for, as many side by side as there is room for, each with the way to a comparison. */
export const ComparableTitles = ({ locale, titles }: Props) => (
  <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
    {titles.map(title => (
      <li key={title.code}>
        <TitleCard locale={locale} title={title}>
          <CompareLink locale={locale} title={title} />
        </TitleCard>
      </li>
    ))}
  </ul>
)
