import 'server-only'
import {
  addEntries,
  chooseOrganization,
  createCart,
  deleteCart,
  isCartGone,
} from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { saveCart } from '@/lib/backends/commerce/saved-carts.server'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { SavedCartName } from './saved-cart-form'

/**
 * Lines for a saved cart, its name, the account that it is for, by default that of new carts, and the
 * submission key.
 */
export type WantedCart = {
  lines: readonly ChosenLine[]
  kept: SavedCartName
  account?: string | undefined
  key: string
}

/** A saved cart made of requested lines; `key` is the idempotency key of the next calls about it. */
export type CartOfLines = { code: string; key: string; modifications: readonly CartModification[] }

/** Undefined if no line could be added to the cart. */
type Used<T> = Result<T | undefined, Problem>

type Use<T> = (cart: CartOfLines) => Promise<Result<T, Problem>>

/**
 * A repeated submission may find that the carts of earlier tries are deleted; more tries than this indicate a
 * defect.
 */
const MOST_TRIES = 5

/**
 * Creates a saved cart of requested lines and uses it. It is named while it is empty: a cart without a name
 * is the active one (contract 1.3), which it must be only between these two calls. It is deleted if no line
 * could be added or if anything fails.
 */
export async function withCartOfLines<T>(
  context: SignedInContext,
  wanted: WantedCart,
  use: Use<T>,
  tries = MOST_TRIES,
): Promise<Used<T>> {
  const made = await createCart(context, `${wanted.key}.cart`)
  if (!made.ok) return made
  const { code } = made.value
  const used = await fill(context, code, wanted, use)
  if (used.ok && used.value !== undefined) return used
  // For a repeated submission, commerce returns the cart of the first try, which has been deleted: start
  // again with the next key.
  if (!used.ok && isCartGone(used.error) && tries > 1)
    return withCartOfLines(context, { ...wanted, key: `${wanted.key}.${code}` }, use, tries - 1)
  await dropCart(context, code)
  return used
}

async function fill<T>(
  context: SignedInContext,
  code: string,
  { lines, kept, account, key }: WantedCart,
  use: Use<T>,
): Promise<Used<T>> {
  const saved = await saveCart(context, code, kept, `${key}.save`)
  if (!saved.ok) return saved
  if (account !== undefined) {
    const chosen = await chooseOrganization(context, { uid: account, cart: code }, `${key}.account`)
    if (!chosen.ok) return chosen
  }
  const added = await addEntries(context, code, lines, `${key}.add`)
  if (!added.ok) return failed(added.error)
  const isEmpty = added.value.every(({ quantityAdded }) => quantityAdded === 0)
  return isEmpty ? ok(undefined) : use({ code, key, modifications: added.value })
}

/** Deletes a cart that could not be used or is no longer needed. */
export async function dropCart(context: SignedInContext, code: string): Promise<void> {
  const dropped = await deleteCart(context, code)
  if (!dropped.ok && !isCartGone(dropped.error))
    logger.warn({ reason: dropped.error.kind }, 'Error dropping a cart:')
}
