import { CatalogueScreen } from '../../_screen/catalogue-screen'
import { type ProductParams, readProductAddress } from './_product/read-product'

type Props = { params: ProductParams }

/** Redirects a code without a slug to the address of its title. */
export default async function ProductCodePage({ params }: Props) {
  return <CatalogueScreen {...(await readProductAddress(params))} draw={() => null} />
}
