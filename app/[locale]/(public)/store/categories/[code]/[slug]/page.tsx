import type { Metadata } from 'next'
import { loadCategoryPaths } from '@/lib/catalogue/category-on-sites.server'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { catalogueMetadata } from '../../../_screen/catalogue-context'
import { CatalogueScreen } from '../../../_screen/catalogue-screen'
import { CategoryContent } from '../_category/category-content'
import { type CategoryParams, readCategoryAddress } from '../_category/read-category'

type Props = { params: CategoryParams }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale, visit }, paths] = await Promise.all([
    readCategoryAddress(params),
    params.then(({ code }) => loadCategoryPaths(decodeURIComponent(code))),
  ])
  return catalogueMetadata(locale, visit, ({ category: { name, description } }) =>
    sharedMetadata(locale, { title: name, description, pathOn: site => paths.get(site) }),
  )
}

/** An area with its description and its titles (spec §2, store pages). */
export default async function CategoryPage({ params }: Props) {
  const { locale, visit } = await readCategoryAddress(params)
  return (
    <CatalogueScreen
      locale={locale}
      visit={visit}
      draw={shown => <CategoryContent locale={locale} {...shown} />}
    />
  )
}
