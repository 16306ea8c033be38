import type { ItemProduct } from '../../../lib/contract/commerce/catalogue/product.ts'

/** An item as returns and parcels name it. Clients of the engine read the list of options, so it is there. */
export const withoutOptions = (item: Pick<ItemProduct, 'code' | 'name' | 'images'> | undefined) => ({
  code: item?.code ?? '',
  name: item?.name ?? '',
  images: item?.images ?? [],
  baseOptions: [],
})
