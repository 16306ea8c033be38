import { CatalogueScreen } from '../../_screen/catalogue-screen'
import { type ProductParams, readProductAddress } from './_product/read-product'

type Props = { params: ProductParams }

/** A code without a name leads to the address of its title; there is nothing to show here. */
export default async function ProductCodePage({ params }: Props) {
  return <CatalogueScreen {...(await readProductAddress(params))} draw={() => null} />
}
