import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'

/** Unit prices by quantity, as `1:226 10:200`; empty for an item without a price. */
export function pricesByQuantity({ price, volumePrices = [] }: Pick<ItemProduct, 'price' | 'volumePrices'>) {
  if (price === undefined) return ''
  const tiers = volumePrices.map(({ minQuantity, value }) => [minQuantity, value] as const)
  return [[1, price.value], ...tiers].map(tier => tier.join(':')).join(' ')
}
