import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Reference } from '@/lib/contract/commerce/catalogue/reference'

type References = readonly Reference[]

/** Titles like a title. */
export const similarTitles = (references: References): readonly TitleProduct[] =>
  references.flatMap(reference => (reference.referenceType === 'SIMILAR' ? [reference.target] : []))

/** Items of a title that commerce names as used up with its kits and that its page offers (contract §3). */
export function suppliesOf(
  { variantOptions = [] }: Pick<TitleProduct, 'variantOptions'>,
  references: References,
): readonly ItemProduct[] {
  const named = new Set(
    references.flatMap(({ referenceType, target }) => (referenceType === 'ACCESSORIES' ? [target.code] : [])),
  )
  return variantOptions.filter(
    ({ code, productItem }) => named.has(code) && productItem.status !== 'WITHDRAWN',
  )
}

/** Supplies of which a kit holds the first. */
export const suppliesInKit = (
  { productItem }: ItemProduct,
  supplies: readonly ItemProduct[],
): readonly ItemProduct[] =>
  supplies.filter(({ code }) => productItem.contents.some(part => part.code === code))

/** Supplies that no kit holds: they are bought beside it from the start. */
export const suppliesBeside = (
  kits: readonly ItemProduct[],
  supplies: readonly ItemProduct[],
): readonly ItemProduct[] =>
  supplies.filter(supply => kits.every(kit => suppliesInKit(kit, [supply]).length === 0))
