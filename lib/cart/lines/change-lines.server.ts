import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import { changeEntry, removeEntry } from '@/lib/backends/commerce/carts.server'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { ChosenLine } from './cart-lines'
import type { JudgedLine } from './judged-line'

/** A cart that has just been read; its line numbers are valid until a line is removed. */
export type OpenCart = { context: CommerceContext; ref: CartRef; cart: Cart }

/**
 * New quantities by item code, with a note if it changes too; 0 removes a line. `lost` aborts when the lock
 * of the cart is lost, after which the line numbers may differ.
 */
export type LineChange = { lines: readonly ChosenLine[]; key: string; lost?: AbortSignal }

/**
 * Result of a change. `removed`: lines as they were before. `missing`: number of lines whose outcome is
 * unknown.
 */
export type ChangedLines = {
  judged: readonly JudgedLine[]
  removed: readonly ChosenLine[]
  missing: number
}

export const entryOf = ({ entries }: Pick<Cart, 'entries'>, code: string): OrderEntry | undefined =>
  entries.find(({ product }) => product.code === code)

/**
 * Changes lines of a cart. If commerce sets another quantity than the requested one, the line is set back and
 * that quantity becomes an offer. Fails only if the first change fails.
 */
export async function changeLines(
  open: OpenCart,
  { lines, key, lost }: LineChange,
): Promise<Result<ChangedLines, Problem>> {
  const steps = stepsOf(open.cart, lines)
  const judged: JudgedLine[] = []
  const removed: ChosenLine[] = []
  for (const [index, step] of steps.entries()) {
    if (lost?.aborted === true && index > 0) return ok({ judged, removed, missing: steps.length - index })
    // The key contains the item code, not the position: a repeated submission starts with the remaining
    // lines, and a position would be another line's key.
    const taken = await take(open, step, `${key}.${step.entry.product.code}`)
    if (!taken.ok && index === 0) return failed(taken.error)
    if (!taken.ok) return ok({ judged, removed, missing: steps.length - index })
    if (taken.value !== undefined) judged.push(taken.value)
    else removed.push(lineOf(step.entry))
  }
  return ok({ judged, removed, missing: 0 })
}

/** An entry as a line that can be added again. */
export const lineOf = ({ product: { code }, quantity, note }: OrderEntry): ChosenLine => ({
  code,
  quantity,
  ...(note !== undefined && { note }),
})

type Step = { entry: OrderEntry; quantity: number; note: string | undefined }

/**
 * Only the lines that differ. Removals come last, from the end, so that the numbers of the other lines stay
 * valid until then.
 */
function stepsOf(cart: Cart, lines: readonly ChosenLine[]): readonly Step[] {
  const steps = lines.flatMap(({ code, quantity, note }) => {
    const entry = entryOf(cart, code)
    const isNoted = quantity > 0 && note !== undefined && note !== (entry?.note ?? '')
    return entry === undefined || (entry.quantity === quantity && !isNoted)
      ? []
      : [{ entry, quantity, note: isNoted ? note : undefined }]
  })
  const leaving = steps.filter(({ quantity }) => quantity === 0)
  return [
    ...steps.filter(({ quantity }) => quantity > 0),
    ...leaving.toSorted((one, other) => other.entry.entryNumber - one.entry.entryNumber),
  ]
}

/** Result of one changed line; undefined for a removed line. */
async function take(
  { context, ref }: OpenCart,
  { entry, quantity, note }: Step,
  key: string,
): Promise<Result<JudgedLine | undefined, Problem>> {
  const { entryNumber, quantity: before } = entry
  if (quantity === 0) return removeEntry(context, ref, entryNumber, key)
  const changed = await changeEntry(context, ref, { entryNumber, quantity, note }, key)
  if (!changed.ok) return changed
  const got = changed.value.entry.quantity ?? before
  if (got === quantity || got === before) return changed
  const restored = await changeEntry(context, ref, { entryNumber, quantity: before }, `${key}.undo`)
  if (!restored.ok || restored.value.entry.quantity !== before) return changed
  const { entry: current } = changed.value
  return ok({
    ...changed.value,
    quantityAdded: 0,
    entry: { ...current, quantity: before },
    offer: got,
  })
}
