import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ABOUT_SECTIONS } from './about-sections'
import { ProductSectionsView } from './product-sections-view'

type Props = { locale: Locale; title: TitleProduct }

/** Description of the title in sections; an empty section is omitted. */
export function AboutProduct({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const sections = ABOUT_SECTIONS.flatMap(({ id, label, describe }) => {
    const blocks = describe(locale, title)
    return blocks.length === 0 ? [] : [{ id, label: t(`sections.${label}`), blocks }]
  })
  return <ProductSectionsView data={staticMarkupData({ label: t('sections.label'), sections })} />
}
