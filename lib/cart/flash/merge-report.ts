import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { LostNote } from './lost-notes'

/** Result of the merge of an anonymous cart into the user's cart. */
export type MergeReport = {
  /** Number of its lines that are in the merged cart. */
  lines: number
  /** Lines with a lower quantity than both carts had together. */
  less: readonly { code: string; name: string; wanted: number; got: number }[]
  /** Lines whose price is another one for the user. */
  prices: readonly { code: string; name: string; before: Price; now: Price }[]
  /** Notes of its lines that the merged cart does not have. */
  notes: readonly LostNote[]
  /** Its promotion codes that the merged cart does not have. */
  vouchers: readonly string[]
}

const entryIn = (cart: Lines, code: string) => cart.entries.find(({ product }) => product.code === code)

type Lines = Pick<Cart, 'entries' | 'appliedVouchers'>

const unitsOf = (cart: Lines | undefined, code: string): number =>
  cart?.entries
    .filter(({ product }) => product.code === code)
    .reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

const codesOf = ({ appliedVouchers = [] }: Lines): readonly string[] =>
  appliedVouchers.map(({ voucherCode }) => voucherCode)

/** Compares the carts before and after the merge, for each line of the anonymous cart. */
export function reportMerge(anonymous: Lines, own: Lines | undefined, merged: Lines): MergeReport {
  const less = anonymous.entries.flatMap(({ product: { code, name } }) => {
    const wanted = unitsOf(anonymous, code) + unitsOf(own, code)
    const got = unitsOf(merged, code)
    return got < wanted ? [{ code, name, wanted, got }] : []
  })
  const prices = anonymous.entries.flatMap(({ product: { code, name }, basePrice: before }) => {
    const now = entryIn(merged, code)?.basePrice
    return before === undefined || now === undefined || before.value === now.value
      ? []
      : [{ code, name, before, now }]
  })
  const notes = anonymous.entries.flatMap(({ product: { code, name }, note = '' }) =>
    note === '' || entryIn(merged, code)?.note?.includes(note) ? [] : [{ code, name, note }],
  )
  const held = new Set(codesOf(merged))
  const vouchers = codesOf(anonymous).filter(code => !held.has(code))
  const isThere = ({ product }: Cart['entries'][number]) =>
    unitsOf(merged, product.code) > unitsOf(own, product.code)
  return { lines: anonymous.entries.filter(isThere).length, less, prices, notes, vouchers }
}
