import { stillData } from '@/components/ui/still-data'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import type { Locale } from '@/lib/site/sites'
import { areaData } from './area-data'
import { AreaGridView } from './area-grid-view'

type Props = { locale: Locale; categories: readonly Category[] }

/** The areas of the catalogue with what they are about. */
export const AreaGrid = ({ locale, categories }: Props) => (
  <AreaGridView data={stillData({ areas: categories.map(category => areaData(locale, category)) })} />
)
