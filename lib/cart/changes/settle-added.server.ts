import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import { fetchCart } from '@/lib/backends/commerce/carts.server'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { changeLines, entryOf } from '../lines/change-lines.server'
import type { JudgedLine } from '../lines/judged-line'

type Added = {
  context: CommerceContext
  ref: CartRef
  key: string
  modifications: readonly CartModification[]
}

/** `cart`: its current state; undefined if it could not be read. */
export type SettledLines = { modifications: readonly JudgedLine[]; cart: Cart | undefined }

/**
 * Reads the cart after lines were added, and reverts lines that got another quantity than requested or have
 * no price. Never fails: a line that could not be reverted keeps its result.
 */
export async function settleAdded(added: Added): Promise<SettledLines> {
  const { context, ref, key, modifications } = added
  const read = await fetchCart(context, ref)
  if (!read.ok) return { modifications, cart: undefined }
  const wrong = new Set(modifications.filter(line => isUnwanted(read.value, line)))
  if (wrong.size === 0) return { modifications, cart: read.value }
  const lines = [...wrong].map(({ entry, quantityAdded }) => ({
    code: entry.product.code,
    quantity: (entry.quantity ?? 0) - quantityAdded,
  }))
  const undone = await changeLines({ context, ref, cart: read.value }, { lines, key: `${key}.undo` })
  const after = await fetchCart(context, ref)
  if (!undone.ok || undone.value.missing > 0)
    return { modifications, cart: after.ok ? after.value : undefined }
  return {
    modifications: modifications.map(line => (wrong.has(line) ? refused(read.value, line) : line)),
    cart: after.ok ? after.value : undefined,
  }
}

const isUnwanted = (cart: Cart, { quantity, quantityAdded, entry }: CartModification): boolean =>
  quantityAdded > 0 && (quantityAdded !== quantity || !hasPrice(cart, entry.product.code))

const hasPrice = (cart: Cart, code: string): boolean => {
  const entry = entryOf(cart, code)
  return entry === undefined || entry.basePrice !== undefined
}

function refused(cart: Cart, line: CartModification): JudgedLine {
  const { quantityAdded, entry } = line
  const asItWas = {
    ...line,
    quantityAdded: 0,
    entry: { ...entry, quantity: (entry.quantity ?? 0) - quantityAdded },
  }
  return hasPrice(cart, entry.product.code)
    ? { ...asItWas, offer: quantityAdded }
    : { ...asItWas, statusCode: 'notSold' }
}
