import type { ReactNode } from 'react'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { levelName } from '@/lib/catalogue/level-name'
import { priceText } from '@/lib/catalogue/price-text'
import { titleState } from '@/lib/catalogue/title-state'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { digitalOnlyText } from './digital-only-text'
import { galleryData } from './gallery-data'
import { productFacts } from './product-facts'
import { type HeadData, ProductHeadView } from './product-head-view'

type Props = {
  locale: Locale
  title: TitleProduct
  /** Address of the picture of its cover. */
  cover: string | undefined
  flags: ItemFlags
  notices: ReactNode
  tools: ReactNode
}

/** Head of a title's page: name, target group, price and link to the items. */
export const ProductHead = ({ notices, tools, ...props }: Props) => (
  <ProductHeadView data={headData(props)} notices={notices} tools={tools} />
)

type HeadProps = Pick<Props, 'locale' | 'title' | 'cover' | 'flags'>

function headData({ locale, title, cover, flags }: HeadProps): HeadData {
  const t = getTranslator(locale, 'product')
  const { acronym, authors } = title.assessment
  const { name, summary, qualificationLevel } = title
  const digitalOnly = digitalOnlyText(locale, title)
  const gallery = galleryData(locale, title, flags)
  return {
    acronym,
    name,
    ...(authors.length > 0 && { authors: t('by', { authors: formatList(locale, authors) }) }),
    ...(summary !== undefined && { summary }),
    level: levelName(locale, qualificationLevel),
    ...(qualificationLevel === undefined && { isOpen: true }),
    ...(cover !== undefined && { cover }),
    ...(gallery !== undefined && { gallery }),
    factsLabel: t('facts.heading'),
    facts: productFacts(locale, title),
    ...(digitalOnly !== undefined && { digitalOnly }),
    price: priceText(locale, title),
    ...(titleState(locale, title) === 'sold' && { jump: t('jump.prices') }),
  }
}
