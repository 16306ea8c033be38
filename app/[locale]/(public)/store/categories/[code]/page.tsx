import { CatalogueScreen } from '../../_screen/catalogue-screen'
import { type CategoryParams, readCategoryAddress } from './_category/read-category'

type Props = { params: CategoryParams }

/** Redirects a code without a slug to the address of its area. */
export default async function CategoryCodePage({ params }: Props) {
  return <CatalogueScreen {...(await readCategoryAddress(params))} draw={() => null} />
}
