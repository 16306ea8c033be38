import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import { changeEntry, removeEntry } from '@/lib/backends/commerce/carts.server'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { ChosenLine } from './cart-lines'
import type { JudgedLine } from './judged-line'

/** A cart as it has just been read; the numbers of its lines hold until one goes. */
export type OpenCart = { context: CommerceContext; ref: CartRef; cart: Cart }

/**
 * New quantities of lines by the codes of their items; 0 takes a line out. `lost`: the cart is not locked any
 * more, so the numbers of its lines may be others.
 */
export type LineChange = { lines: readonly ChosenLine[]; key: string; lost?: AbortSignal }

/** What became of the lines: `removed` as they were before; of `missing` lines it is unknown. */
export type ChangedLines = {
  judged: readonly JudgedLine[]
  removed: readonly ChosenLine[]
  missing: number
}

export const entryOf = ({ entries }: Pick<Cart, 'entries'>, code: string): OrderEntry | undefined =>
  entries.find(({ product }) => product.code === code)

/**
 * Changes lines of a cart. A line never gets another quantity than asked for: where commerce gives it one, it
 * is set back to what it was, and that quantity becomes an offer. Fails only where nothing was changed.
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
    // By its item: a repetition begins with what is left, and a place in that would be another line's key.
    const taken = await take(open, step, `${key}.${step.entry.product.code}`)
    if (!taken.ok && index === 0) return failed(taken.error)
    if (!taken.ok) return ok({ judged, removed, missing: steps.length - index })
    if (taken.value !== undefined) judged.push(taken.value)
    else removed.push({ code: step.entry.product.code, quantity: step.entry.quantity })
  }
  return ok({ judged, removed, missing: 0 })
}

type Step = { entry: OrderEntry; quantity: number }

/**
 * Only what differs; lines that go come last and from the end, so that the numbers of the others hold until
 * then.
 */
function stepsOf(cart: Cart, lines: readonly ChosenLine[]): readonly Step[] {
  const steps = lines.flatMap(({ code, quantity }) => {
    const entry = entryOf(cart, code)
    return entry === undefined || entry.quantity === quantity ? [] : [{ entry, quantity }]
  })
  const leaving = steps.filter(({ quantity }) => quantity === 0)
  return [
    ...steps.filter(({ quantity }) => quantity > 0),
    ...leaving.toSorted((one, other) => other.entry.entryNumber - one.entry.entryNumber),
  ]
}

/** The verdict about a changed line; nothing for one that was taken out. */
async function take(
  { context, ref }: OpenCart,
  { entry, quantity }: Step,
  key: string,
): Promise<Result<JudgedLine | undefined, Problem>> {
  const { entryNumber, quantity: before } = entry
  if (quantity === 0) return removeEntry(context, ref, entryNumber, key)
  const changed = await changeEntry(context, ref, { entryNumber, quantity }, key)
  if (!changed.ok) return changed
  const got = changed.value.entry.quantity ?? before
  if (got === quantity || got === before) return changed
  const restored = await changeEntry(context, ref, { entryNumber, quantity: before }, `${key}.undo`)
  if (!restored.ok || restored.value.entry.quantity !== before) return changed
  const { entry: told } = changed.value
  return ok({
    ...changed.value,
    quantityAdded: 0,
    entry: { ...told, quantity: before },
    offer: got,
  })
}
