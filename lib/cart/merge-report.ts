import type { Cart } from '@/lib/contract/commerce/cart/cart'

/** What became of an anonymous cart that was put into one's own. */
export type MergeReport = {
  /** How many of its lines are there now. */
  lines: number
  /** Lines of which less is there than both carts had together. */
  less: readonly { code: string; name: string; wanted: number; got: number }[]
}

type Lines = Pick<Cart, 'entries'>

const unitsOf = (cart: Lines | undefined, code: string): number =>
  cart?.entries
    .filter(({ product }) => product.code === code)
    .reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

/** Compares the carts before and after, line by line of the one that was merged. */
export function reportMerge(anonymous: Lines, own: Lines | undefined, merged: Lines): MergeReport {
  const less = anonymous.entries.flatMap(({ product: { code, name } }) => {
    const wanted = unitsOf(anonymous, code) + unitsOf(own, code)
    const got = unitsOf(merged, code)
    return got < wanted ? [{ code, name, wanted, got }] : []
  })
  const isThere = ({ product }: Cart['entries'][number]) =>
    unitsOf(merged, product.code) > unitsOf(own, product.code)
  return { lines: anonymous.entries.filter(isThere).length, less }
}
