import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Reference } from '@/lib/contract/commerce/catalogue/reference'

type References = readonly Reference[]

/** The similar titles of a title. */
export const similarTitles = (references: References): readonly TitleProduct[] =>
  references.flatMap(reference => (reference.referenceType === 'SIMILAR' ? [reference.target] : []))

/** Items of a title that commerce lists as accessories and that its page offers. */
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

/** Supplies that a kit contains. */
export const suppliesInKit = (
  { productItem }: ItemProduct,
  supplies: readonly ItemProduct[],
): readonly ItemProduct[] =>
  supplies.filter(({ code }) => productItem.contents.some(part => part.code === code))

/** Supplies that no kit contains: they are bought separately from the start. */
export const suppliesBeside = (
  kits: readonly ItemProduct[],
  supplies: readonly ItemProduct[],
): readonly ItemProduct[] =>
  supplies.filter(supply => kits.every(kit => suppliesInKit(kit, [supply]).length === 0))
