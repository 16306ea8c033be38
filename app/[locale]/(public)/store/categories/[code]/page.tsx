import { CatalogueScreen } from '../../_screen/catalogue-screen'
import { type CategoryParams, readCategoryAddress } from './_category/read-category'

type Props = { params: CategoryParams }

/** A code without a name leads to the address of its area; there is nothing to show here. */
export default async function CategoryCodePage({ params }: Props) {
  return <CatalogueScreen {...(await readCategoryAddress(params))} draw={() => null} />
}
