import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'

/** Result of the merge of an anonymous cart into the user's cart. */
export type MergeReport = {
  /** Number of its lines that are in the merged cart. */
  lines: number
  /** Lines with a lower quantity than both carts had together. */
  less: readonly { code: string; name: string; wanted: number; got: number }[]
  /** Lines whose price is another one for the user. */
  prices: readonly { code: string; name: string; before: Price; now: Price }[]
}

type Lines = Pick<Cart, 'entries'>

const unitsOf = (cart: Lines | undefined, code: string): number =>
  cart?.entries
    .filter(({ product }) => product.code === code)
    .reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

/** Compares the carts before and after the merge, for each line of the anonymous cart. */
export function reportMerge(anonymous: Lines, own: Lines | undefined, merged: Lines): MergeReport {
  const less = anonymous.entries.flatMap(({ product: { code, name } }) => {
    const wanted = unitsOf(anonymous, code) + unitsOf(own, code)
    const got = unitsOf(merged, code)
    return got < wanted ? [{ code, name, wanted, got }] : []
  })
  const prices = anonymous.entries.flatMap(({ product: { code, name }, basePrice: before }) => {
    const now = merged.entries.find(({ product }) => product.code === code)?.basePrice
    return before === undefined || now === undefined || before.value === now.value
      ? []
      : [{ code, name, before, now }]
  })
  const isThere = ({ product }: Cart['entries'][number]) =>
    unitsOf(merged, product.code) > unitsOf(own, product.code)
  return { lines: anonymous.entries.filter(isThere).length, less, prices }
}
