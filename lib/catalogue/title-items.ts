import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'

type Items = Pick<TitleProduct, 'variantOptions'>

/** Kits with a list of contents. */
export const kitsOf = ({ variantOptions = [] }: Items): readonly ItemProduct[] =>
  variantOptions.filter(({ productItem }) => productItem.group === 'KIT' && productItem.contents.length > 0)

/** Courses that can be ordered. */
export const coursesOf = ({ variantOptions = [] }: Items): readonly ItemProduct[] =>
  variantOptions.filter(
    ({ productItem }) => productItem.group === 'TRAINING' && productItem.status !== 'WITHDRAWN',
  )

/** Whether all items are shipped to institutions only, so that no user can order them privately. */
export const isForInstitutions = ({ variantOptions = [] }: Items): boolean =>
  variantOptions.length > 0 && variantOptions.every(({ productItem }) => productItem.shipTo === 'INSTITUTION')

/** Ranks of the levels that a title and those of its items that are not withdrawn require. */
export type NeededRanks = { title: number; items: readonly number[] }

/** Without duplicates; 0 where no level is required. */
export function neededRanks({
  qualificationLevel,
  variantOptions = [],
}: Pick<TitleProduct, 'qualificationLevel' | 'variantOptions'>): NeededRanks {
  const sold = variantOptions.filter(({ productItem }) => productItem.status !== 'WITHDRAWN')
  const ranks = sold.map(item => item.qualificationLevel?.rank ?? 0)
  return { title: qualificationLevel?.rank ?? 0, items: [...new Set(ranks)] }
}
