import type { Metadata } from 'next'
import { titlePathOn } from '@/lib/catalogue/title-on-site'
import { titleState } from '@/lib/catalogue/title-state'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import type { Locale } from '@/lib/site/sites'
import { catalogueMetadata } from '../../../_screen/catalogue-context'
import { CatalogueScreen } from '../../../_screen/catalogue-screen'
import { ProductContent } from '../_product/product-content'
import { type ProductParams, readProductAddress } from '../_product/read-product'

type Props = { params: ProductParams }

/** Only titles that are sold on this site are indexed by search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, visit } = await readProductAddress(params)
  return catalogueMetadata(locale, visit, ({ value: { title } }) => {
    const name = `${title.name} (${title.assessment.acronym})`
    if (titleState(locale, title) !== 'sold') return { title: name, robots: { index: false } }
    const pathOn = (site: Locale) => titlePathOn(site, title)
    return sharedMetadata(locale, { title: name, description: title.summary, pathOn, card: title.code })
  })
}

/** A title with its items, the same for every visitor of the site (spec §2, store pages). */
export default async function ProductPage({ params }: Props) {
  const { locale, visit } = await readProductAddress(params)
  return (
    <CatalogueScreen
      locale={locale}
      visit={visit}
      draw={({ value, asOf }) => <ProductContent locale={locale} {...value} asOf={asOf} />}
    />
  )
}
