import 'server-only'
import type { CartRef } from '@/lib/commerce/cart-ref'
import { changeEntry, fetchCart, fetchCartBadge, isCartGone, removeEntry } from '@/lib/commerce/carts.server'
import type { CommerceContext } from '@/lib/commerce/commerce-call.server'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { failed, ok, type Problem, type Result } from '@/lib/http/result'
import { inCartsTurn } from './add-lines.server'
import type { ChosenLine } from './cart-lines'
import { cartRefOf } from './read-cart.server'
import { type CartVisit, sessionAway } from './visit.server'

/** What became of the lines: `removed` as they were before, `missing` nobody was told of. `isGone`: there is no such line or cart. */
export type ChangedEntries = {
  modifications: readonly CartModification[]
  removed: readonly ChosenLine[]
  missing: number
  isGone: boolean
  totalItems: number | undefined
}

/** New quantities of lines by the codes of their items; 0 takes a line out. */
type Change = { lines: readonly ChosenLine[]; key: string }

/**
 * Changes lines of the cart of whoever visits. The numbers of lines change when one goes, so they are read first, in the same turn:
 * a page that is older than the cart can never change another line.
 */
export function changeEntries(visit: CartVisit, change: Change): Promise<Result<ChangedEntries, Problem>> {
  const { customer } = visit
  const ref = cartRefOf(visit)
  if (customer.kind === 'unavailable') return Promise.resolve(failed(sessionAway('changeEntries')))
  if (ref === undefined) return Promise.resolve(ok(GONE))
  return inCartsTurn(visit, async () => {
    const cart = await fetchCart(customer.context, ref)
    if (!cart.ok) return isCartGone(cart.error) ? ok(GONE) : cart
    return changeIn({ context: customer.context, ref, cart: cart.value }, change)
  })
}

const GONE: ChangedEntries = {
  modifications: [],
  removed: [],
  missing: 0,
  isGone: true,
  totalItems: undefined,
}

type OpenCart = { context: CommerceContext; ref: CartRef; cart: Cart }

type Step = { entry: OrderEntry; quantity: number }

async function changeIn(open: OpenCart, { lines, key }: Change): Promise<Result<ChangedEntries, Problem>> {
  const steps = stepsOf(open.cart, lines)
  const modifications: CartModification[] = []
  const removed: ChosenLine[] = []
  for (const [index, step] of steps.entries()) {
    // By its item: a repetition begins with what is left, and a place in that would be another line's key.
    const taken = await take(open, step, `${key}.${step.entry.product.code}`)
    if (!taken.ok && index === 0) return taken
    if (!taken.ok) return withCount(open, { modifications, removed, missing: steps.length - index })
    if (taken.value !== undefined) modifications.push(taken.value)
    else removed.push({ code: step.entry.product.code, quantity: step.entry.quantity })
  }
  const isGone = lines.some(({ code }) => entryOf(open.cart, code) === undefined)
  return withCount(open, { modifications, removed, missing: 0, isGone })
}

const entryOf = ({ entries }: Cart, code: string): OrderEntry | undefined =>
  entries.find(({ product }) => product.code === code)

/** Only what differs; lines that go come last and from the end, so that the numbers of the others hold until then. */
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
const take = (
  { context, ref }: OpenCart,
  { entry: { entryNumber }, quantity }: Step,
  key: string,
): Promise<Result<CartModification | undefined, Problem>> =>
  quantity === 0
    ? removeEntry(context, ref, entryNumber, key)
    : changeEntry(context, ref, { entryNumber, quantity }, key)

async function withCount(
  { context, ref }: OpenCart,
  changed: Omit<ChangedEntries, 'totalItems' | 'isGone'> & { isGone?: boolean },
): Promise<Result<ChangedEntries, Problem>> {
  const badge = await fetchCartBadge(context, ref)
  const totalItems = badge.ok ? badge.value.totalItems : undefined
  return ok({ isGone: false, ...changed, totalItems })
}
