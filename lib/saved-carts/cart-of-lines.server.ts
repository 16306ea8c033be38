import 'server-only'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { addEntries, createCart, deleteCart } from '@/lib/commerce/carts.server'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { ok, type Problem, type Result } from '@/lib/http/result'
import { logger } from '@/lib/log/logger'

/** A cart beside the one that is being filled; undefined `code` where nothing could be put into it. */
export type CartOfLines = { code: string | undefined; modifications: readonly CartModification[] }

/**
 * Makes a cart of chosen lines that is to be saved or to become a quote. Until then it stands before the active one (contract 1.3),
 * so this runs in the turn of the carts, and `dropCart` must follow where it comes to nothing.
 */
export async function makeCartOfLines(
  context: SignedInContext,
  lines: readonly ChosenLine[],
  key: string,
): Promise<Result<CartOfLines, Problem>> {
  const made = await createCart(context, `${key}.cart`)
  if (!made.ok) return made
  const { code } = made.value
  const added = await addEntries(context, code, lines, `${key}.add`)
  const isEmpty = !added.ok || added.value.every(({ quantityAdded }) => quantityAdded === 0)
  if (isEmpty) await dropCart(context, code)
  return added.ok ? ok({ code: isEmpty ? undefined : code, modifications: added.value }) : added
}

/** Takes a cart away that came to nothing, so that the active one is found again. */
export async function dropCart(context: SignedInContext, code: string): Promise<void> {
  const dropped = await deleteCart(context, code)
  if (!dropped.ok) logger.warn({ reason: dropped.error.kind }, 'Error dropping a cart:')
}
