import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { ITEM_GROUPS } from '@/lib/contract/commerce/catalogue/product-item'

export type ItemGroup = {
  group: (typeof ITEM_GROUPS)[number]
  /** Number of items that this site sells. */
  count: number
  fromPrice?: Price | undefined
  items: readonly ItemProduct[]
}

/**
 * The items of a title by group, kits first, without empty groups; withdrawn items come last in their group.
 */
export function groupItems({
  itemGroups = [],
  variantOptions = [],
}: Pick<TitleProduct, 'itemGroups' | 'variantOptions'>): readonly ItemGroup[] {
  return ITEM_GROUPS.flatMap(group => {
    const items = variantOptions.filter(({ productItem }) => productItem.group === group)
    if (items.length === 0) return []
    const { count = 0, fromPrice } = itemGroups.find(entry => entry.group === group) ?? {}
    return [{ group, count, fromPrice, items: items.toSorted((a, b) => goneLast(a) - goneLast(b)) }]
  })
}

const goneLast = ({ productItem }: ItemProduct): number => (productItem.status === 'WITHDRAWN' ? 1 : 0)
