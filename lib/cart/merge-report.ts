import { z } from 'zod'
import type { Cart } from '@/lib/contract/commerce/cart/cart'

const LINE = z.object({ code: z.string(), name: z.string(), wanted: z.int(), got: z.int() })

/** What became of an anonymous cart that was put into one's own. */
export const MERGE_REPORT = z.object({
  lines: z.int(),
  /** Lines of which less is there than both carts had together. */
  less: z.array(LINE),
})

export type MergeReport = z.infer<typeof MERGE_REPORT>

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
