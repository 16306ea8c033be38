import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { Locale } from '@/lib/site/sites'
import { areaData } from './area-data'
import { AreaGridView } from './area-grid-view'

type Props = { locale: Locale; categories: readonly Category[] }

/** The areas of the catalogue with their descriptions. */
export const AreaGrid = ({ locale, categories }: Props) => (
  <AreaGridView data={staticMarkupData({ areas: categories.map(category => areaData(locale, category)) })} />
)
