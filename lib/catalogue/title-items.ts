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
