import 'server-only'
import { fetchCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { sessionUnavailable } from '@/lib/session/session-unavailable'
import { withCartLock } from '../access/cart-lock.server'
import { cartRefOf } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import {
  type ChangedLines,
  changeLines,
  entryOf,
  type LineChange,
  type OpenCart,
} from '../lines/change-lines.server'

/**
 * Result of a change of lines. `isGone`: the line or the cart does not exist. `cart`: the cart after the
 * change, if it could be read.
 */
export type ChangedEntries = ChangedLines & {
  isGone: boolean
  before: Cart | undefined
  cart: Cart | undefined
}

/**
 * Changes lines of the shopper's cart. Line numbers shift when a line is removed, so the lines are read
 * first, under the same lock: an outdated page can never change another line. Without `lines` the cart is
 * emptied.
 */
export function changeEntries(
  shopper: Shopper,
  { lines, key }: Partial<LineChange> & Pick<LineChange, 'key'>,
): Promise<Result<ChangedEntries, Problem>> {
  const { customer } = shopper
  const ref = cartRefOf(shopper)
  if (customer.kind === 'unavailable') return Promise.resolve(failed(sessionUnavailable('changeEntries')))
  if (ref === undefined) return Promise.resolve(ok(GONE))
  return withCartLock<Result<ChangedEntries, Problem>>(shopper, failed, async lost => {
    const cart = await fetchCart(customer.context, ref)
    if (!cart.ok) return isCartGone(cart.error) ? ok(GONE) : cart
    const all = () => cart.value.entries.map(({ product: { code } }) => ({ code, quantity: 0 }))
    const open = { context: customer.context, ref, cart: cart.value }
    return changeIn(open, { lines: lines ?? all(), key, lost })
  })
}

const GONE: ChangedEntries = {
  judged: [],
  removed: [],
  missing: 0,
  isGone: true,
  before: undefined,
  cart: undefined,
}

async function changeIn(open: OpenCart, change: LineChange): Promise<Result<ChangedEntries, Problem>> {
  const changed = await changeLines(open, change)
  if (!changed.ok) return changed
  const isGone = change.lines.some(({ code }) => entryOf(open.cart, code) === undefined)
  const after = await fetchCart(open.context, open.ref)
  return ok({ ...changed.value, isGone, before: open.cart, cart: after.ok ? after.value : undefined })
}
