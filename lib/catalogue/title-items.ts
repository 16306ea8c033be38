import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'

type Items = Pick<TitleProduct, 'variantOptions'>

/** Kits that say what comes with them. */
export const kitsOf = ({ variantOptions = [] }: Items): readonly ItemProduct[] =>
  variantOptions.filter(({ productItem }) => productItem.group === 'KIT' && productItem.contents.length > 0)

/** Courses that can be ordered. */
export const coursesOf = ({ variantOptions = [] }: Items): readonly ItemProduct[] =>
  variantOptions.filter(
    ({ productItem }) => productItem.group === 'TRAINING' && productItem.status !== 'WITHDRAWN',
  )

/** Whether nobody can order it for themselves. */
export const isForInstitutions = ({ variantOptions = [] }: Items): boolean =>
  variantOptions.length > 0 && variantOptions.every(({ productItem }) => productItem.shipTo === 'INSTITUTION')

/** Ranks of level that a title and those of its items ask for that can be ordered. */
export type NeededRanks = { title: number; items: readonly number[] }

/** Each once; 0 where no level is asked for. */
export function neededRanks({
  qualificationLevel,
  variantOptions = [],
}: Pick<TitleProduct, 'qualificationLevel' | 'variantOptions'>): NeededRanks {
  const sold = variantOptions.filter(({ productItem }) => productItem.status !== 'WITHDRAWN')
  const ranks = sold.map(item => item.qualificationLevel?.rank ?? 0)
  return { title: qualificationLevel?.rank ?? 0, items: [...new Set(ranks)] }
}
