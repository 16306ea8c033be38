import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { Locale } from '@/lib/site/sites'
import { areaLink } from './area-data'
import { AreaLinksView } from './area-links-view'

type Props = { locale: Locale; categories: readonly Category[] }

/** Areas as links, each with the number of its titles. */
export const CategoryLinks = ({ locale, categories }: Props) => (
  <AreaLinksView areas={categories.map(category => areaLink(locale, category))} />
)
