import type { Level } from '@/lib/catalogue/level-name'
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

/** The level that most of the items require; of several equally frequent ones, that of the first item. */
export function usualLevel(items: readonly Pick<ItemProduct, 'qualificationLevel'>[]): Level {
  const countLike = (level: Level) =>
    items.filter(({ qualificationLevel }) => qualificationLevel?.code === level?.code).length
  // Items are sorted, not their levels: a sort moves undefined, which is a level too, to the end.
  return items.toSorted((a, b) => countLike(b.qualificationLevel) - countLike(a.qualificationLevel))[0]
    ?.qualificationLevel
}

const goneLast = ({ productItem }: ItemProduct): number => (productItem.status === 'WITHDRAWN' ? 1 : 0)
