import 'server-only'
import { changeNote, fetchCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { sessionUnavailable } from '@/lib/session/session-unavailable'
import { withCartLock } from '../access/cart-lock.server'
import { cartRefOf } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import { entryOf } from '../lines/change-lines.server'
import type { LineNote } from '../lines/line-notes'

/**
 * Saves notes of lines. The lines are read first, under the same lock, because their numbers shift when one
 * is removed. A line that is not in the cart any more keeps no note.
 */
export function changeNotes(
  shopper: Shopper,
  notes: readonly LineNote[],
  key: string,
): Promise<Result<undefined, Problem>> {
  const { customer } = shopper
  const ref = cartRefOf(shopper)
  if (customer.kind === 'unavailable') return Promise.resolve(failed(sessionUnavailable('changeNotes')))
  if (ref === undefined || notes.length === 0) return Promise.resolve(ok(undefined))
  return withCartLock<Result<undefined, Problem>>(shopper, failed, async lost => {
    const cart = await fetchCart(customer.context, ref)
    if (!cart.ok) return isCartGone(cart.error) ? ok(undefined) : cart
    for (const { code, note } of notes) {
      const entry = entryOf(cart.value, code)
      if (entry === undefined || (entry.note ?? '') === note || lost.aborted) continue
      const { entryNumber } = entry
      const saved = await changeNote(customer.context, ref, { entryNumber, note }, `${key}.note.${code}`)
      if (!saved.ok) return saved
    }
    return ok(undefined)
  })
}
